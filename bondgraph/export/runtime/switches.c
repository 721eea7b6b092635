#include <float.h>
#include <stddef.h>
#include "NAME_switches.h"
#include "../../program/runtime/crossing.c"

#define RESOLVED 1.0    /* so far a number of `travel` moves in a part of a step; ... */
#define LEAST_PART 1e-9 /* ... but for parts that are so much of it */
#define BENT 0.5        /* what lies between may leave their range by this share of a second difference */
#define TINY (16.0 * DBL_EPSILON)
#define NEAR 1e-6       /* of a step: so far at most an edge is left by one step along the rates */
#define BACK 1024.0     /* so many floats before an instant of time alone another one is sought that is on its near side */
enum { NODES = 4, CLOSE = 16 };

typedef int (*function)(double t, const double *x, const double *u, const double *p, double *memory, double *r);

/* Quantities, and how far what they ask for travels. */
typedef struct {
    const NAME_step *step;
    function quantities, travel;
    int count, travels, moving; /* how many of each; whether they depend on states */
} sought;

static int valued(function f, const NAME_step *step, double t, const double *x, double *memory, double *r)
{
    double u[NAME_nu + 1];
    step->inputs(t, u);
    return f(t, x, u, step->p, memory, r);
}

/* As the search asks for them: what it hands on as `p` and as records is what is sought. */
static int32_t values_of(double t, const double *x, const double *p, double *memory, double *out)
{
    const sought *s = (const sought *)(const void *)p;
    return valued(s->quantities, s->step, t, x, memory, out);
}

static void states_of(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count,
                      const double *times, double *out)
{
    const sought *s = (const sought *)(const void *)records[0];
    int64_t i;
    for (i = 0; i < count && s->moving; i++) s->step->states(s->step->method, times[i], out + i * n);
    (void)steps, (void)ends;
}

/* How far what the quantities ask for travels in a part of a step; nothing where that is not defined. */
static double travelled(const sought *s, double low, double high)
{
    double a[NODES + 1][NAME_ntravel + 1], x[NAME_nx + 1] = {0.0}, memory[NAME_nm + 1], furthest = 0.0;
    int i, k;
    memcpy(memory, s->step->memory, NAME_nm * sizeof *memory);
    for (i = 0; i <= NODES; i++) {
        const double t = i == NODES ? high : low + i * (high - low) / NODES;
        if (s->moving) s->step->states(s->step->method, t, x);
        if (valued(s->travel, s->step, fmin(t, s->step->last), x, memory, a[i])) return 0.0;
    }
    for (k = 0; k < s->travels; k++) {
        double least = a[0][k], most = a[0][k], bend = 0.0;
        for (i = 1; i <= NODES; i++) {
            least = fmin(least, a[i][k]);
            most = fmax(most, a[i][k]);
            if (i < NODES) bend = fmax(bend, fabs(a[i + 1][k] - 2.0 * a[i][k] + a[i - 1][k]));
        }
        furthest = fmax(furthest, most - least + BENT * bend);
    }
    return furthest;
}

/* Where two instants are so close that there is nothing between: the second, if a quantity has changed its sign there. */
static int by_ends(const sought *s, double high, double *signs, double *memory, double *found, int *which)
{
    double x[NAME_nx + 1] = {0.0}, g[NAME_ng + 1];
    int k, code;
    if (s->moving) s->step->states(s->step->method, high, x);
    memcpy(memory, s->step->memory, NAME_nm * sizeof *memory);
    code = valued(s->quantities, s->step, fmin(high, s->step->last), x, memory, g);
    for (k = 0; k < s->count && !code; k++) {
        if (opposed(signs[k], g[k])) {
            *found = high;
            *which = k;
        }
        if (g[k] != 0.0) signs[k] = g[k];
    }
    return code;
}

/* The first change of sign, and of which. Parts of a step are searched in which nothing travels far. */
static int first(const sought *s, int known, double *signs, double *memory, double *found, int *which, double *room)
{
    const NAME_step *step = s->step;
    const void *given = s;
    const double aside[NAME_ng + 1] = {0.0}, whole = step->to - step->from;
    const double close = CLOSE * DBL_EPSILON * fmax(fabs(step->from), fabs(step->to));
    const Switches switches = {values_of, given, memory, step->memory, NULL, aside, s->count, 0, NAME_nm};
    double before[NAME_ng + 1], low = step->from, length = whole;
    int code = 0;
    if (!known) memset(signs, 0, (size_t)s->count * sizeof *signs);
    if (!known && s->count) code = by_ends(s, low, signs, memory, found, which);
    *found = INFINITY;
    while (s->count && low < step->to && !code) {
        Span span = {states_of, given, low, step->to - low <= length ? step->to : low + length, step->from, step->last, NAME_nx};
        while (span.to - low > fmax(LEAST_PART * whole, close) && travelled(s, low, span.to) > RESOLVED) {
            span.to = low + (span.to - low) / 2.0;
        }
        memcpy(before, signs, (size_t)s->count * sizeof *signs);
        *which = crossing(&switches, &span, 1, signs, room, found, room + NAME_ng);
        if (*which >= 0) return 0;
        length = 2.0 * (span.to - low);
        if (*which == CROSSING_OPEN) {
            /* Something is not defined, or there are few floats between. */
            memcpy(signs, before, (size_t)s->count * sizeof *signs);
            *found = INFINITY;
            length /= 4.0;
            if (2.0 * length > close) continue;
            code = by_ends(s, span.to, signs, memory, found, which);
            if (*found < INFINITY) return code;
        }
        low = span.to;
    }
    return code;
}

size_t NAME_switches_room(void)
{
    const Switches switches = {NULL, NULL, NULL, NULL, NULL, NULL, NAME_ng, 0, 0};
    return NAME_ng + (size_t)crossing_room(&switches, NAME_nx);
}

int NAME_switch_in(const NAME_step *step, int known, double *signs, double *memory, double *found, double *room)
{
    const sought s = {step, NAME_events, NAME_travel, NAME_ng, NAME_ntravel, 1};
    int which;
    return first(&s, known, signs, memory, found, &which, room);
}

int NAME_switch_by_time(const NAME_step *step, double *found, double *last, double *room)
{
    const sought s = {step, NAME_timed, NAME_timed_travel, NAME_ntimed, NAME_ntimed_travel, 0};
    double signs[NAME_ng + 1], memory[NAME_nm + 1], x[NAME_nx + 1] = {0.0}, ulp, far;
    int which, code = first(&s, 0, signs, memory, found, &which, room);
    *last = *found;
    if (code || !(*found < INFINITY)) return code;
    ulp = *found - nextafter(*found, -INFINITY);
    *last = fmax(*found - ulp, step->from);
    for (far = ulp; far <= BACK * ulp && *found - far > step->from; far *= 2.0) {
        code = valued(NAME_timed, step, *found - far, x, memory, signs);
        if (code) return code;
        if (signs[which] == 0.0) continue;
        *last = *found - far;
        break;
    }
    return 0;
}

int NAME_leave_edge(const NAME_step *step, double *t, double *x, double *memory)
{
    double g[NAME_ng + 1], then[NAME_ng + 1], rates[NAME_nx + 1], ahead[NAME_nx + 1];
    const double most = NEAR * (step->to - step->from);
    int i, k, round, left = 1, code = 0;
    for (round = 0; round < NAME_ng && left && !code; round++) {
        double far = TINY * fmax(fabs(*t), step->to - step->from);
        code = valued(NAME_events, step, *t, x, memory, g);
        for (left = 0, k = 0; k < NAME_ng; k++) left = left || g[k] == 0.0;
        if (code || !left) return code;
        code = valued(NAME_rates, step, *t, x, memory, rates);
        for (left = 0; !left && !code && far < most; far *= 4.0) {
            for (i = 0; i < NAME_nx; i++) ahead[i] = x[i] + far * rates[i];
            code = valued(NAME_events, step, *t + far, ahead, memory, then);
            for (k = 0; k < NAME_ng && !code; k++) left = left || (g[k] == 0.0 && then[k] != 0.0);
            if (!left || code) continue;
            /* The rates are those of the branch that begins. */
            code = valued(NAME_rates, step, *t + far, ahead, memory, rates);
            for (i = 0; i < NAME_nx; i++) x[i] += far * rates[i];
            *t += far;
        }
    }
    return code;
}
