#include "reactions.c"

/* a x = b (a by rows): of the solutions that for which the norm of the unknowns marked in `shared` is least; the others
   must be determined. Rows are scaled, then columns, the marked ones together, first as inertias are; then the columns of a are rotated until
   they are orthogonal, a v = u s, by Jacobi. What is below 1e-8 of the largest singular value is zero.
   More than `may_be_left` of an equation, relative to the largest term, is a contradiction. */
static int solve_norm(int n, double *a, double *b, const int *shared, double may_be_left)
{
    double v[MINIMUM_NORM_LARGEST * MINIMUM_NORM_LARGEST], size[MINIMUM_NORM_LARGEST], x[MINIMUM_NORM_LARGEST];
    const double unit = reaction_unit(n, n, a, shared);
    double whole[MINIMUM_NORM_LARGEST * MINIMUM_NORM_LARGEST], right[MINIMUM_NORM_LARGEST];
    double s[MINIMUM_NORM_LARGEST], together = 0.0, most = 0.0, left = 0.0, term = 0.0;
    int i, j, k, sweep, again, turned = 1;
    for (i = 0; i < n; i++) {
        double row = 0.0;
        for (j = 0; j < n; j++) {
            if (shared[j]) a[i * n + j] *= unit;
            row = fmax(row, fabs(a[i * n + j]));
        }
        for (j = 0; row > 0.0 && j < n; j++) a[i * n + j] /= row;
        if (row > 0.0) b[i] /= row;
        term = fmax(term, fabs(b[i]));
        right[i] = b[i];
    }
    for (j = 0; j < n; j++) {
        size[j] = 0.0;
        for (i = 0; i < n; i++) size[j] = fmax(size[j], fabs(a[i * n + j]));
        if (shared[j]) together = fmax(together, size[j]);
    }
    for (j = 0; j < n; j++) {
        if (shared[j]) size[j] = together;
        if (!(size[j] > 0.0)) size[j] = 1.0;
        for (i = 0; i < n; i++) {
            whole[i * n + j] = a[i * n + j] /= size[j];
            v[i * n + j] = i == j;
        }
    }
    for (sweep = 0; turned && sweep < 60; sweep++) {
        turned = 0;
        for (j = 0; j < n; j++) {
            for (k = j + 1; k < n; k++) {
                double p = 0.0, q = 0.0, r = 0.0, zeta, t, c;
                for (i = 0; i < n; i++) {
                    p += a[i * n + j] * a[i * n + j];
                    q += a[i * n + k] * a[i * n + k];
                    r += a[i * n + j] * a[i * n + k];
                }
                if (!(fabs(r) > 1e-15 * sqrt(p * q)) || fabs(r) < 1e-40) continue;
                turned = 1;
                zeta = (q - p) / (2.0 * r);
                t = (zeta < 0.0 ? -1.0 : 1.0) / (fabs(zeta) + sqrt(1.0 + zeta * zeta));
                c = 1.0 / sqrt(1.0 + t * t);
                for (i = 0; i < n; i++) {
                    const double aj = a[i * n + j], vj = v[i * n + j];
                    a[i * n + j] = c * (aj - t * a[i * n + k]);
                    a[i * n + k] = c * (t * aj + a[i * n + k]);
                    v[i * n + j] = c * (vj - t * v[i * n + k]);
                    v[i * n + k] = c * (t * vj + v[i * n + k]);
                }
            }
        }
    }
    for (j = 0; j < n; j++) {
        s[j] = 0.0;
        for (i = 0; i < n; i++) s[j] += a[i * n + j] * a[i * n + j];
        most = fmax(most, s[j]);
        x[j] = 0.0;
    }
    for (again = 0; again < 2; again++) {
        /* Forces may be far larger than inertias: what rounding of them leaves is solved again. */
        for (j = 0; j < n; j++) {
            double along = 0.0;
            const int none = !(s[j] > 1e-16 * most);
            for (i = 0; i < n; i++) along += a[i * n + j] * b[i];
            for (i = 0; i < n; i++) {
                if (none && !shared[i] && fabs(v[i * n + j]) > 1e-4) return ERROR_SINGULAR;
                if (!none) x[i] += v[i * n + j] * along / s[j];
            }
        }
        for (i = 0; i < n; i++) {
            b[i] = right[i];
            for (j = 0; j < n; j++) b[i] -= whole[i * n + j] * x[j];
        }
    }
    for (i = 0; i < n; i++) {
        left = fmax(left, fabs(b[i]));
        term = fmax(term, fabs(x[i]));
    }
    for (i = 0; i < n; i++) b[i] = x[i] / size[i] * (shared[i] ? unit : 1.0);
    return left > may_be_left * term ? ERROR_SINGULAR : 0;
}
