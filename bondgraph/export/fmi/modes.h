/* What both versions of FMI ask of an instance besides its variables: modes, events, saved states. */

#ifndef MODES_H
#define MODES_H

#include "motion.h"

#define DRIFT 100.0 /* states are put back on their constraints when they are so many tolerances away */

static int enter(instance *m, const char *function, int from, int to)
{
    if (misplaced(m, function, from)) return ERROR;
    m->now.mode = to;
    forget(m);
    return OK;
}

static int set_up(instance *m, int bounded, double tolerance, double start, double stop)
{
    if (bounded && !(tolerance > 0.0 && tolerance < 1.0)) return tell(m, ERROR, "a tolerance is between 0 and 1");
    if (bounded) m->now.tolerance = fmax(tolerance, 1e-13);
    m->now.t = start;
    m->now.stop = stop;
    forget(m);
    return OK;
}

static int initialized(instance *m, const char *function)
{
    int code;
    if (misplaced(m, function, INITIALIZATION)) return ERROR;
    m->now.mode = m->exchange || m->stepwise ? EVENT : STEP;
    m->now.origin = m->now.t;
    forget(m);
    if (wind(m)) return ERROR;
    code = evaluate(m, RATES);
    return code ? fail(m, ERROR, "the rates at the start", code) : OK;
}

/* Say which condition has ended the motion. */
static int tell_end(instance *m, int status)
{
    char text[800];
    const MODEL(condition) *c = MODEL(conditions) + (m->now.past.ended - 1);
    snprintf(text, sizeof text, "at t = %.9g '%.200s' ended the motion: %.400s", m->now.t, c->name, c->text);
    return tell(m, status, text);
}

/* In event mode: what happens at this instant, the next one known, and the constraints, if the states have drifted. Sizes of
   states may become known. */
static int update(instance *m, int *moved, int *resized)
{
    state *s = &m->now;
    double x[NX + 1], sizes[NX + 1];
    int i, code;
    if (passed_over(m, s->t) || partial(m)) return ERROR;
    memcpy(x, s->x, sizeof x);
    if (s->drifted) project(m);
    s->drifted = 0;
    code = happen(m, 1);
    if (code) return fail(m, ERROR, "events", code);
    for (i = 0; i < NT; i++) s->ticks[i] += (double)(s->active >> i & 1u);
    s->active = 0;
    if (s->past.ended) tell_end(m, OK);
    *moved = memcmp(x, s->x, NX * sizeof *x) != 0;
    look_ahead(m);
    memcpy(sizes, s->sizes, sizeof sizes);
    if (m->exchange && missing(s)) expect_all(m);
    *resized = memcmp(sizes, s->sizes, NX * sizeof *sizes) != 0;
    return OK;
}

/* The next instant at which something is to happen. */
static double ahead(const instance *m)
{
    return fmin(m->now.next, m->now.tick);
}

static int drifted(instance *m)
{
    double change[NX + 1];
    m->now.drifted = correction(m, change) > DRIFT;
    return m->now.drifted;
}

static int set_time(instance *m, double time)
{
    m->now.t = m->now.origin = time;
    forget(m);
    return OK;
}

static int counted(instance *m, size_t n, int count)
{
    return n == (size_t)count ? OK : tell(m, ERROR, "there are not as many of these");
}

static int set_states(instance *m, const double *x, size_t n)
{
    if (counted(m, n, NX)) return ERROR;
    if (NX) memcpy(m->now.x, x, n * sizeof *x);
    forget(m);
    return OK;
}

static int get_states(instance *m, double *x, size_t n)
{
    if (counted(m, n, NX)) return ERROR;
    if (NX) memcpy(x, m->now.x, n * sizeof *x);
    return OK;
}

static int get_nominals(instance *m, double *nominal, size_t n)
{
    size_t i;
    if (counted(m, n, NX)) return ERROR;
    for (i = 0; i < n; i++) nominal[i] = nominal_of(&m->now, (int)i);
    return OK;
}

/* All values of one kind. */
static int listed(instance *m, int kind, double *result, size_t n)
{
    int count;
    const double *found = values(m, kind, &count);
    const int code = counted(m, n, count) ? -1 : evaluate(m, kind);
    if (code < 0) return ERROR;
    if (code) return fail(m, DISCARD, kind == RATES ? "the rates" : "the event indicators", code);
    if (n) memcpy(result, found, n * sizeof *found);
    return OK;
}

/* A saved state is a copy of all that changes; it holds no addresses. */
static int save(instance *m, void **saved)
{
    if (!m || !saved) return ERROR;
    if (!*saved) *saved = malloc(sizeof(state));
    if (!*saved) return tell(m, ERROR, "there is no memory left");
    memcpy(*saved, &m->now, sizeof(state));
    return OK;
}

static int restore(instance *m, const void *saved)
{
    if (!m || !saved) return ERROR;
    memcpy(&m->now, saved, sizeof(state));
    forget(m);
    return OK;
}

static int write_state(instance *m, const void *saved, void *bytes, size_t size)
{
    if (!m || !saved) return ERROR;
    if (size != sizeof(state)) return tell(m, ERROR, "a saved state has another size");
    memcpy(bytes, saved, size);
    return OK;
}

static int read_state(instance *m, const void *bytes, size_t size, void **saved)
{
    if (!m || !saved) return ERROR;
    if (size != sizeof(state)) return tell(m, ERROR, "a saved state has another size");
    *saved = malloc(size);
    if (!*saved) return tell(m, ERROR, "there is no memory left");
    memcpy(*saved, bytes, size);
    return OK;
}

#endif
