/* What happens at instants of NAME: conditions that become true, clocks, the start.

   A motion is integrated from one instant to the next: up to `NAME_next_sample`, and up to where one of
   `NAME_quantities` becomes positive. There `NAME_happen` gives states and held values what they become; it is called at
   the start as well. Held values are the last NAME_nh of the parameters p. */

#ifndef BONDGRAPH_NAME_EVENTS_H
#define BONDGRAPH_NAME_EVENTS_H

#include "NAME_jumps.h"

/* What a caller keeps of the events of one motion, all zero at first. */
typedef struct {
    double span; /* a caller may say how long the motion is to last, in seconds */
    int begun; /* whether the start has happened */
    int ended; /* which condition has ended the motion, from 1; 0 while it goes on */
    int timed; /* whether instants of clocks have been met */
    double start, sampled; /* the instants of the start, and at which clocks were looked at last */
    double met[NAME_nk + 1], apart[NAME_nk + 1]; /* when each condition became true last, and after how long */
    double beyond[NAME_nk + 1]; /* what a quantity exceeds where its condition becomes true: zero, but for rounding */
    double blur[NAME_nk + 1];   /* what rounding makes of a quantity since its condition became true */
    double height[NAME_nk + 1]; /* by how much it falls before it rises again, as far as that is known */
    double seen[NAME_nk + 1];   /* when it was zero, but for rounding, or became true last */
    int often[NAME_nk + 1];     /* and how often that came close to the time before */
    int holds[NAME_nk + 1];
    int edge[NAME_nk + 1];      /* whether the motion has begun at the edge of a condition, and has not left that */
} NAME_past;

enum {
    NAME_stops_at_once = 101, /* a condition that ends the motion holds at the start */
    NAME_accumulates,         /* a condition becomes true ever sooner: infinitely many times lie ahead */
    NAME_without_end,         /* at one instant events set off one another without end */
    NAME_unstruck,            /* no impulse gives a flow another value */
    NAME_not_held,            /* a flow that is to be held is not: something acts that its effort does not hold */
    NAME_rests,               /* a gap that has closed does not open again */
    NAME_missed,              /* an instant of a clock was passed over */
    NAME_leaves,              /* an impulse takes states off the constraints on them */
    NAME_restitution,         /* a flow would be turned round by more than it was, or not at all */
    NAME_jumped,              /* a flow that is held has jumped, and by no event */
    NAME_apart,               /* states that an event has moved do not meet the constraints again */
    NAME_no_state,            /* the number of a state is none at the start */
    NAME_entangled            /* impulses of impacts at one instant do not settle */
};

#ifdef __cplusplus
extern "C" {
#endif

/* The first instant of a clock after another one; infinite where there is none. */
double NAME_next_sample(double t);

/* What becomes positive where a condition becomes true: its quantity in the events, without what rounding has left of it
   at the last instant; a number for each of the NAME_nk conditions. */
int NAME_quantities(double t, const double *x, const double *u, const double *p, double *memory, const NAME_past *past,
                    double *k);

/* All that happens at an instant. `sampling` is 0 where instants of clocks are left to a later call at this time.
   Returns 0, or a code, and then the motion cannot go on. */
int NAME_happen(double t, double *x, const double *u, double *p, double *memory, int sampling, NAME_past *past);

/* For whoever is told by others at which instants clocks tick, a bit for each: all that happens at such an instant, and
   what its samples alone make of the values, for a look ahead. */
int NAME_tick(double t, double *x, const double *u, double *p, double *memory, unsigned clocks, NAME_past *past);
int NAME_sample(double t, double *x, const double *u, double *p, double *memory, unsigned clocks, const NAME_past *past);

/* What a code of any function means. */
const char *NAME_why(int code);

#ifdef __cplusplus
}
#endif

#endif
