#include "runtime.h"

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
