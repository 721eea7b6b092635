/* An instance of the model: what it holds, what is saved of it, and what it tells. */

#ifndef STATE_H
#define STATE_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fmu_model.h"

#define USUAL_TOLERANCE 1e-8
#define NOMINAL 1.0 /* the usual size of states, as importers take it that are not told another */

enum { OK, WARNING, DISCARD, ERROR }; /* as both versions of FMI number them */
enum { INSTANTIATED = 1, INITIALIZATION = 2, EVENT = 4, CONTINUOUS = 8, STEP = 16, TERMINATED = 32, ANY = 63 };
enum { RATES, OUTPUTS, EVENTS, CONSTRAINTS, KINDS };
enum { ORDERS = 3 }; /* so many derivatives of an input may be given */

/* Value references, group by group. */
enum {
    TIME_VR = 0,
    X_VR = 1,
    DX_VR = X_VR + NX,
    U_VR = DX_VR + NX,
    P_VR = U_VR + NU,
    Y_VR = P_VR + NP,
    G_VR = Y_VR + NY,
    C_VR = G_VR + NG,
    END_VR = C_VR + NC,
    K_VR = END_VR /* clocks, which are no numbers */
};

/* All that is saved with a state. */
typedef struct {
    double t, tolerance;
    double stop;   /* of the experiment; infinite where none is told */
    double next;   /* the next instant at which a law has changed branch, as far as that depends on time alone */
    double last;   /* the last instant before that; both are infinite where there is none */
    double origin; /* the instant to which the derivatives of inputs belong */
    double tick;   /* the next instant of a clock */
    double h;      /* the step to try next; 0 where none is known */
    double x[NX + 1], u[NU + 1], p[NP + 1], memory[NM + 1], derivatives[NU + 1][ORDERS];
    double sizes[NX + 1]; /* the largest that states have been, or are expected to be; 0 where nothing tells */
    double noise[NX + 1]; /* of their rates, as far as it is known */
    int orders[NU + 1]; /* how many derivatives of an input are given */
    double largest[NB + 1]; /* that the determinants of velocities that follow have been */
    int mode, stiff, easy, drifted;
    MODEL(past) past;     /* of events */
    double ticks[NT + 1]; /* of each clock the number of the instant that comes next */
    unsigned active;      /* the clocks that tick now, a bit for each */
} state;

typedef struct instance {
    state now;
    double dx[NX + 1], y[NY + 1], g[NG + 1], c[NC + 1];
    int known[KINDS], codes[KINDS]; /* what is evaluated for `now`, and how that went */
    double j[NX * NX + 1];
    int known_j;
    double errors[NX + 1], shares[NX + 1]; /* of the last step, and of what is allowed there */
    double speeds[NX + 1], tiny; /* the largest rates in it, and a step of few floats of time */
    state then; /* what there is after the samples of clocks that tick now, or the start; whether that is known */
    int sampled;
    int exchange; /* whether the model is integrated outside */
    int stepwise; /* whether a co-simulation has an event mode */
    char *name;
    void *environment, *callback;
    void (*log)(const struct instance *m, int status, const char *text);
} instance;

static void forget(instance *m)
{
    memset(m->known, 0, sizeof m->known);
    m->known_j = m->sampled = 0;
}

static void begin(instance *m)
{
    state *s = &m->now;
    memset(s, 0, sizeof *s);
    memcpy(s->x, MODEL(start), NX * sizeof *s->x);
    memcpy(s->u, MODEL(inputs), NU * sizeof *s->u);
    memcpy(s->p, MODEL(parameters), NP * sizeof *s->p);
    s->tolerance = USUAL_TOLERANCE;
    s->stop = s->next = s->last = s->tick = INFINITY;
    s->mode = INSTANTIATED;
    forget(m);
}

static void discard(instance *m)
{
    if (m) free(m->name);
    free(m);
}

static instance *create(const char *name, const char *token)
{
    instance *m = token && !strcmp(token, MODEL_TOKEN) ? calloc(1, sizeof *m) : NULL;
    if (!m) return NULL;
    m->name = calloc(1, strlen(name ? name : "") + 1);
    if (!m->name) {
        free(m);
        return NULL;
    }
    strcpy(m->name, name ? name : "");
    begin(m);
    return m;
}

/* What a message belongs to, as both versions call it. */
static const char *category(int status)
{
    return status == OK ? "logEvents" : status == DISCARD ? "logStatusDiscard" : "logStatusError";
}

static int tell(instance *m, int status, const char *text)
{
    m->log(m, status, text);
    return status;
}

/* Whether a function may be called now. */
static int misplaced(instance *m, const char *function, int modes)
{
    char text[200];
    if (!m) return 1;
    if (m->now.mode & modes) return 0;
    snprintf(text, sizeof text, "%s may not be called now", function);
    tell(m, ERROR, text);
    return 1;
}

/* Say what is not defined, and which values were never given. */
static int fail(instance *m, int status, const char *what, int code)
{
    char text[2000];
    int k, length = snprintf(text, sizeof text, "%s at t = %.9g: %s", what, m->now.t, MODEL(why)(code));
    for (k = 0; k < NP + NU && length < 1000; k++) {
        const double value = k < NP ? m->now.p[k] : m->now.u[k - NP];
        const char *name = k < NP ? MODEL(names_p)[k] : MODEL(names_u)[k - NP];
        if (isnan(value)) length += snprintf(text + length, 500, "; '%.400s' has no value", name);
    }
    return tell(m, status, text);
}

#endif
