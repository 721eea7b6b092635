/* Clocks that the importer ticks: which instants are theirs, which were missed, and what their samples give. */

#ifndef CLOCKS_H
#define CLOCKS_H

#include "state.h"

#define APART 1e-9   /* of a period: instants that are no farther are one */
#define DRIFTED 1e-4 /* of a period: so far from its instant a clock may tick, as by periods that were summed */

static double period_of(int i) { return MODEL(clocks)[i].every / MODEL(clocks)[i].parts; }

static double instant_of(int i, double number)
{
    const MODEL(clock) *c = MODEL(clocks) + i;
    return (c->offset + number * c->every) / c->parts;
}

/* The instant of a clock that comes next. */
static double tick_of(const state *s, int i) { return instant_of(i, s->ticks[i]); }

/* A clock's first instant from t = 0 on, in parts of a second. */
static double shift_of(int i)
{
    const double first = fmod(MODEL(clocks)[i].offset, MODEL(clocks)[i].every);
    return first < 0.0 ? first + MODEL(clocks)[i].every : first;
}

/* At the start: from here on the instants of all clocks are counted. Importers count from the start, by the shift. */
static int wind(instance *m)
{
    state *s = &m->now;
    char text[1000];
    int i;
    for (i = 0; i < NT; i++) {
        const double room = fmax(APART * period_of(i), 4e-16 * fabs(s->t)), shift = shift_of(i) / MODEL(clocks)[i].parts;
        s->ticks[i] = floor((s->t - instant_of(i, 0.0)) / period_of(i)) - 1.0;
        while (tick_of(s, i) < s->t - room) s->ticks[i] += 1.0;
        if (fabs(tick_of(s, i) - s->t - shift) <= room) continue;
        snprintf(text, sizeof text,
                 "a motion from t = %.9g: the next instant of %.400s is t = %.9g, and by its shift, %.9g s, it would tick "
                 "at t = %.9g; start at a multiple of its period, or export the model without clocks, by fmu3",
                 s->t, MODEL(ticking)[i], tick_of(s, i), shift, s->t + shift);
        return tell(m, ERROR, text);
    }
    return OK;
}

/* Say which clock was not ticked at an instant of its before a time; nothing is left out without a word. */
static int passed_over(instance *m, double t)
{
    char text[1000];
    int i;
    for (i = 0; i < NT; i++) {
        if (m->now.past.ended || !(tick_of(&m->now, i) < t - DRIFTED * period_of(i))) continue;
        snprintf(text, sizeof text,
                 "t = %.9g is beyond t = %.9g, an instant of %.400s that was not ticked; for an importer that ticks no "
                 "clocks export the model without them, by fmu3",
                 t, tick_of(&m->now, i), MODEL(ticking)[i]);
        return tell(m, ERROR, text);
    }
    return OK;
}

/* Say which clocks have an instant together, where only some of them tick. */
static int partial(instance *m)
{
    const state *s = &m->now;
    char text[1000];
    int i, k;
    for (i = 0; i < NT; i++) {
        for (k = 0; k < NT; k++) {
            if (!(s->active & 1u << i) || s->active & 1u << k) continue;
            if (fabs(tick_of(s, i) - tick_of(s, k)) > APART * period_of(k)) continue;
            snprintf(text, sizeof text,
                     "t = %.9g is an instant of %.400s, and of %.400s: activate all that tick at one instant, and then "
                     "ask for values and update the discrete states",
                     tick_of(s, i), MODEL(ticking)[i], MODEL(ticking)[k]);
            return tell(m, ERROR, text);
        }
    }
    return OK;
}

/* Whether all that happens at the start is left to the first step, so that inputs may be given before it. */
static int opens(const instance *m)
{
    const int any = NK || MODEL(nclocks) || MODEL(opening).count;
    return any && !m->exchange && !m->stepwise && !m->now.past.begun && m->now.mode & (INITIALIZATION | STEP);
}

/* The samples of the clocks that tick now are seen before the discrete states are updated, and what happens at the start
   before the first step, which says what may be wrong with it. 0, or why there are no samples. */
static int look(instance *m)
{
    state *s = &m->then;
    int code = 0;
    if (m->sampled || !(m->now.active || opens(m))) return 0;
    memcpy(s, &m->now, sizeof *s);
    if (s->active) code = MODEL(sample)(s->t, s->x, s->u, s->p, s->memory, s->active, &s->past);
    else if (MODEL(happen)(s->t, s->x, s->u, s->p, s->memory, 1, &s->past)) memcpy(s, &m->now, sizeof *s);
    m->sampled = !code;
    return code;
}

/* What is seen of an instance. */
static state *seen(instance *m) { return m->sampled ? &m->then : &m->now; }

#endif
