#include "runtime.h"

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
