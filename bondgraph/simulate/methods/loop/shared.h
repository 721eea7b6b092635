#include "projection.h"

/* What the methods share. A method's space begins with room for the memory of a trial state. */

/* Numbers at a trial state, from the solutions kept; what they find is left in the space. */
static int32_t asked(values_fn values, const Model *model, const Options *options, Work *work, double t, const double *y,
                     double *out)
{
    const double inside = t < options->first ? options->first : t > options->last ? options->last : t;
    if (model->memory) memcpy(work->space, work->kept, (size_t)model->memory * sizeof(double));
    return values(inside, y, model->p, work->space, out);
}

/* The rates at a trial state. */
static int32_t evaluated(const Model *model, const Options *options, Work *work, double t, const double *y, double *out)
{
    work->evaluations++;
    return asked(model->rates, model, options, work, t, y, out);
}

/* The rates at the end of a step, where it is chosen anew which equations of redundant systems are solved. */
static int32_t arrived(const Model *model, const Options *options, Work *work, double t, const double *y, double *out)
{
    int32_t code, k;
    for (k = 0; k < model->count; k++) work->kept[model->choices[k]] = 0.0;
    code = evaluated(model, options, work, t, y, out);
    for (k = 0; k < model->count; k++) work->kept[model->choices[k]] = work->space[model->choices[k]] = 1.0;
    return code;
}

/* The end of a step: y moved onto the constraints, and the rates there. Zero, LOOP_OPEN where the caller is to judge it,
   or LOOP_FAILED where there are no rates. */
static int32_t ended(const Model *model, const Options *options, Work *work, double t, double *y, double *rates)
{
    const int32_t open = model->constraints && projected(model, options, work, t, y);
    if (!open && !arrived(model, options, work, t, y, rates)) return 0;
    if (open || model->count) return evaluated(model, options, work, t, y, rates) ? LOOP_FAILED : LOOP_OPEN;
    return LOOP_FAILED;
}

/* The solutions of the last evaluation are those to begin with from now on. */
static void keep(const Model *model, Work *work)
{
    if (model->memory) memcpy(work->kept, work->space, (size_t)model->memory * sizeof(double));
}

/* The root mean square of values, each relative to its tolerance at y. */
static double norm_of(int32_t n, const double *values, const double *y, const Options *options)
{
    double sum = 0.0;
    int32_t i;
    for (i = 0; i < n; i++) {
        const double part = values[i] / (options->atol[i] + options->rtol * fabs(y[i]));
        sum += part * part;
    }
    return sqrt(sum / n);
}

/* A first step of a method of some order, from how fast rates change: Hairer, Norsett and Wanner, II.4. */
static double first_step(const Model *model, const Options *options, Work *work, int order)
{
    const int32_t n = model->n;
    double *trial = work->space + model->memory, *rates = trial + n;
    const double span = options->end - work->t, size = norm_of(n, work->y, work->y, options);
    const double speed = norm_of(n, work->rates, work->y, options);
    double h = size < 1e-5 || speed < 1e-5 ? 1e-6 : 0.01 * size / speed, change, most, best;
    int32_t i;
    if (h > span) h = span;
    for (i = 0; i < n; i++) trial[i] = work->y[i] + h * work->rates[i];
    if (evaluated(model, options, work, work->t + h, trial, rates)) return h / 100.0;
    for (i = 0; i < n; i++) rates[i] -= work->rates[i];
    change = norm_of(n, rates, work->y, options) / h;
    most = speed > change ? speed : change;
    best = most <= 1e-15 ? fmax(1e-6, h * 1e-3) : pow(0.01 / most, 1.0 / (order + 1));
    return fmin(fmin(100.0 * h, best), fmin(span, options->longest));
}

/* The beginning of a motion at work->t with work->y. */
static int32_t begin(const Model *model, const Options *options, Work *work, double first, int order)
{
    work->steps = work->rejected = work->evaluations = 0;
    if (evaluated(model, options, work, work->t, work->y, work->rates)) return LOOP_FAILED;
    keep(model, work);
    work->h = first > 0.0 ? first : first_step(model, options, work, order);
    return isfinite(work->h) ? LOOP_MORE : LOOP_FAILED;
}

/* How many numbers of a record follow the interpolant. */
static int64_t more_of(const Model *model) { return 1 + model->memory + sizes_of(model->constraints); }

/* Goes on from the end of a step, and leaves in its record, behind the interpolant, what else is known there. */
static void go_on(const Model *model, Work *work, const double *y, const double *rates, double *more)
{
    const int64_t sizes = sizes_of(model->constraints);
    int32_t i;
    memcpy(work->y, y, (size_t)model->n * sizeof(double));
    memcpy(work->rates, rates, (size_t)model->n * sizeof(double));
    *more++ = work->left;
    if (model->memory) memcpy(more, work->kept, (size_t)model->memory * sizeof(double));
    if (!sizes) return;
    memcpy(more + model->memory, work->greatest, (size_t)sizes * sizeof(double));
    for (i = 0; i < model->n; i++) work->sizes[i] = fmax(work->sizes[i], fabs(y[i]));
}

/* The shortest step that advances the time. */
static double shortest(const Work *work)
{
    return 10.0 * (nextafter(fabs(work->t), INFINITY) - fabs(work->t));
}
