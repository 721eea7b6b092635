#include "pivots.c"
#include "reactions.c"

/* Independent rows and columns of a, marked by ones in `chosen`, rows first; `sizes` become the greatest so far, and
   `scale` what rows and columns are divided by. Sizes are those of `weighed`, where inertias are no smaller than the
   directions of reactions: rows that have reactions are in units of the inertias, and so are reactions. */
static int choose(int m, int n, const double *a, const int *shared, double *chosen, double *sizes, double *scale,
                  double *weighed, double *work, double *order)
{
    const double unit = reaction_unit(m, n, a, shared);
    double *const units = weighed + m * n;
    int i, j, count, row;
    for (i = 0; i < m; i++) {
        units[i] = 1.0;
        for (j = 0; j < n; j++) {
            if (shared[j] && fabs(a[i * n + j]) > 0.0) units[i] = unit;
        }
    }
    for (j = 0; j < n; j++) units[m + j] = shared[j] ? 1.0 / unit : 1.0;
    for (i = 0; i < m; i++) {
        for (j = 0; j < n; j++) weighed[i * n + j] = a[i * n + j] / units[i] / units[m + j];
    }
    grow(m, n, weighed, sizes, scale);
    for (i = 0; i < m + n; i++) scale[i] *= units[i];
    for (i = 0; i < m + n; i++) chosen[i] = 0.0;
    count = independent(m, n, a, scale, 1e-10, work, order);
    for (i = 0; i < count; i++) chosen[(int)order[i]] = 1.0;
    for (i = 0, row = 0; i < m; i++) {
        for (j = 0; chosen[i] > 0.0 && j < n; j++) work[row * n + j] = a[i * n + j] / scale[i] / scale[m + j];
        if (chosen[i] > 0.0) row++;
    }
    count = pivoted(count, n, work, 0.0, order);
    for (j = 0; j < count; j++) chosen[m + (int)order[j]] = 1.0;
    return count == row ? 0 : ERROR_SINGULAR;
}

/* The r equations of r unknowns that are chosen, with several right sides, by elimination with partial pivoting: a has
   r rows of r + sides numbers, and the solutions take the place of the right sides. */
static int eliminate(int r, int sides, double *a)
{
    const int n = r + sides;
    int i, j, k;
    for (i = 0; i < r; i++) {
        double size = 0.0;
        for (j = 0; j < r; j++) size = fmax(size, fabs(a[i * n + j]));
        if (!(size > 0.0)) return ERROR_SINGULAR;
        for (j = 0; j < n; j++) a[i * n + j] /= size;
    }
    for (k = 0; k < r; k++) {
        int pivot = k;
        for (i = k + 1; i < r; i++) {
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k])) pivot = i;
        }
        if (!(fabs(a[pivot * n + k]) > 0.0)) return ERROR_SINGULAR;
        for (j = k; pivot != k && j < n; j++) {
            const double entry = a[k * n + j];
            a[k * n + j] = a[pivot * n + j];
            a[pivot * n + j] = entry;
        }
        for (i = k + 1; i < r; i++) {
            const double factor = a[i * n + k] / a[k * n + k];
            if (factor == 0.0) continue;
            for (j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
        }
    }
    for (i = r - 1; i >= 0; i--) {
        for (k = r; k < n; k++) {
            for (j = i + 1; j < r; j++) a[i * n + k] -= a[i * n + j] * a[j * n + k];
            a[i * n + k] /= a[i * n + i];
        }
    }
    return 0;
}

/* a x = b (m rows of n), where equations may repeat each other and unknowns marked in `shared` may stay open. In
   `memory`: whether a choice of rows and columns is held, the choice, and the greatest sizes of rows and columns. Held,
   what is not chosen is zero; else the choice is made, and the norm of the shared unknowns is least. With the larger k
   of m and n, `room` has 3 k (k + 2) + 4 k numbers. */
static int solve_redundant(int m, int n, const double *a, const double *b, const int *shared, double may_be_left,
                           double *memory, double *room, double *x)
{
    const int most = m > n ? m : n;
    double *const chosen = memory + 1, *const sizes = memory + 1 + m + n;
    double *const work = room, *const square = work + most * (most + 1);
    double *const columns = square + most * (most + 1), *const rest = columns + most, *const scale = rest + most;
    double left = 0.0, term = 0.0;
    int i, j, k, r = 0, d = 0, row = 0, sides, error, holds = 0;
    for (i = 0; i < m; i++) {
        if (!isfinite(b[i])) return ERROR_UNDEFINED;
        for (j = 0; j < n; j++) {
            if (!isfinite(a[i * n + j])) return ERROR_UNDEFINED;
        }
        holds = holds || chosen[i] > 0.0;
    }
    holds = holds && memory[0] > 0.0;
    if (!holds) {
        error = choose(m, n, a, shared, chosen, sizes, scale, scale + 2 * most, work, square);
        if (error) return error;
    }
    for (j = 0; j < n; j++) {
        x[j] = 0.0;
        if (chosen[m + j] > 0.0) columns[r++] = j;
        else rest[d++] = j;
    }
    sides = holds ? 1 : 1 + d;
    for (i = 0; i < m; i++) {
        if (!(chosen[i] > 0.0)) continue;
        for (j = 0; j < r; j++) work[row * (r + sides) + j] = a[i * n + (int)columns[j]];
        work[row * (r + sides) + r] = b[i];
        for (j = 1; j < sides; j++) work[row * (r + sides) + r + j] = a[i * n + (int)rest[j - 1]];
        row++;
    }
    if ((error = eliminate(r, sides, work))) return error;
    for (j = 0; j < r; j++) x[(int)columns[j]] = work[j * (r + sides) + r];
    if (holds) return 0;
    /* A way that changes one of the others, by more than a part in a hundred of its own largest, leaves that open. */
    for (j = 0; j < d; j++) {
        double largest = scale[m + (int)rest[j]], other = shared[(int)rest[j]] ? 0.0 : largest;
        for (i = 0; i < r; i++) {
            const double part = fabs(work[i * (r + sides) + r + 1 + j]) * scale[m + (int)columns[i]];
            largest = fmax(largest, part);
            if (!shared[(int)columns[i]]) other = fmax(other, part);
        }
        if (other > 1e-2 * largest) return ERROR_SINGULAR;
    }
    /* Ways w_j to change the unknowns without breaking an equation: of x + sum y_j w_j the shortest. */
    for (j = 0; j < d; j++) {
        for (k = 0; k <= d; k++) {
            double sum = k == j;
            for (i = 0; i < r; i++) {
                const double *const of = work + i * (r + sides) + r;
                if (shared[(int)columns[i]]) sum += of[1 + j] * (k < d ? of[1 + k] : of[0]);
            }
            square[j * (d + 1) + k] = sum;
        }
    }
    if (d && (error = eliminate(d, 1, square))) return error;
    for (j = 0; j < d; j++) {
        const double y = square[j * (d + 1) + d];
        x[(int)rest[j]] += y;
        for (i = 0; i < r; i++) x[(int)columns[i]] -= y * work[i * (r + sides) + r + 1 + j];
    }
    for (i = 0; i < m; i++) {
        double residual = -b[i];
        const double size = scale[i];
        term = fmax(term, fabs(b[i]) / size);
        for (j = 0; j < n; j++) {
            residual += a[i * n + j] * x[j];
            term = fmax(term, fabs(a[i * n + j] * x[j]) / size);
        }
        left = fmax(left, fabs(residual) / size);
    }
    return left > may_be_left * term ? ERROR_SINGULAR : 0;
}
