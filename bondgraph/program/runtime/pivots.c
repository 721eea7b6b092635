#include "runtime.h"

/* The order in which the n columns of a (m rows, row after row) are least dependent on those before them, by Householder
   reflections with pivoting; how many are independent, where a pivot below `zero` of the first is none. */
static int pivoted(int m, int n, double *a, double zero, double *order)
{
    double first = 0.0;
    int i, j, k;
    for (j = 0; j < n; j++) order[j] = j;
    for (k = 0; k < m && k < n; k++) {
        double most = -1.0, length, sum;
        int best = k;
        for (j = k; j < n; j++) {
            sum = 0.0;
            for (i = k; i < m; i++) sum += a[i * n + j] * a[i * n + j];
            if (sum > most) {
                most = sum;
                best = j;
            }
        }
        length = sqrt(most);
        if (k == 0) first = length;
        if (!(length > zero * first)) return k;
        if (best != k) {
            const double index = order[k];
            order[k] = order[best];
            order[best] = index;
            for (i = 0; i < m; i++) {
                const double entry = a[i * n + k];
                a[i * n + k] = a[i * n + best];
                a[i * n + best] = entry;
            }
        }
        if (a[k * n + k] > 0.0) length = -length;
        a[k * n + k] -= length;
        sum = -length * a[k * n + k];
        for (j = k + 1; j < n; j++) {
            double along = 0.0;
            for (i = k; i < m; i++) along += a[i * n + k] * a[i * n + j];
            along /= sum;
            for (i = k; i < m; i++) a[i * n + j] -= along * a[i * n + k];
        }
    }
    return k;
}

/* By what rows, or columns, of some greatest sizes are divided: what is rounding beside the largest stays small. */
static void scale_factors(int n, const double *sizes, double *found)
{
    double most = 0.0;
    int i;
    for (i = 0; i < n; i++) most = fmax(most, sizes[i]);
    for (i = 0; i < n; i++) found[i] = sizes[i] > 1e-12 * most ? sizes[i] : most > 0.0 ? most : 1.0;
}

/* The greatest sizes that rows and columns of a (m rows of n) have had, rows scaled by theirs; and what both are divided
   by. */
static void grow(int m, int n, const double *a, double *sizes, double *scale)
{
    int i, j;
    for (i = 0; i < m; i++) {
        for (j = 0; j < n; j++) sizes[i] = fmax(sizes[i], fabs(a[i * n + j]));
    }
    scale_factors(m, sizes, scale);
    for (i = 0; i < m; i++) {
        for (j = 0; j < n; j++) sizes[m + j] = fmax(sizes[m + j], fabs(a[i * n + j] / scale[i]));
    }
    scale_factors(n, sizes + m, scale + m);
}

/* How many rows of a are independent, those marked by the first numbers in `order`: of the transpose, rows and columns
   divided by `scale`, in `work`. */
static int independent(int m, int n, const double *a, const double *scale, double zero, double *work, double *order)
{
    int i, j;
    for (i = 0; i < m; i++) {
        for (j = 0; j < n; j++) work[j * m + i] = a[i * n + j] / scale[i] / scale[m + j];
    }
    return pivoted(n, m, work, zero, order);
}
