"""What generated C needs beside libm: solutions of small dense systems, Newton's method, guarded functions."""

CODES = {
    "ok": "no error",
    "singular": "a linear system is singular, or not positive definite where it must be, or contradicts itself",
    "no_solution": "a nonlinear system has no solution that was found",
    "undefined": "a result is not a finite number: a law is taken outside its domain, or a value was never given",
}
# A comparison with what is not a number is not one either: it must not choose a branch.
GUARDED = {
    "quotient": "static double quotient(double a, double b) { return b == 0.0 ? NAN : a / b; }",
    "logarithm": "static double logarithm(double a) { return a > 0.0 ? log(a) : NAN; }",
    "power": "static double power(double a, double b) { return a == 0.0 && b < 0.0 ? NAN : pow(a, b); }",
    "tanh_inverse": "static double tanh_inverse(double a) { return fabs(a) < 1.0 ? atanh(a) : NAN; }",
    "less": "static double less(double a, double b) { return isnan(a) || isnan(b) ? NAN : a < b; }",
    "not_more": "static double not_more(double a, double b) { return isnan(a) || isnan(b) ? NAN : a <= b; }",
    "chosen": "static double chosen(double c, double a, double b) { return isnan(c) ? c : c != 0.0 ? a : b; }",
    "sign": "static double sign(double a) { return a > 0.0 ? 1.0 : a < 0.0 ? -1.0 : a; }",
    "least": "static double least(double a, double b) { return isnan(a) || a <= b ? a : b; }",
    "greatest": "static double greatest(double a, double b) { return isnan(a) || a >= b ? a : b; }",
}
FINITE = """
static int finite_all(int n, const double *a)
{
    int i;
    for (i = 0; i < n; i++) {
        if (!isfinite(a[i])) return ERROR_UNDEFINED;
    }
    return 0;
}
"""
CHOLESKY = """
/* a x = b for a symmetric positive definite a (by rows), by Cholesky's method; x takes the place of b. */
static int solve_definite(int n, double *a, double *b)
{
    int i, j, k;
    for (j = 0; j < n; j++) {
        const double whole = a[j * n + j];
        double pivot = whole;
        for (k = 0; k < j; k++) pivot -= a[j * n + k] * a[j * n + k];
        /* What is left of a diagonal element must be more than its rounding. */
        if (!(pivot > n * DBL_EPSILON * whole)) return ERROR_SINGULAR;
        pivot = sqrt(pivot);
        a[j * n + j] = pivot;
        for (i = j + 1; i < n; i++) {
            double sum = a[i * n + j];
            for (k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
            a[i * n + j] = sum / pivot;
        }
    }
    for (i = 0; i < n; i++) {
        for (k = 0; k < i; k++) b[i] -= a[i * n + k] * b[k];
        b[i] /= a[i * n + i];
    }
    for (i = n - 1; i >= 0; i--) {
        for (k = i + 1; k < n; k++) b[i] -= a[k * n + i] * b[k];
        b[i] /= a[i * n + i];
    }
    return 0;
}
"""
LU = """
/* a x = b, by elimination with partial pivoting; x takes the place of b. */
static int solve_general(int n, double *a, double *b)
{
    int i, j, k;
    for (k = 0; k < n; k++) {
        int pivot = k;
        for (i = k + 1; i < n; i++) {
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k])) pivot = i;
        }
        if (!(fabs(a[pivot * n + k]) > 0.0)) return ERROR_SINGULAR;
        if (pivot != k) {
            double kept;
            for (j = 0; j < n; j++) {
                kept = a[k * n + j];
                a[k * n + j] = a[pivot * n + j];
                a[pivot * n + j] = kept;
            }
            kept = b[k];
            b[k] = b[pivot];
            b[pivot] = kept;
        }
        for (i = k + 1; i < n; i++) {
            const double factor = a[i * n + k] / a[k * n + k];
            for (j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
            b[i] -= factor * b[k];
        }
    }
    for (i = n - 1; i >= 0; i--) {
        for (j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j];
        b[i] /= a[i * n + i];
    }
    return 0;
}
"""
NEWTON = """
typedef int (*nonlinear_system)(const double *given, const double *x, double *residual, double *jacobian);

static double norm(int n, const double *a)
{
    double sum = 0.0;
    int i;
    for (i = 0; i < n; i++) sum += a[i] * a[i];
    return sqrt(sum);
}

/* From x, by steps that are halved until the residual becomes smaller; x is the solution if 0 is returned. */
static int newton_from(nonlinear_system system, const double *given, int n, double *x)
{
    double residual[LARGEST], after[LARGEST], step[LARGEST], trial[LARGEST];
    double jacobian[LARGEST * LARGEST], slopes[LARGEST * LARGEST];
    int i, iteration, halving;
    if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
    for (iteration = 0; iteration < 60; iteration++) {
        const double size = norm(n, residual);
        int still = 1, settled = 1;
        if (!isfinite(size)) return ERROR_NO_SOLUTION;
        for (i = 0; i < n; i++) step[i] = residual[i];
        for (i = 0; i < n * n; i++) slopes[i] = jacobian[i];
        if (solve_general(n, slopes, step)) return ERROR_NO_SOLUTION;
        for (i = 0; i < n; i++) still = still && fabs(step[i]) <= 1e-12;
        for (halving = 0; halving < 30; halving++) {
            for (i = 0; i < n; i++) trial[i] = x[i] - step[i];
            if (!system(given, trial, after, slopes) && (norm(n, after) < size || size == 0.0)) break;
            for (i = 0; i < n; i++) step[i] /= 2.0;
        }
        if (halving == 30) {
            /* No smaller residual can be had: either this is rounding, or a place Newton cannot leave. */
            double scale = 0.0;
            for (i = 0; i < n * n; i++) scale += fabs(jacobian[i] * x[i % n]);
            return still || size <= 1e-10 * fmax(scale, 1e-12) ? 0 : ERROR_NO_SOLUTION;
        }
        for (i = 0; i < n; i++) {
            settled = settled && fabs(trial[i] - x[i]) <= 1e-13 * fmax(fabs(trial[i]), 1e-300);
            x[i] = trial[i];
            residual[i] = after[i];
        }
        for (i = 0; i < n * n; i++) jacobian[i] = slopes[i];
        if (settled || norm(n, residual) == 0.0) return 0;
    }
    return ERROR_NO_SOLUTION;
}

/* From the last solution, or else from a few other places; the solution is in x, and kept in `last` if there is one. */
static int newton(nonlinear_system system, const double *given, int n, double *last, double *x)
{
    static const double starts[] = {0.0, 1e-2, -1e-2, 1.0, -1.0, 30.0, -30.0};
    int i, k;
    for (k = -1; k < (int)(sizeof starts / sizeof starts[0]); k++) {
        for (i = 0; i < n; i++) x[i] = k >= 0 ? starts[k] : last ? last[i] : 0.0;
        if (!newton_from(system, given, n, x)) {
            for (i = 0; last && i < n; i++) last[i] = x[i];
            return 0;
        }
    }
    return ERROR_NO_SOLUTION;
}
"""
LEAST = """
/* a x = b (a by rows): of the solutions that for which the norm of the unknowns marked in `shared` is least; the others
   must be determined. Rows are scaled, then columns, the marked ones together; then the columns of a are rotated until
   they are orthogonal, a v = u s, by Jacobi. What is below 1e-8 of the largest singular value is zero.
   More than `may_be_left` of an equation, relative to the largest term, is a contradiction. */
static int solve_norm(int n, double *a, double *b, const int *shared, double may_be_left)
{
    double v[LEAST_LARGEST * LEAST_LARGEST], size[LEAST_LARGEST], x[LEAST_LARGEST];
    double s[LEAST_LARGEST], together = 0.0, most = 0.0, left = 0.0, term = 0.0;
    int i, j, k, sweep, turned = 1;
    for (i = 0; i < n; i++) {
        double row = 0.0;
        for (j = 0; j < n; j++) row = fmax(row, fabs(a[i * n + j]));
        for (j = 0; row > 0.0 && j < n; j++) a[i * n + j] /= row;
        if (row > 0.0) b[i] /= row;
        term = fmax(term, fabs(b[i]));
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
            a[i * n + j] /= size[j];
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
    for (j = 0; j < n; j++) {
        double along = 0.0;
        const int none = !(s[j] > 1e-16 * most);
        for (i = 0; i < n; i++) along += a[i * n + j] * b[i];
        for (i = 0; i < n; i++) {
            if (none && !shared[i] && fabs(v[i * n + j]) > 1e-4) return ERROR_SINGULAR;
            if (!none) x[i] += v[i * n + j] * along / s[j];
        }
        for (i = 0; !none && i < n; i++) b[i] -= a[i * n + j] * along / s[j];
    }
    for (i = 0; i < n; i++) {
        left = fmax(left, fabs(b[i]));
        term = fmax(term, fabs(x[i]));
    }
    for (i = 0; i < n; i++) b[i] = x[i] / size[i];
    return left > may_be_left * term ? ERROR_SINGULAR : 0;
}
"""
