/* How the importer reaches clocks, which are variables of FMI 3.0. */

#ifndef FMI3_CLOCKS_H
#define FMI3_CLOCKS_H

#include "modes.h"

#define LARGEST 9007199254740992.0 /* up to 2^53 all whole numbers are floats */

/* The place of a clock. */
static int place(fmi3ValueReference vr) { return (int)vr - K_VR; }

/* Whether one of some references is no clock's. */
static int strangers(instance *m, const fmi3ValueReference vr[], size_t n)
{
    size_t i;
    for (i = 0; i < n; i++) {
        if (vr[i] > 1u << 30 || place(vr[i]) < 0 || !(place(vr[i]) < NT)) {
            return tell(m, ERROR, "there is no clock of this value reference");
        }
    }
    return OK;
}

static int activate(instance *m, int i, int active)
{
    state *s = &m->now;
    char text[1000];
    const unsigned bit = 1u << i;
    if (passed_over(m, s->t)) return ERROR;
    if (!active) return s->active & bit ? tell(m, ERROR, "a clock that ticks cannot be deactivated") : OK;
    if (!(fabs(s->t - tick_of(s, i)) <= DRIFTED * period_of(i))) {
        snprintf(text, sizeof text, "t = %.9g is no instant of %.400s: the next one is t = %.9g", s->t, MODEL(ticking)[i],
                 tick_of(s, i));
        return tell(m, ERROR, text);
    }
    s->active |= bit;
    forget(m);
    return OK;
}

/* A time in parts of a second, as a whole number of them. */
static int as_fraction(instance *m, int i, double number, fmi3UInt64 *counter, fmi3UInt64 *resolution)
{
    if (number > LARGEST || MODEL(clocks)[i].parts > LARGEST) {
        return tell(m, ERROR, "no fraction of whole numbers is this clock's, whose attribute supportsFraction is false");
    }
    *counter = (fmi3UInt64)number;
    *resolution = (fmi3UInt64)MODEL(clocks)[i].parts;
    return OK;
}

/* Leave event mode. */
static int go_on(instance *m, const char *function, int mode)
{
    if (misplaced(m, function, EVENT)) return ERROR;
    if (m->now.active) return tell(m, ERROR, "a clock ticks: the discrete states are to be updated before time goes on");
    return enter(m, function, EVENT, mode);
}

#endif
