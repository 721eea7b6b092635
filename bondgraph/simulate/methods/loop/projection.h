#include "loop.h"
#include "../../../program/runtime/pivots.c"

/* Projection: the nearest states that satisfy the constraints, coordinates first, then the other states. Which
   constraints are independent is judged at each state, beside the largest that gradients have been. As
   `simulate/projection.py`, whose numbers these are. */

#define DEPENDENT 1e-5
#define SINGULAR 1e-11
#define SETTLED 1e-8
#define ROUNDS 6
#define FAR_IN_SIZES 1e-3
#define FAR_IN_TOLERANCES 100.0

/* How many numbers are kept of how large rows and columns of the gradients have been. */
static int64_t sizes_of(const Constraints *constraints)
{
    int64_t sum = 0;
    int32_t k;
    for (k = 0; constraints && k < constraints->count; k++) sum += constraints->kinds[k].m + constraints->kinds[k].n;
    return sum;
}

static int64_t largest_part(const Constraints *constraints)
{
    int64_t most = 0;
    int32_t k;
    for (k = 0; k < constraints->count; k++) {
        const int64_t size = (int64_t)constraints->kinds[k].m * constraints->kinds[k].n;
        if (size > most) most = size;
    }
    return most;
}

int64_t projection_room(const Constraints *constraints, int32_t n)
{
    const int64_t m = constraints->m;
    return m * (n + 1) + 2 * (int64_t)n + 2 * largest_part(constraints) + 4 * m + 3 * (int64_t)n;
}

/* What is left of the constraints, and their gradients behind that: zero where all are defined. */
static int32_t left_of(const Constraints *c, double first, double last, double t, const double *x, double *left)
{
    return c->values(t < first ? first : t > last ? last : t, x, c->p, 0, left);
}

/* The gradients of a kind of constraints by their own states, weighed: m rows of n. */
static void part_of(const Constraints *c, const Kind *kind, int32_t states, const double *gradients, double *part)
{
    int32_t i, j;
    for (i = 0; i < kind->m; i++) {
        const double *row = gradients + (int64_t)kind->rows[i] * states;
        const double own = c->weights[kind->rows[i]];
        for (j = 0; j < kind->n; j++) {
            part[(int64_t)i * kind->n + j] = row[kind->columns[j]] * own * c->weights[c->m + kind->columns[j]];
        }
    }
}

/* The shortest x with a x = b, of r independent rows of n: a becomes triangular by reflections of its columns. */
static int32_t shortest_solution(int32_t r, int32_t n, double *a, double *b, double *diagonal, double *x)
{
    double first = 0.0;
    int32_t i, j, k;
    for (k = 0; k < r; k++) {
        double *own = a + (int64_t)k * n, length = 0.0, half;
        for (j = k; j < n; j++) length += own[j] * own[j];
        length = sqrt(length);
        first = fmax(first, length);
        if (!(length > SINGULAR * first)) return 1;
        if (own[k] > 0.0) length = -length;
        diagonal[k] = length;
        half = length * (length - own[k]);
        own[k] -= length;
        for (i = k + 1; i < r; i++) {
            double *row = a + (int64_t)i * n, along = 0.0;
            for (j = k; j < n; j++) along += row[j] * own[j];
            for (j = k; j < n; j++) row[j] -= along / half * own[j];
        }
    }
    for (j = 0; j < n; j++) x[j] = 0.0;
    for (i = 0; i < r; i++) {
        double sum = b[i];
        for (j = 0; j < i; j++) sum -= a[(int64_t)i * n + j] * x[j];
        x[i] = sum / diagonal[i];
    }
    for (k = r - 1; k >= 0; k--) {
        const double *own = a + (int64_t)k * n;
        double along = 0.0;
        for (j = k; j < n; j++) along += own[j] * x[j];
        along /= -diagonal[k] * own[k];
        for (j = k; j < n; j++) x[j] -= along * own[j];
    }
    return 0;
}

/* The step of a kind's own states to where its independent constraints vanish, in parts of the sizes: those of the
   constraints whose residual is more than rounding. */
static int32_t step_of(const Constraints *c, const Kind *kind, int32_t states, const double *sizes, double *greatest,
                       const double *left, double *step, double *room)
{
    const int32_t m = kind->m, n = kind->n;
    const double *gradients = left + c->m;
    double *part = room, *work = part + (int64_t)m * n, *scale = work + (int64_t)m * n, *order = scale + m + n;
    double *right = order + m, *diagonal = right + m, *x = diagonal + m;
    int32_t i, j, r;
    part_of(c, kind, states, gradients, part);
    grow(m, n, part, greatest, scale);
    r = independent(m, n, part, scale, DEPENDENT, work, order);
    for (i = 0; i < r; i++) {
        const int32_t chosen = kind->rows[(int32_t)order[i]];
        const double *row = gradients + (int64_t)chosen * states;
        double residual = fabs(left[chosen]) > c->noise[chosen] ? left[chosen] : 0.0, size = 0.0;
        for (j = 0; j < states; j++) residual += row[j] * sizes[j] * step[j];
        for (j = 0; j < n; j++) {
            work[(int64_t)i * n + j] = row[kind->columns[j]] * sizes[kind->columns[j]];
            size = fmax(size, fabs(work[(int64_t)i * n + j]));
        }
        for (j = 0; j < n; j++) work[(int64_t)i * n + j] /= size;
        right[i] = -residual / size;
    }
    if (shortest_solution(r, n, work, right, diagonal, x)) return 1;
    for (j = 0; j < n; j++) step[kind->columns[j]] = x[j];
    return 0;
}

/* One step of Newton's method at x; how long it is, in parts of the sizes, or less than zero where there is none. */
static double newton_step(const Constraints *c, const Options *options, Work *work, int32_t n, double t, double *x)
{
    double *left = work->room, *step = left + (int64_t)c->m * (n + 1), *greatest = work->greatest, most = 0.0;
    int32_t i, k;
    if (left_of(c, options->first, options->last, t, x, left)) return -1.0;
    for (i = 0; i < n; i++) step[i] = 0.0;
    for (k = 0; k < c->count; k++) {
        if (step_of(c, c->kinds + k, n, work->sizes, greatest, left, step, step + 2 * (int64_t)n)) return -1.0;
        greatest += c->kinds[k].m + c->kinds[k].n;
    }
    for (i = 0; i < n; i++) {
        if (!isfinite(step[i])) return -1.0;
        x[i] += work->sizes[i] * step[i];
        most = fmax(most, fabs(step[i]));
    }
    return most;
}

int32_t projected(const Model *model, const Options *options, Work *work, double t, double *x)
{
    const Constraints *c = model->constraints;
    const int32_t n = model->n;
    double *left = work->room, *given = left + (int64_t)c->m * (n + 1) + n, moved = 0.0, length = 1.0;
    int32_t i;
    int round;
    memcpy(given, x, (size_t)n * sizeof(double));
    for (round = 0; round < ROUNDS && length > SETTLED; round++) {
        length = newton_step(c, options, work, n, t, x);
    }
    for (i = 0; i < n; i++) moved = fmax(moved, fabs(x[i] - given[i]) / work->sizes[i]);
    if (length >= 0.0 && length <= SETTLED && (moved <= FAR_IN_SIZES || moved / options->rtol <= FAR_IN_TOLERANCES) &&
        !left_of(c, options->first, options->last, t, x, left)) {
        work->left = 0.0;
        for (i = 0; i < c->m; i++) work->left = fmax(work->left, fabs(left[i]));
        return 0;
    }
    memcpy(x, given, (size_t)n * sizeof(double));
    return 1;
}
