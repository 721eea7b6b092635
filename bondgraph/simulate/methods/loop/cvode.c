#include "shared.h"

/* CVODE of SUNDIALS: backward differences of variable order and step, with an interpolant of at most order 5. The library
   is the caller's, and called at addresses that the caller gives: Hindmarsh and others (2005). */

enum { DEGREE = 5, ONE_STEP = 2, FLOATS = 32 }; /* so many floats are in a step, for its interpolant */

int64_t cvode_space(const Model *model) { return model->memory + (int64_t)(model->n + 2) * model->n; }

int64_t cvode_record(const Model *model) { return 2 + (int64_t)(DEGREE + 2) * model->n + more_of(model); }

int32_t cvode_rates(double t, void *y, void *out, void *given)
{
    const Cvode *own = given;
    return evaluated(own->model, own->options, own->work, t, own->numbers(y), own->numbers(out)) ? 1 : 0;
}

int32_t cvode_jacobian(double t, void *y, void *rates, void *out, void *given, void *a, void *b, void *c)
{
    const Cvode *own = given;
    const Model *model = own->model;
    const int32_t n = model->n;
    double *rows = own->work->space + model->memory, *columns = own->entries(out);
    int32_t i, j;
    (void)rates, (void)a, (void)b, (void)c;
    if (asked(model->jacobian, model, own->options, own->work, t, own->numbers(y), rows)) return 1;
    for (i = 0; i < n; i++) {
        for (j = 0; j < n; j++) columns[(int64_t)j * n + i] = rows[(int64_t)i * n + j];
    }
    return 0;
}

int32_t cvode_start(const Model *model, const Options *options, Work *work, double first)
{
    Cvode *own = model->cvode;
    own->model = model, own->options = options, own->work = work;
    work->steps = work->rejected = work->evaluations = 0;
    work->h = first;
    if (evaluated(model, options, work, work->t, work->y, work->rates)) return LOOP_FAILED;
    keep(model, work);
    return LOOP_MORE;
}

/* The interpolant of a step that ends at t: its derivatives there, each times a power of its length, by a factorial. */
static int32_t derivatives(const Model *model, double t, double length, const double *after, double *F)
{
    const int32_t n = model->n;
    const Cvode *own = model->cvode;
    double scale = 1.0;
    int32_t i, k, order = 0;
    if (own->order(own->memory, &order) < 0) return 1;
    memcpy(F, after, (size_t)n * sizeof(double));
    for (k = 1; k <= DEGREE; k++) {
        const double *found = own->numbers(own->derivative);
        if (k <= order && own->derivatives(own->memory, t, k, own->derivative) < 0) return 1;
        scale *= length / k;
        for (i = 0; i < n; i++) F[(int64_t)k * n + i] = k <= order ? scale * found[i] : 0.0;
    }
    return 0;
}

static int32_t multistep(const Model *model, const Options *options, Work *work, double *record)
{
    const int32_t n = model->n;
    const Cvode *own = model->cvode;
    double *after = work->space + model->memory + (int64_t)n * n, *rates = after + n, t = work->t, length;
    int32_t code = 0;
    if (own->step(own->memory, options->end, own->states, &t, ONE_STEP) < 0) return LOOP_FAILED;
    length = t - work->t;
    if (!(length >= FLOATS * (nextafter(fabs(t), INFINITY) - fabs(t)))) return LOOP_FAILED;
    memcpy(after, own->numbers(own->states), (size_t)n * sizeof(double));
    memcpy(rates, work->rates, (size_t)n * sizeof(double));
    if (derivatives(model, t, length, after, record + 2 + n)) return LOOP_FAILED;
    if (model->memory) {
        code = ended(model, options, work, t, after, rates);
        if (code == LOOP_FAILED) return LOOP_FAILED;
        keep(model, work);
    }
    record[0] = work->t;
    record[1] = t;
    memcpy(record + 2, work->y, (size_t)n * sizeof(double));
    go_on(model, work, after, rates, record + 2 + (int64_t)(DEGREE + 2) * n);
    work->t = t;
    work->h = length;
    work->steps++;
    return code == LOOP_OPEN ? LOOP_OPEN : LOOP_MORE;
}

int32_t cvode_advance(const Model *model, const Options *options, Work *work, int64_t budget, double *record)
{
    const int64_t size = cvode_record(model);
    int64_t k;
    for (k = 0; k < budget && work->t < options->end; k++) {
        const int32_t code = multistep(model, options, work, record + k * size);
        if (code != LOOP_MORE) return code;
    }
    return work->t < options->end ? LOOP_MORE : LOOP_DONE;
}

void cvode_states(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count,
                  const double *times, double *out)
{
    int64_t k = 0, m;
    for (m = 0; m < count; m++) {
        const double *at, *F;
        double part;
        int32_t i;
        int s;
        while (k + 1 < steps && times[m] > ends[k]) k++;
        at = records[k];
        F = at + 2 + n;
        part = (times[m] - at[1]) / (at[1] - at[0]);
        for (i = 0; i < n; i++) {
            double sum = 0.0;
            for (s = DEGREE; s >= 0; s--) sum = sum * part + F[(int64_t)s * n + i];
            out[m * n + i] = sum;
        }
    }
}
