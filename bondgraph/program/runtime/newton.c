#include "runtime.h"
#include "lu.c"

/* `x` holds the unknowns, and behind them a bound beyond which exponentials of these go on as straight lines. */
typedef int (*nonlinear_system)(const double *given, const double *x, double *residual, double *jacobian);

/* Of residuals, each in the unit of its row. */
static double norm(int n, const double *a, const double *unit)
{
    double sum = 0.0;
    int i;
    for (i = 0; i < n; i++) sum += (a[i] / unit[i]) * (a[i] / unit[i]);
    return sqrt(sum);
}

/* The sizes of what is added up in each residual, where they are larger than in `terms`. */
static void add_terms(int n, const double *jacobian, const double *x, double *terms)
{
    int i, j;
    for (i = 0; i < n; i++) {
        double sum = 0.0;
        for (j = 0; j < n; j++) sum += fabs(jacobian[i * n + j] * x[j]);
        terms[i] = fmax(terms[i], sum);
    }
}

/* Whether rounding of the residuals' terms makes as much as a whole step. */
static int is_rounding(int n, const double *full, const double *residual, const double *jacobian, const double *terms)
{
    double room[LARGEST * LARGEST], column[LARGEST], noise[LARGEST];
    int i, j;
    for (i = 0; i < n; i++) {
        if (!(fabs(residual[i]) <= 1e-10 * terms[i])) return 0;
        noise[i] = 0.0;
    }
    for (j = 0; j < n; j++) {
        for (i = 0; i < n; i++) column[i] = i == j ? 1e-13 * terms[j] : 0.0;
        for (i = 0; i < n * n; i++) room[i] = jacobian[i];
        if (solve_general(n, room, column)) return 0;
        for (i = 0; i < n; i++) noise[i] += fabs(column[i]);
    }
    for (i = 0; i < n; i++)
        if (!(fabs(full[i]) <= noise[i])) return 0;
    return 1;
}

/* A step of Newton's method, with the units of the residuals and the sizes of their terms; `room` is for the matrix. */
static int whole_step(int n, const double *residual, const double *jacobian, const double *x, double *room,
                      double *full, double *unit, double *terms)
{
    int i, j;
    for (i = 0; i < n; i++) {
        full[i] = residual[i];
        /* Each row in units of the unknowns, so that amperes count beside volts. */
        unit[i] = terms[i] = 0.0;
        for (j = 0; j < n; j++) unit[i] = fmax(unit[i], fabs(jacobian[i * n + j]));
    }
    if (!isfinite(norm(n, residual, unit))) return ERROR_NO_SOLUTION;
    add_terms(n, jacobian, x, terms);
    for (i = 0; i < n * n; i++) room[i] = jacobian[i];
    return solve_general(n, room, full);
}

/* Across bends: a step that had to be halved is lengthened again, to end a little behind the bend (Katzenelson 1965). */
static int newton_across(nonlinear_system system, const double *given, int n, double *x)
{
    double residual[LARGEST], after[LARGEST], trial[LARGEST + 1], full[LARGEST];
    double unit[LARGEST], terms[LARGEST], first[LARGEST];
    double jacobian[LARGEST * LARGEST], after_jacobian[LARGEST * LARGEST];
    int i, iteration, trials;
    trial[n] = x[n];
    if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
    for (i = 0; i < n; i++) first[i] = fabs(residual[i]);
    for (iteration = 0; iteration < 200; iteration++) {
        double size, shortest = 0.0, longest = 0.0, part = 1.0;
        int still = 1, settled = 1, solved = 1, rounding = 1;
        if (whole_step(n, residual, jacobian, x, after_jacobian, full, unit, terms)) return ERROR_NO_SOLUTION;
        size = norm(n, residual, unit);
        /* Halved until it is short enough, then bisected between that and the last one that was too long. */
        for (trials = 0; trials < (shortest > 0.0 ? 40 : 30) && shortest < 1.0; trials++) {
            for (i = 0; i < n; i++) trial[i] = x[i] - part * full[i];
            if (!system(given, trial, after, after_jacobian) && norm(n, after, unit) <= (1.0 - 0.5 * part) * size) {
                if (shortest == 0.0) trials = 0;
                shortest = part;
            } else
                longest = part;
            part = shortest > 0.0 ? (shortest + longest) / 2.0 : part / 2.0;
        }
        for (i = 0; i < n; i++) {
            still = still && fabs(full[i]) <= 1e-12;
            x[i] -= shortest * full[i];
        }
        if (shortest == 0.0) {
            if (is_rounding(n, full, residual, jacobian, terms)) return 0;
            /* Where a law ends, steps become short, and the residual stays. */
            for (i = 0; i < n; i++)
                rounding = rounding && fabs(residual[i]) <= 1e-10 * (still ? fmax(terms[i], first[i]) : terms[i]);
            return rounding ? 0 : ERROR_NO_SOLUTION;
        }
        if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
        for (i = 0; i < n; i++) {
            settled = settled && fabs(full[i]) <= 1e-13 * fmax(fabs(x[i]), 1e-300);
            solved = solved && residual[i] == 0.0;
        }
        if (settled || solved) return 0;
    }
    return ERROR_NO_SOLUTION;
}

/* From x, by steps that are halved until the residual becomes smaller; x is the solution if 0 is returned. */
static int newton_from(nonlinear_system system, const double *given, int n, double *x)
{
    double residual[LARGEST], after[LARGEST], trial[LARGEST + 1], full[LARGEST], unit[LARGEST], terms[LARGEST];
    double jacobian[LARGEST * LARGEST], after_jacobian[LARGEST * LARGEST];
    int i, iteration, halving, rounding = 1, rounded = 1;
    trial[n] = x[n];
    if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
    for (iteration = 0; iteration < 60; iteration++) {
        double size, part = 1.0;
        int still = 1, settled = 1, solved = 1;
        if (whole_step(n, residual, jacobian, x, after_jacobian, full, unit, terms)) return ERROR_NO_SOLUTION;
        size = norm(n, residual, unit);
        for (i = 0; i < n; i++) still = still && fabs(full[i]) <= 1e-12;
        for (halving = 0; halving < 30; halving++) {
            for (i = 0; i < n; i++) trial[i] = x[i] - part * full[i];
            if (!system(given, trial, after, after_jacobian)) {
                int near = 1;
                if (norm(n, after, unit) < size || size == 0.0) break;
                /* At a bend, as of a diode, the next float may have another slope. */
                for (i = 0; i < n; i++) near = near && fabs(part * full[i]) <= 1e-10 * fabs(x[i]);
                if (near) add_terms(n, after_jacobian, x, terms);
            }
            part /= 2.0;
        }
        /* No smaller residual can be had: either this is rounding, or a place Newton cannot leave. */
        if (halving >= (n > 1 ? 6 : 30) && still) return 0;
        if (halving == 30) break;
        for (i = 0; i < n; i++) {
            /* A halved step is short where a law jumps, too. */
            settled = settled && fabs(full[i]) <= 1e-13 * fmax(fabs(trial[i]), 1e-300);
            solved = solved && after[i] == 0.0;
            x[i] = trial[i];
            residual[i] = after[i];
        }
        for (i = 0; i < n * n; i++) jacobian[i] = after_jacobian[i];
        if (settled || solved) return 0;
    }
    /* Rounding may become smaller and smaller without end, too, and beside a bend it goes to and fro. */
    for (i = 0; i < n; i++) {
        rounding = rounding && fabs(residual[i]) <= 1e-10 * terms[i];
        rounded = rounded && fabs(residual[i]) <= 1e-14 * terms[i];
        trial[i] = x[i] - full[i];
    }
    /* More than sums leave may also be left by a bend, behind which the residual first grows. */
    if (rounding && !rounded && !newton_across(system, given, n, trial))
        if (!system(given, trial, after, after_jacobian) && norm(n, after, unit) < norm(n, residual, unit))
            for (i = 0; i < n; i++) x[i] = trial[i];
    return rounding ? 0 : ERROR_NO_SOLUTION;
}

/* By whole steps, whatever they make of the residual: of straight branches each solves one choice exactly. Where a bend
   lies between two floats they go to and fro, and what is left is rounding of the terms of the steeper branch. */
static int newton_whole(nonlinear_system system, const double *given, int n, double *x)
{
    double residual[LARGEST], full[LARGEST], unit[LARGEST], terms[LARGEST], before[LARGEST];
    double jacobian[LARGEST * LARGEST], room[LARGEST * LARGEST];
    int i, iteration;
    for (i = 0; i < n; i++) before[i] = 0.0;
    for (iteration = 0; iteration < 60; iteration++) {
        int rounded = 1;
        if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
        if (whole_step(n, residual, jacobian, x, room, full, unit, terms)) return ERROR_NO_SOLUTION;
        for (i = 0; i < n; i++) {
            double own = terms[i];
            terms[i] = fmax(own, before[i]);
            before[i] = own;
            rounded = rounded && fabs(residual[i]) <= 1e-14 * terms[i];
        }
        if (rounded && is_rounding(n, full, residual, jacobian, terms)) return 0;
        for (i = 0; i < n; i++) x[i] -= full[i];
    }
    return ERROR_NO_SOLUTION;
}

/* The sign of a determinant, by elimination with partial pivoting; zero where the matrix is singular. */
static int sign_of_determinant(int n, double *a)
{
    int i, j, k, sign = 1;
    for (k = 0; k < n; k++) {
        int pivot = k;
        for (i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k])) pivot = i;
        if (!(fabs(a[pivot * n + k]) > 0.0)) return 0;
        if (a[pivot * n + k] < 0.0) sign = -sign;
        if (pivot != k) sign = -sign;
        for (j = k; pivot != k && j < n; j++) {
            const double kept = a[k * n + j];
            a[k * n + j] = a[pivot * n + j];
            a[pivot * n + j] = kept;
        }
        for (i = k + 1; i < n; i++) {
            const double factor = a[i * n + k] / a[k * n + k];
            for (j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
        }
    }
    return sign;
}

/* Zero, where residuals vanish with their slopes, as those of quadratic losses at rest do: if beside it these are
   regular and of one sign, no other solution is there. */
static int newton_at_zero(nonlinear_system system, const double *given, int n, double *x)
{
    static const double aside[] = {1e-2, 1e-8, -1e-2, -1e-8};
    double residual[LARGEST], jacobian[LARGEST * LARGEST];
    int i, k, part, signs = 0;
    for (i = 0; i < n; i++) x[i] = 0.0;
    if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
    for (i = 0; i < n; i++)
        if (residual[i] != 0.0) return ERROR_NO_SOLUTION;
    for (part = 0; part < 4; part++)
        for (k = 0; k <= n; k++) {
            for (i = 0; i < n; i++) x[i] = aside[part] * (i == k ? -1.0 : 1.0) * (1.0 + (double)i / n);
            if (system(given, x, residual, jacobian)) return ERROR_NO_SOLUTION;
            signs += sign_of_determinant(n, jacobian);
        }
    for (i = 0; i < n; i++) x[i] = 0.0;
    return signs == 4 * (n + 1) || signs == -4 * (n + 1) ? 0 : ERROR_NO_SOLUTION;
}

/* Whether values are the same with another bound behind the unknowns, as where no exponential is beyond either. */
static int is_same(nonlinear_system system, const double *given, int n, double *x, double bound)
{
    double residual[LARGEST], jacobian[LARGEST * LARGEST], other[LARGEST], other_jacobian[LARGEST * LARGEST];
    double own = x[n];
    int i, failed = system(given, x, residual, jacobian);
    x[n] = bound;
    failed = failed || system(given, x, other, other_jacobian);
    x[n] = own;
    for (i = 0; i < n; i++) failed = failed || residual[i] != other[i];
    for (i = 0; i < n * n; i++) failed = failed || jacobian[i] != other_jacobian[i];
    return !failed;
}

/* Followed from the solution of a system that is hardly bent, while the bound of its exponentials grows. */
static int newton_along(nonlinear_system system, const double *given, int n, double *x)
{
    const double whole = x[n];
    double found[LARGEST + 1];
    int i, k;
    for (i = 0; i < n; i++) found[i] = 0.0;
    for (k = 0; k < 70; k++) {
        found[n] = 10.0 * k;
        for (i = 0; i <= n; i++) x[i] = found[i];
        if (newton_from(system, given, n, x)) {
            for (i = 0; i < n; i++) x[i] = found[i];
            if (newton_across(system, given, n, x)) break;
        }
        if (is_same(system, given, n, x, whole)) return 0;
        for (i = 0; i < n; i++) found[i] = x[i];
    }
    x[n] = whole;
    return ERROR_NO_SOLUTION;
}

/* From the last solution, or else from a few other places; the solution is in x, and kept in `last` if there is one.
   Behind the unknowns, x has room for the bound of exponentials: infinite where the system has none. */
static int newton(nonlinear_system system, const double *given, int n, double bound, double *last, double *x)
{
    static const double starts[] = {0.0, 1e-2, -1e-2, 1.0, -1.0, 30.0, -30.0};
    const int count = (int)(sizeof starts / sizeof starts[0]);
    int i, k, across, good = 0;
    x[n] = bound;
    for (across = 0; across < 2 && !good; across++)
        for (k = -1; k < count && !good; k++) {
            for (i = 0; i < n; i++) x[i] = k >= 0 ? starts[k] : last ? last[i] : 0.0;
            good = !(across ? newton_across(system, given, n, x) : newton_from(system, given, n, x));
            if (good || across || k >= 0) continue;
            good = !newton_at_zero(system, given, n, x);
            if (good) continue;
            if (isfinite(bound)) good = !newton_along(system, given, n, x);
            for (i = 0; !good && i < n; i++) x[i] = last ? last[i] : 0.0;
            if (!good) good = !newton_whole(system, given, n, x);
        }
    if (!good) return ERROR_NO_SOLUTION;
    for (i = 0; last && i < n; i++) last[i] = x[i];
    return 0;
}
