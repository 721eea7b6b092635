#include "runtime.h"
#include "lu.c"

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
    double jacobian[LARGEST * LARGEST], after_jacobian[LARGEST * LARGEST], full[LARGEST];
    int i, iteration, halving, settled;
    if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
    for (iteration = 0; iteration < 60; iteration++) {
        const double size = norm(n, residual);
        int still = 1;
        if (!isfinite(size)) return ERROR_NO_SOLUTION;
        for (i = 0; i < n; i++) step[i] = residual[i];
        for (i = 0; i < n * n; i++) after_jacobian[i] = jacobian[i];
        if (solve_general(n, after_jacobian, step)) return ERROR_NO_SOLUTION;
        for (i = 0; i < n; i++) {
            full[i] = step[i];
            still = still && fabs(step[i]) <= 1e-12;
        }
        for (halving = 0; halving < 30; halving++) {
            for (i = 0; i < n; i++) trial[i] = x[i] - step[i];
            if (!system(given, trial, after, after_jacobian) && (norm(n, after) < size || size == 0.0)) break;
            for (i = 0; i < n; i++) step[i] /= 2.0;
        }
        if (halving == 30) {
            /* No smaller residual can be had: either this is rounding, or a place Newton cannot leave. */
            double scale = 0.0;
            for (i = 0; i < n * n; i++) scale += fabs(jacobian[i] * x[i % n]);
            return still || size <= 1e-10 * fmax(scale, 1e-12) ? 0 : ERROR_NO_SOLUTION;
        }
        settled = 1; /* a halved step is short where a law jumps, too */
        for (i = 0; i < n; i++) {
            x[i] = trial[i];
            settled = settled && fabs(full[i]) <= 1e-13 * fmax(fabs(x[i]), 1e-300);
            residual[i] = after[i];
        }
        for (i = 0; i < n * n; i++) jacobian[i] = after_jacobian[i];
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
