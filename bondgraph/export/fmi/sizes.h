/* The rates along the motion of an instance, and what errors of its states are judged by: how large these have been, and
   what rounding makes of their rates. Units do not matter. */

#ifndef SIZES_H
#define SIZES_H

#include <float.h>

#include "instance.h"

#define SHARE 1e-2   /* of the relative tolerance at the size of a state: its absolute one */
#define INSTANT 1e-6 /* of a step of the importer is a time constant at most, or so much of what influences bring counts */
#define LONG 100.0   /* such steps: a state that takes longer does not come to balance its rate */
#define BRIEF 1e-3   /* of an experiment is a time constant that does not lie within it */
#define NO_SIZE 1e-140 /* what is less has none, whose squares are no floats */
#define LOOKS 5      /* at so many instants of a step it is looked what time alone brings */
#define GOLDEN 0.6180339887498949
#define LINKS 3      /* so many states pass on rounding in a step */
#define ROUNDINGS 16.0 /* of a term of a rate: an error that is less is none of the method */

/* An input at an instant: a polynomial in time where derivatives are given, and its rate likewise. */
static double input_at(const state *s, int k, int order, double t)
{
    const double since = t - s->origin;
    const int base = MODEL(input_bases)[k], own = MODEL(input_orders)[k];
    double sum = 0.0;
    int i;
    if (own && s->orders[base]) return input_at(s, base, own + order, t);
    for (i = s->orders[k]; i >= order; i--) {
        const double coefficient = i ? s->derivatives[k][i - 1] : s->u[k];
        sum = coefficient + sum * since / (i - order + 1);
    }
    return sum;
}

static int rates(instance *m, double t, const double *x, double *dx)
{
    double u[NU + 1];
    int k;
    for (k = 0; k < NU; k++) u[k] = input_at(&m->now, k, 0, t);
    return MODEL(rates)(instant(&m->now, t), x, u, m->now.p, m->now.memory, dx);
}

/* The Jacobian of the rates and their derivative in time, at the instance's state. */
static int jacobian(instance *m, double *in_time)
{
    state *s = &m->now;
    const double t = instant(s, s->t);
    double u[NU + 1], column[NX + 1];
    direction d;
    state there = *s;
    int i, k, code = 0;
    for (k = 0; k < NU; k++) there.u[k] = u[k] = input_at(s, k, 0, s->t);
    memset(&d, 0, sizeof d);
    for (k = 0; !code && !m->known_j && k < NX; k++) {
        d.x[k] = 1.0;
        code = derivatives_along(RATES, t, &there, s->memory, &d, column);
        for (i = 0; i < NX; i++) m->j[i * NX + k] = column[i];
        d.x[k] = 0.0;
    }
    if (code) return code;
    m->known_j = 1;
    d.t[0] = 1.0;
    for (k = 0; k < NU; k++) d.u[k] = input_at(s, k, 1, s->t);
    return derivatives_along(RATES, t, &there, s->memory, &d, in_time);
}

/* The time in which a state turns round by its own rate or by another state and back; infinite where it does not. */
static double turning(const instance *m, int i)
{
    double fastest = 0.0;
    int k;
    for (k = 0; k < NX; k++) fastest = fmax(fastest, sqrt(fabs(m->j[i * NX + k])) * sqrt(fabs(m->j[k * NX + i])));
    return 1.0 / fastest;
}

/* The sizes that states are brought in some times, along chains of so many influences; `sizes` holds those that they
   have. */
static void reach(const instance *m, const double *times, const double *given, int links, double *sizes)
{
    int i, k, sweep, more = 1;
    for (i = 0; i < NX; i++) sizes[i] = fmax(sizes[i], times[i] * given[i]);
    for (sweep = 0; more && sweep < links; sweep++) {
        double before[NX + 1];
        memcpy(before, sizes, sizeof before);
        for (i = more = 0; i < NX; i++) {
            for (k = 0; k < NX; k++) {
                const double brought = times[i] * fabs(m->j[i * NX + k]) * before[k];
                if (!(brought > sizes[i]) || !isfinite(brought)) continue;
                sizes[i] = brought;
                more = 1;
            }
        }
    }
}

/* The greatest of each rate while the states stay where they are; whether one moves a state of no size. */
static int driven(instance *m, double span, double *given)
{
    double dx[NX + 1], memory[NM + 1];
    int i, look, any = 0, moves = 0;
    memset(given, 0, NX * sizeof *given);
    memcpy(memory, m->now.memory, sizeof memory);
    for (look = 0; look < LOOKS; look++) {
        if (rates(m, m->now.t + span * fmod(look * GOLDEN, 1.0), m->now.x, dx)) continue;
        for (i = 0; i < NX; i++) given[i] = isfinite(dx[i]) ? fmax(given[i], fabs(dx[i])) : given[i];
    }
    memcpy(m->now.memory, memory, sizeof memory);
    for (i = 0; i < NX; i++) {
        any = any || m->now.sizes[i] > 0.0;
        moves = moves || (!(m->now.sizes[i] > 0.0) && given[i] > 0.0);
    }
    return moves || !any;
}

/* How many states have had no size so far. */
static int missing(const state *s)
{
    int i, count = 0;
    for (i = 0; i < NX; i++) count += !(s->sizes[i] > 0.0);
    return count;
}

/* The Jacobian; nothing where it is not defined. */
static void influences(instance *m)
{
    double in_time[NX + 1];
    if (!jacobian(m, in_time)) return;
    memset(m->j, 0, sizeof m->j);
    m->known_j = 0;
}

/* What states are expected to be that have had no size so far: rather too little, since motion shows it where they are
   larger. */
static void expect(instance *m, double span)
{
    state *s = &m->now;
    double given[NX + 1], times[NX + 1], brief[NX + 1], near[NX + 1], far[NX + 1];
    int i;
    if (!missing(s) || !driven(m, span, given)) return;
    influences(m);
    for (i = 0; i < NX; i++) {
        const double time = turning(m, i);
        brief[i] = fmin(time, INSTANT * span);
        times[i] = time <= LONG * span ? time : INSTANT * span;
        near[i] = far[i] = fmax(fabs(s->x[i]), s->sizes[i]);
    }
    reach(m, brief, given, NX, near);
    reach(m, times, given, NX, far);
    for (i = 0; i < NX; i++) s->sizes[i] = s->sizes[i] > 0.0 ? s->sizes[i] : fmax(near[i], INSTANT * far[i]);
}

/* The greatest of each rate that inputs bring which are zero yet, at their nominal value. */
static void inputs_driving(instance *m, double *given)
{
    const state *s = &m->now;
    double column[NX + 1], memory[NM + 1];
    direction d;
    int i, k;
    memset(&d, 0, sizeof d);
    memset(given, 0, NX * sizeof *given);
    for (k = 0; k < NU; k++) {
        if (s->u[k] != 0.0) continue;
        d.u[k] = NOMINAL;
        memcpy(memory, s->memory, sizeof memory);
        if (!derivatives_along(RATES, s->t, s, memory, &d, column)) {
            for (i = 0; i < NX; i++) given[i] = isfinite(column[i]) ? fmax(given[i], fabs(column[i])) : given[i];
        }
        d.u[k] = 0.0;
    }
}

/* The time until the experiment ends; where no end is told, that in which the slowest state turns round. */
static double left(const instance *m)
{
    const double told = m->now.stop - m->now.t;
    double slowest = 0.0;
    int i;
    for (i = 0; i < NX; i++) slowest = isfinite(turning(m, i)) ? fmax(slowest, turning(m, i)) : slowest;
    return told > 0.0 && isfinite(told) ? told : slowest;
}

/* The sizes that states are brought along chains of any length. States that go on growing around a cycle of influences
   turn round sooner than any two of them tell. */
static void settle(const instance *m, double *times, const double *given, double *sizes)
{
    double first[NX + 1], again[NX + 1];
    int i, grows = 1;
    memcpy(first, sizes, sizeof first);
    while (grows) {
        memcpy(sizes, first, sizeof first);
        reach(m, times, given, NX, sizes);
        memcpy(again, sizes, sizeof again);
        reach(m, times, given, NX, again);
        for (i = grows = 0; i < NX; i++) {
            if (!(again[i] > 2.0 * sizes[i])) continue;
            times[i] /= 2.0;
            grows = 1;
        }
    }
}

/* Look at what moves states that have had no size so far, and how large that makes them until the experiment ends. */
static void look_around(instance *m)
{
    state *s = &m->now;
    double given[NX + 1], times[NX + 1], sizes[NX + 1], span;
    int i, look;
    influences(m);
    span = left(m);
    for (i = 0; i < NX; i++) times[i] = turning(m, i) <= span ? turning(m, i) : BRIEF * span;
    (void)driven(m, span, given);
    for (look = 0; look < 2 && missing(s); look++) {
        if (look) inputs_driving(m, given);
        for (i = 0; i < NX; i++) sizes[i] = fmax(fabs(s->x[i]), s->sizes[i]);
        settle(m, times, given, sizes);
        for (i = 0; i < NX; i++) s->sizes[i] = s->sizes[i] > 0.0 || !isfinite(sizes[i]) ? s->sizes[i] : sizes[i];
    }
}

/* What states are expected to be that have had no size so far: importers ask once, and no motion here shows it. Products
   of states at rest move nothing until these move: halfway derivatives tell what squares are at the end. */
static void expect_all(instance *m)
{
    state *s = &m->now;
    double x[NX + 1], memory[NM + 1];
    int i, before, after = NX + 1;
    memcpy(x, s->x, sizeof x);
    memcpy(memory, s->memory, sizeof memory);
    do {
        before = after;
        look_around(m);
        for (i = 0; i < NX; i++) s->x[i] = x[i] + s->sizes[i] / 2.0;
        m->known_j = 0;
        after = missing(s);
    } while (after && after < before);
    memcpy(s->x, x, sizeof x);
    memcpy(s->memory, memory, sizeof memory);
}

/* The usual size of a state, as importers are told it. */
static double nominal_of(const state *s, int i)
{
    return s->sizes[i] > NO_SIZE ? s->sizes[i] : NOMINAL;
}

/* How large states are counts from now on. */
static void grow(state *s)
{
    int i;
    for (i = 0; i < NX; i++) s->sizes[i] = fmax(s->sizes[i], fabs(s->x[i]));
}

/* What rounding of states makes of others in a step of length h, by the Jacobian that is known: no longer than they take
   to turn round. */
static void hear(instance *m, double h)
{
    double given[NX + 1], times[NX + 1], found[NX + 1];
    int i, k;
    for (i = 0; i < NX; i++) {
        given[i] = found[i] = 0.0;
        times[i] = fmin(h, turning(m, i));
        for (k = 0; k < NX; k++) given[i] = fmax(given[i], DBL_EPSILON * fabs(m->j[i * NX + k]) * m->now.sizes[k]);
    }
    reach(m, times, given, LINKS, found);
    for (i = 0; i < NX; i++) m->now.noise[i] = found[i] / h;
}

/* The error that a state may have after a step of length h, which leads to x. */
static double allowed(const instance *m, const double *x, double h, int i)
{
    const state *s = &m->now;
    const double size = fmax(fabs(s->x[i]), fabs(x[i]));
    /* Outside importers integrate, for whom the usual size of a state is its nominal value. */
    const double usual = m->exchange ? nominal_of(s, i) : fmax(s->sizes[i], size);
    /* So short a step may lead over a jump of a law: when that is, is known to the rounding of time. */
    const double late = h > 0.0 && h <= ROUNDINGS * m->tiny ? m->tiny * m->speeds[i] : 0.0;
    return s->tolerance * (size + SHARE * usual) + ROUNDINGS * s->noise[i] * h + late;
}

/* The largest error beside what is allowed; of all states these are kept. */
static double judged(instance *m, const double *x, double h, const double *error)
{
    double worst = 0.0;
    int i;
    for (i = 0; i < NX; i++) {
        m->errors[i] = fabs(error[i]);
        m->shares[i] = error[i] == 0.0 ? 0.0 : fabs(error[i]) / allowed(m, x, h, i);
        if (!(m->shares[i] <= worst)) worst = m->shares[i];
    }
    return worst;
}

#endif
