#include "shared.h"

/* Radau IIA of order 5 with simplified Newton iterations: Hairer and Wanner, Solving Ordinary Differential Equations II,
   IV.8. The system of the three stages falls apart into one that is real and one that is complex. */

enum { RADAU_TERMS = 3, ITERATIONS = 6, NUMBERS = 8 };
#define BETWEEN 10.0 /* within a step the error may be so many times the tolerance of its end */
#define CONTRACTED 0.9   /* of the largest residual before: what leaves more was made with a matrix that does not fit */
#define SIGNIFICANT 10.0 /* residuals below so many tolerances of their state decide nothing */
#define ROUNDINGS 1e3    /* nor do those below so many roundings of what is added up in them */
#define MU 3.637834252744496
#define MU_RE 2.6810828736277523
#define MU_IM (-3.050430199247411)

static const double NODES[3] = {0.15505102572168222, 0.6449489742783178, 1.0};
static const double ERROR[3] = {-10.048809399827414, 1.382142733160748, -0.3333333333333333};
static const double FROM_W[3][3] = {
    {0.09443876248897524, -0.14125529502095421, 0.03002919410514742},
    {0.25021312296533332, 0.20412935229379994, -0.38294211275726192},
    {1.0, 1.0, 0.0},
};
static const double TO_W[3][3] = {
    {4.17871859155190428, 0.32768282076106237, 0.52337644549944951},
    {-4.17871859155190428, -0.32768282076106237, 0.47662355450055044},
    {0.50287263494578682, -2.57192694985560522, 0.59603920482822492},
};
static const double POLYNOMIAL[3][3] = {
    {10.048809399827414, -25.62959144707664, 15.580782047249224},
    {-1.382142733160748, 10.296258113743303, -8.914115380582556},
    {0.3333333333333333, -2.6666666666666665, 3.3333333333333335},
};

/* What goes on from step to step, in the space behind the memory. */
typedef struct {
    double *is_current, *is_factored, *has_interpolant, *has_before, *h_before, *error_before, *t_old, *t_new;
    double *J, *real, *re, *im;          /* the Jacobian, and factors of MU/h - J and (MU_RE + i MU_IM)/h - J */
    double *aside;                       /* a Jacobian elsewhere */
    double *pivots, *complex_pivots;     /* n each */
    double *Z, *W, *F, *change;          /* 3 n each: stages, transformed; rates at them; a step of Newton's method */
    double *y_old, *Q;                   /* the last interpolant: n and 3 n */
    double *after, *error, *trial, *ahead; /* n, n, n, 3 n */
    double *largest;                       /* n: residuals of the complex system so far */
} Radau;

int64_t radau5_space(const Model *model)
{
    const int64_t n = model->n;
    return model->memory + NUMBERS + 5 * n * n + 25 * n;
}

int64_t radau5_record(const Model *model) { return 2 + (int64_t)(RADAU_TERMS + 1) * model->n + more_of(model); }

static Radau placed(const Model *model, const Work *work)
{
    const int64_t n = model->n;
    double *at = work->space + model->memory;
    Radau r;
    r.is_current = at, r.is_factored = at + 1, r.has_interpolant = at + 2, r.has_before = at + 3;
    r.h_before = at + 4, r.error_before = at + 5, r.t_old = at + 6, r.t_new = at + 7;
    at += NUMBERS;
    r.J = at, r.real = at + n * n, r.re = at + 2 * n * n, r.im = at + 3 * n * n, r.aside = at + 4 * n * n;
    at += 5 * n * n;
    r.pivots = at, r.complex_pivots = at + n;
    r.Z = at + 2 * n, r.W = at + 5 * n, r.F = at + 8 * n, r.change = at + 11 * n;
    r.y_old = at + 14 * n, r.Q = at + 15 * n;
    r.after = at + 18 * n, r.error = at + 19 * n, r.trial = at + 20 * n, r.ahead = at + 21 * n;
    r.largest = at + 24 * n;
    return r;
}

/* a = L U with rows exchanged: zero if it is regular. */
static int32_t factored(int32_t n, double *a, double *pivots)
{
    int32_t i, j, k;
    for (k = 0; k < n; k++) {
        int32_t pivot = k;
        for (i = k + 1; i < n; i++) {
            if (fabs(a[(int64_t)i * n + k]) > fabs(a[(int64_t)pivot * n + k])) pivot = i;
        }
        pivots[k] = pivot;
        if (!(fabs(a[(int64_t)pivot * n + k]) > 0.0)) return 1;
        for (j = 0; pivot != k && j < n; j++) {
            const double kept = a[(int64_t)k * n + j];
            a[(int64_t)k * n + j] = a[(int64_t)pivot * n + j];
            a[(int64_t)pivot * n + j] = kept;
        }
        for (i = k + 1; i < n; i++) {
            const double factor = a[(int64_t)i * n + k] /= a[(int64_t)k * n + k];
            if (factor == 0.0) continue;
            for (j = k + 1; j < n; j++) a[(int64_t)i * n + j] -= factor * a[(int64_t)k * n + j];
        }
    }
    return 0;
}

static void solved(int32_t n, const double *a, const double *pivots, double *b)
{
    int32_t i, j;
    for (i = 0; i < n; i++) {
        const int32_t pivot = (int32_t)pivots[i];
        const double kept = b[pivot];
        b[pivot] = b[i];
        b[i] = kept;
    }
    for (i = 0; i < n; i++) {
        for (j = 0; j < i; j++) b[i] -= a[(int64_t)i * n + j] * b[j];
    }
    for (i = n - 1; i >= 0; i--) {
        for (j = i + 1; j < n; j++) b[i] -= a[(int64_t)i * n + j] * b[j];
        b[i] /= a[(int64_t)i * n + i];
    }
}

/* x / y for complex numbers, the result in x. */
static void divided(double *xr, double *xi, double yr, double yi)
{
    const double size = yr * yr + yi * yi, re = (*xr * yr + *xi * yi) / size, im = (*xi * yr - *xr * yi) / size;
    *xr = re;
    *xi = im;
}

/* The same for a complex matrix. */
static int32_t factored_complex(int32_t n, double *re, double *im, double *pivots)
{
    int32_t i, j, k;
    for (k = 0; k < n; k++) {
        int32_t pivot = k;
        double most = -1.0;
        for (i = k; i < n; i++) {
            const int64_t at = (int64_t)i * n + k;
            const double size = fabs(re[at]) + fabs(im[at]);
            if (size > most) most = size, pivot = i;
        }
        pivots[k] = pivot;
        if (!(most > 0.0)) return 1;
        for (j = 0; pivot != k && j < n; j++) {
            const int64_t one = (int64_t)k * n + j, two = (int64_t)pivot * n + j;
            const double kept = re[one], aside = im[one];
            re[one] = re[two], im[one] = im[two];
            re[two] = kept, im[two] = aside;
        }
        for (i = k + 1; i < n; i++) {
            const int64_t at = (int64_t)i * n + k, row = (int64_t)i * n, top = (int64_t)k * n;
            divided(re + at, im + at, re[top + k], im[top + k]);
            if (re[at] == 0.0 && im[at] == 0.0) continue;
            for (j = k + 1; j < n; j++) {
                re[row + j] -= re[at] * re[top + j] - im[at] * im[top + j];
                im[row + j] -= re[at] * im[top + j] + im[at] * re[top + j];
            }
        }
    }
    return 0;
}

static void solved_complex(int32_t n, const double *re, const double *im, const double *pivots, double *br, double *bi)
{
    int32_t i, j;
    for (i = 0; i < n; i++) {
        const int32_t pivot = (int32_t)pivots[i];
        const double kept = br[pivot], aside = bi[pivot];
        br[pivot] = br[i], bi[pivot] = bi[i];
        br[i] = kept, bi[i] = aside;
    }
    for (i = 0; i < n; i++) {
        for (j = 0; j < i; j++) {
            const double ar = re[(int64_t)i * n + j], ai = im[(int64_t)i * n + j];
            br[i] -= ar * br[j] - ai * bi[j];
            bi[i] -= ar * bi[j] + ai * br[j];
        }
    }
    for (i = n - 1; i >= 0; i--) {
        for (j = i + 1; j < n; j++) {
            const double ar = re[(int64_t)i * n + j], ai = im[(int64_t)i * n + j];
            br[i] -= ar * br[j] - ai * bi[j];
            bi[i] -= ar * bi[j] + ai * br[j];
        }
        divided(br + i, bi + i, re[(int64_t)i * n + i], im[(int64_t)i * n + i]);
    }
}

/* The factors for a step: zero if both matrices are regular. */
static int32_t prepared(int32_t n, double h, Radau *r)
{
    const int64_t size = (int64_t)n * n;
    int64_t k;
    for (k = 0; k < size; k++) {
        const double one = k % (n + 1) == 0 ? 1.0 / h : 0.0;
        r->real[k] = MU * one - r->J[k];
        r->re[k] = MU_RE * one - r->J[k];
        r->im[k] = MU_IM * one;
    }
    *r->is_factored = 1.0;
    return factored(n, r->real, r->pivots) || factored_complex(n, r->re, r->im, r->complex_pivots);
}

/* to = M from, for three vectors of n. */
static void transformed(int32_t n, const double M[3][3], const double *from, double *to)
{
    int32_t i;
    int s;
    for (s = 0; s < 3; s++) {
        for (i = 0; i < n; i++) {
            to[(int64_t)s * n + i] = M[s][0] * from[i] + M[s][1] * from[n + i] + M[s][2] * from[2 * (int64_t)n + i];
        }
    }
}

/* Whether the residuals of the complex system, in r->change, are smaller than those before them, or too small to say
   anything. Where a law was much steeper at the place of the Jacobian than along the step, as a root is at zero, the
   iterations are short however wrong the states are; but they leave the residual as it was. What is rounding is told by
   the Jacobian at the states of the trial. */
static int contract(const Model *model, const Options *options, Work *work, double h, Radau *r)
{
    const int32_t n = model->n;
    const double unit = (MU_RE - MU_IM) / h;
    int32_t i, j;
    int has_jacobian = 0;
    for (i = 0; i < n; i++) {
        const double size = fabs(r->change[n + i]) + fabs(r->change[2 * (int64_t)n + i]), before = r->largest[i];
        const double scale = options->atol[i] + options->rtol * fabs(work->y[i]);
        double sum;
        r->largest[i] = fmax(before, size);
        if (!(before > 0.0 && size > CONTRACTED * before && size > SIGNIFICANT * unit * scale)) continue;
        if (!has_jacobian && asked(model->jacobian, model, options, work, work->t + h, r->trial, r->aside))
            return 0;
        has_jacobian = 1;
        sum = unit * fabs(r->trial[i]);
        for (j = 0; j < n; j++) sum += fabs(r->aside[(int64_t)i * n + j] * r->trial[j]);
        if (size > ROUNDINGS * DBL_EPSILON * sum) return 0;
    }
    return 1;
}

/* The stages by simplified Newton iterations from those in Z: how many it took, or zero where they do not settle. */
static int settled(const Model *model, const Options *options, Work *work, double h, double tolerance, Radau *r,
                   double *rate)
{
    const int32_t n = model->n;
    double before = -1.0;
    int k, s;
    int32_t i;
    transformed(n, TO_W, r->Z, r->W);
    *rate = -1.0;
    memset(r->largest, 0, (size_t)n * sizeof(double));
    for (k = 0; k < ITERATIONS; k++) {
        double sum = 0.0, size;
        for (s = 0; s < 3; s++) {
            for (i = 0; i < n; i++) r->trial[i] = work->y[i] + r->Z[(int64_t)s * n + i];
            if (evaluated(model, options, work, work->t + h * NODES[s], r->trial, r->F + (int64_t)s * n)) return 0;
        }
        transformed(n, TO_W, r->F, r->change);
        for (i = 0; i < n; i++) {
            double *one = r->change + i, *re = one + n, *im = re + n;
            const double wr = r->W[n + i], wi = r->W[2 * (int64_t)n + i];
            *one -= MU / h * r->W[i];
            *re -= (MU_RE * wr - MU_IM * wi) / h;
            *im -= (MU_RE * wi + MU_IM * wr) / h;
        }
        if (!contract(model, options, work, h, r)) return 0;
        solved(n, r->real, r->pivots, r->change);
        solved_complex(n, r->re, r->im, r->complex_pivots, r->change + n, r->change + 2 * (int64_t)n);
        for (s = 0; s < 3; s++) {
            for (i = 0; i < n; i++) {
                const double scale = options->atol[i] + options->rtol * fabs(work->y[i]);
                const double part = r->change[(int64_t)s * n + i] / scale;
                sum += part * part;
            }
        }
        size = sqrt(sum / (3.0 * n));
        if (!isfinite(size)) return 0;
        if (before >= 0.0) {
            *rate = size / before;
            if (*rate >= 1.0 || pow(*rate, ITERATIONS - k) / (1.0 - *rate) * size > tolerance) return 0;
        }
        for (i = 0; i < 3 * n; i++) r->W[i] += r->change[i];
        transformed(n, FROM_W, r->W, r->Z);
        if (size == 0.0 || (*rate >= 0.0 && *rate / (1.0 - *rate) * size < tolerance)) return k + 1;
        before = size;
    }
    return 0;
}

/* The stages to begin with: where the last interpolant leads to. */
static void extrapolated(int32_t n, const Work *work, double h, Radau *r)
{
    int32_t i;
    int s;
    for (s = 0; s < 3; s++) {
        const double part = (work->t + h * NODES[s] - *r->t_old) / (*r->t_new - *r->t_old);
        for (i = 0; i < n; i++) {
            const double *q = r->Q + 3 * (int64_t)i;
            const double value = r->y_old[i] + part * (q[0] + part * (q[1] + part * q[2]));
            r->Z[(int64_t)s * n + i] = *r->has_interpolant != 0.0 ? value - work->y[i] : 0.0;
        }
    }
}

static double size_of(int32_t n, const double *error, const double *y, const double *after, const Options *options)
{
    double sum = 0.0;
    int32_t i;
    for (i = 0; i < n; i++) {
        const double part = error[i] / (options->atol[i] + options->rtol * fmax(fabs(y[i]), fabs(after[i])));
        sum += part * part;
    }
    return sqrt(sum / n);
}

/* The error of a step from Z, relative to its tolerance; that of order 3 is made smaller by the method's own matrix, and
   once more after a step that was refused. */
static double radau_error(const Model *model, const Options *options, Work *work, double h, int again, Radau *r)
{
    const int32_t n = model->n;
    double size;
    int32_t i;
    for (i = 0; i < n; i++) {
        const double e = ERROR[0] * r->Z[i] + ERROR[1] * r->Z[n + i] + ERROR[2] * r->Z[2 * (int64_t)n + i];
        r->after[i] = work->y[i] + r->Z[2 * (int64_t)n + i];
        r->ahead[i] = e / h;
        r->error[i] = work->rates[i] + r->ahead[i];
    }
    solved(n, r->real, r->pivots, r->error);
    size = size_of(n, r->error, work->y, r->after, options);
    if (!again || !(size > 1.0)) return size;
    for (i = 0; i < n; i++) r->trial[i] = work->y[i] + r->error[i];
    if (evaluated(model, options, work, work->t, r->trial, r->error)) return size;
    for (i = 0; i < n; i++) r->error[i] += r->ahead[i];
    solved(n, r->real, r->pivots, r->error);
    return size_of(n, r->error, work->y, r->after, options);
}

/* The error between the stages, relative to its tolerance, by what the interpolant leaves of the equations there: states
   that follow others almost at once are exact at the end of a step however long it is. */
static double between(const Model *model, const Options *options, Work *work, double h, Radau *r)
{
    static const double places[2] = {0.4, 0.85};
    const int32_t n = model->n;
    double most = 0.0;
    int32_t i;
    int k, s;
    for (k = 0; k < 2; k++) {
        const double part = places[k];
        double sum = 0.0;
        for (i = 0; i < n; i++) {
            double q[3], value;
            for (s = 0; s < 3; s++) {
                q[s] = POLYNOMIAL[0][s] * r->Z[i] + POLYNOMIAL[1][s] * r->Z[n + i] +
                       POLYNOMIAL[2][s] * r->Z[2 * (int64_t)n + i];
            }
            value = part * (q[0] + part * (q[1] + part * q[2]));
            r->trial[i] = work->y[i] + value;
            r->ahead[i] = (q[0] + part * (2.0 * q[1] + part * 3.0 * q[2])) / h;
        }
        if (evaluated(model, options, work, work->t + part * h, r->trial, r->F)) return INFINITY;
        for (i = 0; i < n; i++) r->F[i] -= r->ahead[i];
        solved(n, r->real, r->pivots, r->F);
        for (i = 0; i < n; i++) {
            const double size = fmax(fabs(work->y[i]), fabs(r->after[i]));
            const double left = r->F[i] / (options->atol[i] + options->rtol * size);
            sum += left * left;
        }
        most = fmax(most, sqrt(sum / n));
    }
    return isfinite(most) ? most : INFINITY;
}

/* By how much the step changes, from this error and the one before. */
static double predicted(double h, double error, const Radau *r)
{
    double factor = 1.0;
    if (error == 0.0) return INFINITY;
    if (*r->has_before != 0.0) factor = h / *r->h_before * pow(*r->error_before / error, 0.25);
    return fmin(1.0, factor) * pow(error, -0.25);
}

static int32_t jacobian_at(const Model *model, const Options *options, Work *work, double t, const double *y, Radau *r)
{
    *r->is_current = 1.0;
    *r->is_factored = 0.0;
    return asked(model->jacobian, model, options, work, t, y, r->J);
}

/* The step that was made, in the record and in the work. It is bent to where its end has been moved, with the derivatives
   it has at both ends. */
static void kept_step(const Model *model, Work *work, double next, Radau *r, double *record)
{
    static const double bend[3] = {0.0, 3.0, -2.0};
    const int32_t n = model->n;
    int32_t i;
    int s;
    record[0] = work->t;
    record[1] = next;
    for (i = 0; i < n; i++) {
        const double moved = r->after[i] - (work->y[i] + r->Z[2 * (int64_t)n + i]);
        record[2 + i] = r->y_old[i] = work->y[i];
        for (s = 0; s < 3; s++) {
            const double q = POLYNOMIAL[0][s] * r->Z[i] + POLYNOMIAL[1][s] * r->Z[n + i] +
                             POLYNOMIAL[2][s] * r->Z[2 * (int64_t)n + i];
            record[2 + (int64_t)(s + 1) * n + i] = q + bend[s] * moved;
            r->Q[3 * (int64_t)i + s] = q;
        }
    }
    go_on(model, work, r->after, r->error, record + 2 + (int64_t)(RADAU_TERMS + 1) * n);
    *r->t_old = work->t;
    *r->t_new = next;
    *r->has_interpolant = 1.0;
    work->t = next;
    work->steps++;
}

/* One step, shorter ones where it is not good enough: LOOP_MORE or LOOP_OPEN if it was made. */
static int32_t implicit_step(const Model *model, const Options *options, Work *work, double *record)
{
    const int32_t n = model->n;
    const double tolerance = fmax(10.0 * DBL_EPSILON / options->rtol, fmin(0.03, sqrt(options->rtol)));
    const double least = shortest(work);
    Radau r = placed(model, work);
    double h = work->h;
    int again = 0;
    if (h > options->longest) h = options->longest, *r.has_before = 0.0;
    if (h < least) h = least, *r.has_before = 0.0;
    work->h = h;
    for (;;) {
        double next = work->t + h, error, safety, factor, inside, limit, rate;
        int count = 0, code = 0;
        if (!(h >= least)) return LOOP_FAILED;
        if (next >= options->end) next = options->end;
        h = next - work->t;
        while (!count) {
            extrapolated(n, work, h, &r);
            if (*r.is_factored != 0.0 || !prepared(n, h, &r)) {
                count = settled(model, options, work, h, tolerance, &r, &rate);
            }
            if (count || *r.is_current != 0.0) break;
            if (jacobian_at(model, options, work, work->t, work->y, &r)) return LOOP_FAILED;
        }
        if (!count) {
            h *= 0.5;
            *r.is_factored = 0.0;
            work->rejected++;
            continue;
        }
        error = radau_error(model, options, work, h, again, &r);
        inside = error <= 1.0 ? between(model, options, work, h, &r) / BETWEEN : 0.0;
        safety = 0.9 * (2.0 * ITERATIONS + 1.0) / (2.0 * ITERATIONS + count);
        if (error <= 1.0) code = ended(model, options, work, next, r.after, r.error);
        if (code == LOOP_FAILED) error = NAN;
        if (!(error <= 1.0)) {
            h *= isfinite(error) ? fmax(0.2, safety * predicted(h, error, &r)) : 0.2;
            *r.is_factored = 0.0;
            again = 1;
            work->rejected++;
            continue;
        }
        limit = fmin(fmax(0.9 * pow(fmax(inside, 1e-30), -0.25), 0.2), 8.0);
        if (inside > 1.0 && h >= 64.0 * (nextafter(fabs(work->t), INFINITY) - fabs(work->t))) {
            h *= limit;
            *r.is_factored = 0.0;
            again = 0;
            work->rejected++;
            continue;
        }
        keep(model, work);
        factor = fmin(10.0, safety * predicted(h, error, &r));
        *r.is_current = 0.0;
        if (count > 2 && rate > 1e-3) {
            if (jacobian_at(model, options, work, next, r.after, &r)) *r.is_current = 0.0;
        } else if (factor < 1.2) {
            factor = 1.0;
        } else {
            *r.is_factored = 0.0;
        }
        *r.h_before = work->h;
        *r.error_before = error;
        *r.has_before = 1.0;
        kept_step(model, work, next, &r, record);
        work->h = h * fmin(factor, limit);
        if (limit < factor) *r.is_factored = 0.0;
        return code == LOOP_OPEN ? LOOP_OPEN : LOOP_MORE;
    }
}

int32_t radau5_start(const Model *model, const Options *options, Work *work, double first)
{
    Radau r = placed(model, work);
    const int32_t code = begin(model, options, work, first, 3);
    memset(work->space + model->memory, 0, NUMBERS * sizeof(double));
    memset(r.y_old, 0, (size_t)(4 * (int64_t)model->n) * sizeof(double));
    *r.t_new = 1.0;
    if (code == LOOP_FAILED || jacobian_at(model, options, work, work->t, work->y, &r)) return LOOP_FAILED;
    return code;
}

int32_t radau5_advance(const Model *model, const Options *options, Work *work, int64_t budget, double *record)
{
    const int64_t size = radau5_record(model);
    int64_t k;
    for (k = 0; k < budget && work->t < options->end; k++) {
        const int32_t code = implicit_step(model, options, work, record + k * size);
        if (code != LOOP_MORE) return code;
    }
    return work->t < options->end ? LOOP_MORE : LOOP_DONE;
}

void radau5_states(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count,
                   const double *times, double *out)
{
    int64_t k = 0, m;
    for (m = 0; m < count; m++) {
        const double *y, *Q;
        double part;
        int32_t i;
        while (k + 1 < steps && times[m] > ends[k]) k++;
        y = records[k] + 2;
        Q = y + n;
        part = (times[m] - records[k][0]) / (records[k][1] - records[k][0]);
        for (i = 0; i < n; i++) {
            out[m * n + i] = y[i] + part * (Q[i] + part * (Q[n + i] + part * Q[2 * (int64_t)n + i]));
        }
    }
}
