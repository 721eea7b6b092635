#include "shared.h"
#include "tableau.h"

/* Explicit methods of Runge and Kutta, each by its tableau. Interpolants are Hermite's, of the states and the rates at
   both ends, with the terms that the tableau adds. */

#define SAFETY 0.9
#define SMALLEST 0.2
#define LARGEST_FACTOR 10.0
#define INSIDE 20.0 /* so many tolerances an interpolant may be off within a step, */
#define LITTLE 0.01 /* and less than this part of them limits no step: rounding leaves it */

static int64_t explicit_space(const Tableau *of, const Model *model)
{
    return (int64_t)(of->stages + 1 + of->extra + 4) * model->n + 2 * (int64_t)model->memory;
}

static int64_t explicit_record(const Tableau *of, const Model *model)
{
    return 2 + (int64_t)(of->terms + 1) * model->n + more_of(model);
}

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

/* The stages of a step, and the state they lead to behind them: zero where all are defined. */
static int32_t stages(const Tableau *of, const Model *model, const Options *options, Work *work, double h, double *K,
                      double *after)
{
    const int32_t n = model->n;
    int s;
    memcpy(K, work->rates, (size_t)n * sizeof(double));
    for (s = 1; s < of->stages; s++) {
        moved(n, work->y, h, s, of->A + s * of->stages, K, after);
        if (evaluated(model, options, work, work->t + of->C[s] * h, after, K + (int64_t)s * n)) return 1;
    }
    moved(n, work->y, h, of->stages, of->B, K, after);
    return of->errors > of->stages && evaluated(model, options, work, work->t + h, after, K + (int64_t)of->stages * n);
}

/* The error of a step, relative to its tolerance, made smaller where that of lower order is. */
static double error_of(const Tableau *of, const Model *model, const Options *options, const Work *work, double h,
                       const double *K, const double *after)
{
    const int32_t n = model->n;
    double most = 0.0, lower = 0.0;
    int32_t i;
    int j;
    for (i = 0; i < n; i++) {
        const double size = fmax(fabs(work->y[i]), fabs(after[i]));
        const double scale = options->atol[i] + options->rtol * size;
        double own = 0.0, less = 0.0;
        for (j = 0; j < of->errors; j++) own += of->E[j] * K[(int64_t)j * n + i];
        for (j = 0; of->E_less && j < of->stages; j++) less += of->E_less[j] * K[(int64_t)j * n + i];
        own /= scale;
        less /= scale;
        most += own * own;
        lower += less * less;
    }
    if (most == 0.0 && lower == 0.0) return 0.0;
    return fabs(h) * most / sqrt((most + 0.01 * lower) * n);
}

/* The interpolant of a step: y + s (F0 + (1 - s) (F1 + s (F2 + ...))) at the part s of it. */
static int32_t interpolant(const Tableau *of, const Model *model, const Options *options, Work *work, double h, double *K,
                           const double *after, double *trial, double *record)
{
    const int32_t n = model->n;
    const int behind = of->stages + 1, whole = behind + of->extra;
    double *F = record + 2 + n;
    int32_t i;
    int j, s;
    for (s = 0; s < of->extra; s++) {
        moved(n, work->y, h, behind + s, of->A_EXTRA + s * whole, K, trial);
        if (evaluated(model, options, work, work->t + of->C_EXTRA[s] * h, trial, K + (int64_t)(behind + s) * n)) return 1;
    }
    memcpy(record + 2, work->y, (size_t)n * sizeof(double));
    for (i = 0; i < n; i++) {
        const double change = after[i] - work->y[i];
        const double early = h * K[i], late = h * K[(int64_t)of->stages * n + i];
        F[i] = change;
        F[n + i] = early - change;
        F[2 * (int64_t)n + i] = 2.0 * change - (late + early);
    }
    for (s = 0; s < of->terms - 3; s++) {
        for (i = 0; i < n; i++) {
            double sum = 0.0;
            for (j = 0; j < whole; j++) {
                const double weight = of->D[s * whole + j];
                if (weight != 0.0) sum += weight * K[(int64_t)j * n + i];
            }
            F[(int64_t)(3 + s) * n + i] = h * sum;
        }
    }
    return 0;
}

/* The larger of two errors; what is no number is larger than any, unlike with fmax. */
static double worse(double a, double b) { return a >= b ? a : b; }

/* What an interpolant gives at the part s of its step. */
static void interpolated(const Tableau *of, int32_t n, const double *record, double part, double *out)
{
    const double *y = record + 2, *F = y + n;
    int32_t i;
    int s;
    for (i = 0; i < n; i++) {
        double sum = 0.0;
        for (s = of->terms - 1; s >= 0; s--) sum = (sum + F[(int64_t)s * n + i]) * (s % 2 ? 1.0 - part : part);
        out[i] = y[i] + sum;
    }
}

/* How far an interpolant is off within its step, relative to what it may be: where rates change faster than the step
   is long, the states at its end can be right, and those before far from it. It is told by the state at which a further
   stage was evaluated, which is there as well, of lower order. What a projection has moved at the end, `shift`, is no
   error of the interpolant: along constraints whose rounding exceeds a tolerance no step is short enough to lose it. */
static double off_inside(const Tableau *of, const Model *model, const Options *options, const Work *work, double h,
                         const double *K, const double *after, const double *shift, double *trial, double *there,
                         const double *record)
{
    const int32_t n = model->n;
    const int behind = of->stages + 1, whole = behind + of->extra, s = of->compared;
    const double part = of->C_EXTRA[s], share = part * part * (3.0 - 2.0 * part); /* of Hermite's cubic */
    double sum = 0.0, found;
    int32_t i;
    if (!of->extra) return 0.0;
    moved(n, work->y, h, behind + s, of->A_EXTRA + s * whole, K, trial);
    interpolated(of, n, record, part, there);
    for (i = 0; i < n; i++) {
        const double scale = options->atol[i] + options->rtol * fmax(fabs(work->y[i]), fabs(after[i]));
        const double own = (there[i] - share * shift[i] - trial[i]) / scale;
        sum += own * own;
    }
    found = of->share * sqrt(sum / n) / INSIDE;
    return found <= LITTLE ? 0.0 : found; /* NaN too */
}

/* One step, shorter ones where it is not good enough: LOOP_MORE or LOOP_OPEN if it was made. */
static int32_t explicit_step(const Tableau *of, const Model *model, const Options *options, Work *work, double *record)
{
    const int32_t n = model->n;
    double *K = work->space + model->memory, *end = K + (int64_t)of->stages * n;
    double *after = end + (int64_t)(1 + of->extra) * n, *trial = after + n, *there = trial + n, *shift = there + n;
    double *before = shift + n;
    const double least = shortest(work), power = -1.0 / (of->order + 1);
    const int is_known = of->errors > of->stages && !model->constraints && !model->count; /* of the rates at the end */
    double h = fmin(work->h, options->longest);
    int32_t i;
    int again = 0;
    if (h < least) h = least;
    for (;;) {
        double error, next = work->t + h;
        int32_t code = LOOP_FAILED;
        if (!(h >= least)) return LOOP_FAILED;
        if (next >= options->end) next = options->end;
        h = next - work->t;
        error = stages(of, model, options, work, h, K, after) ? NAN : error_of(of, model, options, work, h, K, after);
        memcpy(shift, after, (size_t)n * sizeof(double));
        if (error < 1.0) code = is_known ? 0 : ended(model, options, work, next, after, end);
        if (code != LOOP_FAILED) {
            if (model->memory) memcpy(before, work->kept, (size_t)model->memory * sizeof(double));
            keep(model, work);
            for (i = 0; i < n; i++) shift[i] = after[i] - shift[i];
            error = interpolant(of, model, options, work, h, K, after, trial, record)
                ? NAN
                : worse(error, off_inside(of, model, options, work, h, K, after, shift, trial, there, record));
            if (error < 1.0) {
                double factor = error == 0.0 ? LARGEST_FACTOR : fmin(LARGEST_FACTOR, SAFETY * pow(error, power));
                if (again) factor = fmin(1.0, factor);
                record[0] = work->t;
                record[1] = next;
                go_on(model, work, after, end, record + 2 + (int64_t)(of->terms + 1) * n);
                work->t = next;
                work->h = h * factor;
                work->steps++;
                return code == LOOP_OPEN ? LOOP_OPEN : LOOP_MORE;
            }
            if (model->memory) memcpy(work->kept, before, (size_t)model->memory * sizeof(double));
        }
        h *= error < 1.0 || !(error >= 1.0) ? SMALLEST : fmax(SMALLEST, SAFETY * pow(error, power));
        again = 1;
        work->rejected++;
    }
}

static int32_t explicit_advance(const Tableau *of, const Model *model, const Options *options, Work *work, int64_t budget,
                                double *record)
{
    const int64_t size = explicit_record(of, model);
    int64_t k;
    for (k = 0; k < budget && work->t < options->end; k++) {
        const int32_t code = explicit_step(of, model, options, work, record + k * size);
        if (code != LOOP_MORE) return code;
    }
    return work->t < options->end ? LOOP_MORE : LOOP_DONE;
}

static void explicit_states(const Tableau *of, int32_t n, int64_t steps, const double *const *records, const double *ends,
                            int64_t count, const double *times, double *out)
{
    int64_t k = 0, m;
    for (m = 0; m < count; m++) {
        const double *at;
        while (k + 1 < steps && times[m] > ends[k]) k++;
        at = records[k];
        interpolated(of, n, at, (times[m] - at[0]) / (at[1] - at[0]), out + m * n);
    }
}

#define EXPLICIT(name, tableau) \
    int64_t name##_space(const Model *model) { return explicit_space(&tableau, model); } \
    int64_t name##_record(const Model *model) { return explicit_record(&tableau, model); } \
    int32_t name##_start(const Model *model, const Options *options, Work *work, double first) \
    { \
        return begin(model, options, work, first, tableau.order); \
    } \
    int32_t name##_advance(const Model *model, const Options *options, Work *work, int64_t budget, double *record) \
    { \
        return explicit_advance(&tableau, model, options, work, budget, record); \
    } \
    void name##_states(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count, \
                       const double *times, double *out) \
    { \
        explicit_states(&tableau, n, steps, records, ends, count, times, out); \
    }

EXPLICIT(dop853, DOP853)
EXPLICIT(rk45, RK45)
EXPLICIT(rk23, RK23)
