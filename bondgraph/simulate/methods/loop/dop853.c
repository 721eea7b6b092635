#include "shared.h"
#include "tableau.h"

/* The method of Dormand and Prince of order 8, with errors of orders 5 and 3 and an interpolant of order 7:
   Hairer, Norsett and Wanner, Solving Ordinary Differential Equations I, II.10. */

enum { EXTRA = 3, TERMS = 7 };
#define SAFETY 0.9
#define SMALLEST 0.2
#define LARGEST_FACTOR 10.0

int64_t dop853_space(const Model *model)
{
    return (int64_t)(STAGES + 1 + EXTRA + 2) * model->n + model->memory;
}

int64_t dop853_record(const Model *model) { return 2 + (int64_t)(TERMS + 1) * model->n + more_of(model); }

/* y + h * (sum of weights times rates): a trial state. */
static void moved(int32_t n, const double *y, double h, int count, const double *weights, const double *K, double *out)
{
    int32_t i;
    int j;
    for (i = 0; i < n; i++) out[i] = 0.0;
    for (j = 0; j < count; j++) {
        const double weight = weights[j], *rates = K + (int64_t)j * n;
        if (weight == 0.0) continue;
        for (i = 0; i < n; i++) out[i] += weight * rates[i];
    }
    for (i = 0; i < n; i++) out[i] = y[i] + h * out[i];
}

int32_t dop853_start(const Model *model, const Options *options, Work *work, double first)
{
    return begin(model, options, work, first, 7);
}

/* The stages of a step, and the state they lead to behind them: zero where all are defined. */
static int32_t stages(const Model *model, const Options *options, Work *work, double h, double *K, double *after)
{
    const int32_t n = model->n;
    int s;
    memcpy(K, work->rates, (size_t)n * sizeof(double));
    for (s = 1; s < STAGES; s++) {
        moved(n, work->y, h, s, A[s], K, after);
        if (evaluated(model, options, work, work->t + C[s] * h, after, K + (int64_t)s * n)) return 1;
    }
    moved(n, work->y, h, STAGES, B, K, after);
    return 0;
}

/* The error of a step, relative to its tolerance: of order 5, made smaller where that of order 3 is. */
static double error_of(const Model *model, const Options *options, const Work *work, double h, const double *K,
                       const double *after)
{
    const int32_t n = model->n;
    double fifth = 0.0, third = 0.0;
    int32_t i;
    int j;
    for (i = 0; i < n; i++) {
        const double size = fmax(fabs(work->y[i]), fabs(after[i]));
        const double scale = options->atol[i] + options->rtol * size;
        double five = 0.0, three = 0.0;
        for (j = 0; j < STAGES; j++) {
            five += E5[j] * K[(int64_t)j * n + i];
            three += E3[j] * K[(int64_t)j * n + i];
        }
        five /= scale;
        three /= scale;
        fifth += five * five;
        third += three * three;
    }
    if (fifth == 0.0 && third == 0.0) return 0.0;
    return fabs(h) * fifth / sqrt((fifth + 0.01 * third) * n);
}

/* The interpolant of a step, of order 7: y + s (F0 + (1 - s) (F1 + s (F2 + ...))) at the part s of it. */
static int32_t interpolant(const Model *model, const Options *options, Work *work, double h, double *K,
                           const double *after, double *trial, double *record)
{
    const int32_t n = model->n;
    double *F = record + 2 + n;
    int32_t i;
    int j, s;
    for (s = 0; s < EXTRA; s++) {
        moved(n, work->y, h, STAGES + 1 + s, A_EXTRA[s], K, trial);
        if (evaluated(model, options, work, work->t + C_EXTRA[s] * h, trial, K + (int64_t)(STAGES + 1 + s) * n)) return 1;
    }
    memcpy(record + 2, work->y, (size_t)n * sizeof(double));
    for (i = 0; i < n; i++) {
        const double change = after[i] - work->y[i];
        const double early = h * K[i], late = h * K[(int64_t)STAGES * n + i];
        F[i] = change;
        F[n + i] = early - change;
        F[2 * (int64_t)n + i] = 2.0 * change - (late + early);
    }
    for (s = 0; s < TERMS - 3; s++) {
        for (i = 0; i < n; i++) {
            double sum = 0.0;
            for (j = 0; j < STAGES + 1 + EXTRA; j++) {
                if (D[s][j] != 0.0) sum += D[s][j] * K[(int64_t)j * n + i];
            }
            F[(int64_t)(3 + s) * n + i] = h * sum;
        }
    }
    return 0;
}

/* One step, shorter ones where it is not good enough: LOOP_MORE or LOOP_OPEN if it was made. */
static int32_t explicit_step(const Model *model, const Options *options, Work *work, double *record)
{
    const int32_t n = model->n;
    double *K = work->space + model->memory, *end = K + (int64_t)STAGES * n;
    double *after = end + (int64_t)(1 + EXTRA) * n, *trial = after + n;
    const double least = shortest(work);
    double h = fmin(work->h, options->longest);
    int again = 0;
    if (h < least) h = least;
    for (;;) {
        double error, next = work->t + h;
        int32_t code = LOOP_FAILED;
        if (!(h >= least)) return LOOP_FAILED;
        if (next >= options->end) next = options->end;
        h = next - work->t;
        error = stages(model, options, work, h, K, after) ? NAN : error_of(model, options, work, h, K, after);
        if (error < 1.0) code = ended(model, options, work, next, after, end);
        if (code != LOOP_FAILED) {
            double factor = error == 0.0 ? LARGEST_FACTOR : fmin(LARGEST_FACTOR, SAFETY * pow(error, -1.0 / 8.0));
            if (again) factor = fmin(1.0, factor);
            keep(model, work);
            if (interpolant(model, options, work, h, K, after, trial, record)) return LOOP_FAILED;
            record[0] = work->t;
            record[1] = next;
            go_on(model, work, after, end, record + 2 + (int64_t)(TERMS + 1) * n);
            work->t = next;
            work->h = h * factor;
            work->steps++;
            return code == LOOP_OPEN ? LOOP_OPEN : LOOP_MORE;
        }
        h *= error < 1.0 || !(error >= 1.0) ? SMALLEST : fmax(SMALLEST, SAFETY * pow(error, -1.0 / 8.0));
        again = 1;
        work->rejected++;
    }
}

int32_t dop853_advance(const Model *model, const Options *options, Work *work, int64_t budget, double *record)
{
    const int64_t size = dop853_record(model);
    int64_t k;
    for (k = 0; k < budget && work->t < options->end; k++) {
        const int32_t code = explicit_step(model, options, work, record + k * size);
        if (code != LOOP_MORE) return code;
    }
    return work->t < options->end ? LOOP_MORE : LOOP_DONE;
}

void dop853_states(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count,
                   const double *times, double *out)
{
    int64_t k = 0, m;
    for (m = 0; m < count; m++) {
        const double *at, *y, *F;
        double part;
        int32_t i;
        int s;
        while (k + 1 < steps && times[m] > ends[k]) k++;
        at = records[k];
        y = at + 2;
        F = y + n;
        part = (times[m] - at[0]) / (at[1] - at[0]);
        for (i = 0; i < n; i++) {
            double sum = 0.0;
            for (s = TERMS - 1; s >= 0; s--) {
                sum = (sum + F[(int64_t)s * n + i]) * (s % 2 ? 1.0 - part : part);
            }
            out[m * n + i] = y[i] + sum;
        }
    }
}
