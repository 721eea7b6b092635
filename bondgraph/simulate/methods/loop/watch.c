#include "shared.h"

/* Whether the steps of a motion call for another method, as `methods/stiffness_switching.py` judges it step by step. */

enum { BLOCK = 34 };

/* A matrix; its eigenvalues, and what LAPACK wants for them; states beside the motion, and the next vector. */
int64_t watch_room(int32_t n) { return (int64_t)n * n + (int64_t)(2 + BLOCK + 2) * n; }

static int32_t is_finite(int64_t count, const double *values)
{
    int64_t k;
    for (k = 0; k < count; k++) {
        if (!isfinite(values[k])) return 0;
    }
    return 1;
}

/* The derivatives of the rates where the motion is: zero where they are defined. */
static int32_t matrix_there(const Model *model, const Options *options, Work *work, const Watch *watch, double *out)
{
    if (!watch->jacobian || asked(watch->jacobian, model, options, work, work->t, work->y, out)) return 1;
    return !is_finite((int64_t)model->n * model->n, out);
}

/* The greatest eigenvalue of a matrix, in size; not a number where it is not found. The matrix is lost. */
static double greatest_eigenvalue(int32_t n, double *matrix, double *re, const Watch *watch)
{
    char none = 'N';
    double *im = re + n, found = 0.0, nothing;
    int32_t space = BLOCK * n, one = 1, trouble = 0, i, j;
    for (i = 0; i < n; i++) {
        for (j = 0; j < i; j++) {
            const double kept = matrix[(int64_t)i * n + j];
            matrix[(int64_t)i * n + j] = matrix[(int64_t)j * n + i];
            matrix[(int64_t)j * n + i] = kept;
        }
    }
    watch->eigenvalues(&none, &none, &n, matrix, &n, re, im, &nothing, &one, &nothing, &one, im + n, &space, &trouble);
    for (i = 0; i < n; i++) found = fmax(found, sqrt(re[i] * re[i] + im[i] * im[i]));
    return trouble ? NAN : found;
}

static double length_of(int64_t count, const double *values)
{
    double sum = 0.0;
    int64_t k;
    for (k = 0; k < count; k++) sum += values[k] * values[k];
    return sqrt(sum);
}

/* The growth of the vector under the Jacobian, `change` behind `beside`; zero where the rates are not defined nearby. */
static double growth(const Model *model, const Options *options, Work *work, const Watch *watch, double *beside)
{
    const int32_t n = model->n;
    const double length = length_of(n, watch->vector);
    double *change = beside + n, found;
    int32_t i;
    for (i = 0; i < n; i++) {
        const double scale = fmax(watch->scale[i], fabs(work->y[i]));
        beside[i] = work->y[i] + watch->difference * scale * watch->vector[i] / length;
    }
    if (asked(model->rates, model, options, work, work->t, beside, change)) return 0.0;
    for (i = 0; i < n; i++) {
        const double scale = fmax(watch->scale[i], fabs(work->y[i]));
        change[i] = (change[i] - work->rates[i]) / scale / watch->difference;
    }
    found = length_of(n, change);
    return found > 0.0 && isfinite(found) ? found : 0.0;
}

/* The verdict on a step of some length. Where it is open, nothing is known but what was known before. */
static int32_t verdict(const Model *model, const Options *options, Work *work, Watch *watch, double length)
{
    const int32_t n = model->n, is_stiff = watch->is_stiff;
    double *matrix = watch->matrix, *copy = watch->room, *re = copy + (int64_t)n * n, *beside = re + (2 + BLOCK) * n;
    double rho = watch->rho;
    int32_t has_matrix = watch->has_matrix, is_near, doubts = watch->doubts, has_grown = 0;
    if (watch->count % watch->every == 0) {
        has_matrix = is_stiff || watch->count % watch->sure < watch->exact;
        if (has_matrix && matrix_there(model, options, work, watch, matrix)) return VERDICT_OPEN;
        if (!has_matrix) rho = growth(model, options, work, watch, beside);
        has_grown = !has_matrix && rho > 0.0;
    }
    if (has_matrix && (is_stiff || length * length_of((int64_t)n * n, matrix) > watch->near)) {
        memcpy(copy, matrix, (size_t)((int64_t)n * n) * sizeof(double));
        rho = greatest_eigenvalue(n, copy, re, watch);
        has_matrix = 0;
        is_near = length * rho > watch->near;
    } else {
        is_near = !has_matrix && length * rho > watch->near; /* no eigenvalue exceeds the norm */
    }
    doubts += (is_near != is_stiff) - (watch->seen == watch->window ? (int32_t)watch->late[watch->place] : 0);
    if (doubts >= watch->needed && !is_stiff) {
        if (matrix_there(model, options, work, watch, copy)) return VERDICT_OPEN;
        rho = greatest_eigenvalue(n, copy, re, watch);
    }
    if (!isfinite(rho)) return VERDICT_OPEN;
    if (has_grown) memcpy(watch->vector, beside + n, (size_t)n * sizeof(double));
    watch->rho = rho;
    watch->has_matrix = has_matrix;
    watch->count++;
    if (doubts < watch->needed) {
        watch->late[watch->place] = is_near != is_stiff;
        watch->place = (watch->place + 1) % watch->window;
        watch->seen += watch->seen < watch->window;
        watch->doubts = doubts;
        return is_near != is_stiff ? VERDICT_DOUBTFUL : VERDICT_CALM;
    }
    watch->doubts = watch->seen = watch->place = 0;
    return (length * rho > watch->near) != is_stiff ? VERDICT_OTHER : VERDICT_FORGOTTEN;
}

int32_t watched(const Model *model, const Options *options, Work *work, Watch *watch, int64_t budget, double *record,
                int32_t *verdicts)
{
    int64_t k;
    for (k = 0; k < budget && work->t < options->end; k++) {
        const double before = work->t;
        const int32_t code = watch->advance(model, options, work, 1, record + k * watch->record);
        int32_t i;
        verdicts[k] = VERDICT_CALM;
        if (code != LOOP_MORE) return code;
        verdicts[k] = verdict(model, options, work, watch, work->t - before);
        if (verdicts[k] == VERDICT_OTHER || verdicts[k] == VERDICT_OPEN) return code;
        for (i = 0; i < model->n; i++) {
            if (!(fabs(work->y[i]) <= watch->limits[i])) return code;
        }
    }
    return work->t < options->end ? LOOP_MORE : LOOP_DONE;
}
