/* Where a switching quantity changes sign within a step, or a part of it. */

#ifndef CROSSING_H
#define CROSSING_H

#include <math.h>
#include <stdint.h>
#include <string.h>

/* Numbers at an instant: zero, or why there are none. `memory` holds the last solutions of nonlinear systems. */
typedef int32_t (*values_fn)(double t, const double *x, const double *p, double *memory, double *out);

/* The states at instants in increasing order, a row of `out` each: from the records of steps, one after the other, each of
   which counts up to its end. */
typedef void (*states_fn)(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count,
                          const double *times, double *out);

/* A part of a step. */
typedef struct {
    states_fn states; /* of the method that has made the step */
    const double *record;
    double from, to;
    double first, last; /* laws are evaluated no earlier and no later */
    int32_t n;
} Span;

/* Quantities whose changes of sign are sought. */
typedef struct {
    values_fn values;       /* of the quantities */
    const double *p;
    double *memory;         /* their solutions of nonlinear systems at the last instant looked at */
    const double *kept;     /* those where the step begins, from which all are sought */
    const int32_t *choices; /* places in memory that say whether a choice of equations is held */
    const double *aside;    /* added to each quantity: so far beside its zero it changes sign */
    int32_t count, held;    /* quantities, choices */
    int32_t remembers;      /* numbers in memory */
} Switches;

/* CROSSING_OPEN: something is not defined, or is so fine that the caller is to look. */
enum { CROSSING_NONE = -1, CROSSING_OPEN = -2 };

/* How many numbers it wants in `room`. */
int64_t crossing_room(const Switches *switches, int32_t n);
/* Which quantity changes sign first, and the first float at which it has, in `found`; or CROSSING_NONE. `signs` has the
   quantities where the part begins, if they are known, and then where it ends or where one has changed sign; `earlier`
   has those where it begins. */
int32_t crossing(const Switches *switches, const Span *span, int32_t known, double *signs, double *earlier, double *found,
                 double *room);

#endif
