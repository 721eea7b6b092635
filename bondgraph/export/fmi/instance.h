/* How what an instance holds is evaluated, and how its variables are reached. */

#ifndef INSTANCE_H
#define INSTANCE_H

#include "clocks.h"

/* Until the importer has entered event mode, laws keep the branch they had before. */
static double instant(const state *s, double t)
{
    return (s->mode & (CONTINUOUS | STEP)) && t > s->last ? s->last : t;
}

static double *values(instance *m, int kind, int *count)
{
    double *const found[] = {m->dx, m->y, m->g, m->c};
    static const int counts[] = {NX, NY, NG, NC};
    *count = counts[kind];
    return found[kind];
}

/* The indicators of conditions without what rounding has left of them at the last event: their signs are then those of
   the conditions. */
static void unrounded(const state *s, double *g)
{
    int k;
    for (k = 0; k < NK; k++) g[MODEL(conditions)[k].place] -= s->past.beyond[k];
}

static int called(int kind, double t, const state *s, double *memory, double *result)
{
    switch (kind) {
    case RATES: return MODEL(rates)(t, s->x, s->u, s->p, memory, result);
    case OUTPUTS: return MODEL(outputs)(t, s->x, s->u, s->p, memory, result);
    case EVENTS: return MODEL(events)(t, s->x, s->u, s->p, memory, result);
    default: return MODEL(constraints)(t, s->x, s->u, s->p, memory, result);
    }
}

static int evaluate(instance *m, int kind)
{
    if (!m->known[kind]) {
        int k, count, code = look(m);
        double *result = values(m, kind, &count);
        state *s = seen(m);
        /* What makes a law change branch must be seen to change sign. */
        const double t = kind == EVENTS ? s->t : instant(s, s->t);
        for (k = 0; k < count; k++) result[k] = NAN;
        m->codes[kind] = code ? code : called(kind, t, s, s->memory, result);
        if (kind == EVENTS) unrounded(s, result);
        m->known[kind] = 1;
    }
    return m->codes[kind];
}

/* A variable that must be evaluated: of which kind, and where there; -1 for others. */
static int computed(unsigned vr, unsigned *k)
{
    static const unsigned first[] = {DX_VR, Y_VR, G_VR, C_VR}, count[] = {NX, NY, NG, NC};
    int kind;
    for (kind = 0; kind < KINDS; kind++) {
        *k = vr - first[kind];
        if (vr >= first[kind] && *k < count[kind]) return kind;
    }
    return -1;
}

/* Where a variable that is given is kept; NULL for others. */
static double *given(state *s, unsigned vr)
{
    if (vr >= X_VR && vr < DX_VR) return s->x + (vr - X_VR);
    if (vr >= U_VR && vr < P_VR) return s->u + (vr - U_VR);
    if (vr >= P_VR && vr < Y_VR) return s->p + (vr - P_VR);
    return NULL;
}

static int get(instance *m, const unsigned *vr, size_t n, double *value)
{
    size_t i;
    const int unknown = partial(m) ? -1 : look(m);
    if (unknown) return unknown < 0 ? ERROR : fail(m, DISCARD, "samples", unknown);
    for (i = 0; i < n; i++) {
        unsigned k;
        const int kind = computed(vr[i], &k);
        const double *kept = given(seen(m), vr[i]);
        if (vr[i] >= END_VR) return tell(m, ERROR, "there is no variable of this value reference");
        if (kind >= 0) {
            int count;
            const int code = evaluate(m, kind);
            value[i] = values(m, kind, &count)[k];
            if (code && !(code == MODEL(undefined) && isfinite(value[i]))) {
                static const char *const what[] = {"a rate", "an output", "an event indicator", "a constraint"};
                return fail(m, DISCARD, what[kind], code);
            }
        } else {
            value[i] = kept ? *kept : m->now.t;
        }
    }
    return OK;
}

static int set(instance *m, const unsigned *vr, size_t n, const double *value)
{
    size_t i;
    for (i = 0; i < n; i++) {
        double *kept = given(&m->now, vr[i]);
        if (!kept) return tell(m, ERROR, "this variable is computed, and cannot be set");
        if (vr[i] < DX_VR && !(m->now.mode & (INSTANTIATED | INITIALIZATION))) {
            return tell(m, ERROR, "a state can be set by its reference until the initialization is over");
        }
        if (vr[i] >= Y_VR - NH && vr[i] < Y_VR && !(m->now.mode & (INSTANTIATED | INITIALIZATION))) {
            return tell(m, ERROR, "a value that events set can be set until the initialization is over");
        }
        if (vr[i] >= P_VR && vr[i] < Y_VR && MODEL(positive)[vr[i] - P_VR] && value[i] <= 0.0) {
            char text[600];
            snprintf(text, sizeof text, "'%.400s' = %.9g would make its energy negative or undefined: give a positive value",
                     MODEL(names_p)[vr[i] - P_VR], value[i]);
            return tell(m, ERROR, text);
        }
        *kept = value[i];
        if (vr[i] >= U_VR && vr[i] < P_VR) m->now.orders[vr[i] - U_VR] = 0;
    }
    forget(m);
    return OK;
}

/* A direction of states, inputs, parameters and time, and the derivatives along it. */
typedef struct {
    double t[1], x[NX + 1], u[NU + 1], p[NP + 1];
} direction;

static int derivatives_along(int kind, double t, const state *s, double *memory, const direction *d, double *result)
{
    switch (kind) {
    case RATES: return MODEL(rates_along)(t, s->x, s->u, s->p, memory, d->t, d->x, d->u, d->p, result);
    case OUTPUTS: return MODEL(outputs_along)(t, s->x, s->u, s->p, memory, d->t, d->x, d->u, d->p, result);
    case EVENTS: return MODEL(events_along)(t, s->x, s->u, s->p, memory, d->t, d->x, d->u, d->p, result);
    default: return MODEL(constraints_along)(t, s->x, s->u, s->p, memory, d->t, d->x, d->u, d->p, result);
    }
}

static double *moved(direction *d, unsigned vr)
{
    if (vr == TIME_VR) return d->t;
    if (vr >= X_VR && vr < DX_VR) return d->x + (vr - X_VR);
    if (vr >= U_VR && vr < P_VR) return d->u + (vr - U_VR);
    if (vr >= P_VR && vr < Y_VR) return d->p + (vr - P_VR);
    return NULL;
}

static int along(instance *m, const unsigned *unknown, size_t n, const unsigned *known, size_t count,
                 const double *seed, double *result)
{
    const size_t largest = NX + NY + NG + NC + 1;
    double *found = malloc(KINDS * largest * sizeof *found), memory[NM + 1];
    int done[KINDS] = {0}, codes[KINDS] = {0}, status = OK;
    const state *s;
    direction d;
    size_t i;
    if (!found) return tell(m, ERROR, "there is no memory left");
    if (m->now.active) status = tell(m, ERROR, "while a clock ticks there are no derivatives: update the discrete states");
    (void)look(m);
    s = seen(m);
    memset(&d, 0, sizeof d);
    for (i = 0; i < count && status == OK; i++) {
        double *place = moved(&d, known[i]);
        if (place) *place = seed[i];
        else status = tell(m, ERROR, "there are derivatives with respect to states, inputs, parameters and time only");
    }
    for (i = 0; i < n && status == OK; i++) {
        unsigned k;
        const int kind = computed(unknown[i], &k);
        const double *place = moved(&d, unknown[i]);
        if (kind < 0) {
            if (place) result[i] = *place;
            else status = tell(m, ERROR, "there is no variable of this value reference");
            continue;
        }
        if (!done[kind]) {
            const double t = kind == EVENTS ? s->t : instant(s, s->t);
            size_t l;
            /* Asking for a derivative does not change which solution is the last. */
            memcpy(memory, s->memory, sizeof memory);
            for (l = 0; l < largest; l++) found[(size_t)kind * largest + l] = NAN;
            codes[kind] = derivatives_along(kind, t, s, memory, &d, found + (size_t)kind * largest);
            done[kind] = 1;
        }
        result[i] = found[(size_t)kind * largest + k];
        if (codes[kind] && !(codes[kind] == MODEL(undefined) && isfinite(result[i]))) {
            status = fail(m, DISCARD, "a derivative", codes[kind]);
        }
    }
    free(found);
    return status;
}

static double indicator(instance *m, int k, double t)
{
    double g[NG + 1], memory[NM + 1];
    memcpy(memory, m->now.memory, sizeof memory);
    g[k] = NAN;
    called(EVENTS, t, &m->now, memory, g);
    return g[k];
}

/* Find when a law changes branch next, as far as that depends linearly on time alone. */
static void look_ahead(instance *m)
{
    double rate[NG + 1], memory[NM + 1];
    direction d;
    state *s = &m->now;
    int k, i, any = 0;
    s->next = s->last = INFINITY;
    for (k = 0; k < NG; k++) any = any || MODEL(timed)[k];
    if (!any) return;
    memset(&d, 0, sizeof d);
    d.t[0] = 1.0;
    for (k = 0; k < NG; k++) rate[k] = NAN;
    memcpy(memory, s->memory, sizeof memory);
    derivatives_along(EVENTS, s->t, s, memory, &d, rate);
    for (k = 0; k < NG; k++) {
        const double now = MODEL(timed)[k] ? indicator(m, k, s->t) : NAN, at = s->t - now / rate[k];
        double before = at, after = at;
        if (!(at > s->t) || !(at < s->next)) continue;
        /* The instant itself may belong to either branch, and rounding may put it on either side. */
        for (i = 0; i < 8 && !(indicator(m, k, after) * now < 0.0); i++) after = nextafter(after, INFINITY);
        for (i = 0; i < 8 && !(indicator(m, k, before) * now > 0.0); i++) before = nextafter(before, -INFINITY);
        s->next = after;
        s->last = fmax(before, s->t);
    }
}

#endif
