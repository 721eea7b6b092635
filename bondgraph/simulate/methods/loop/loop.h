/* The loop around native rates: steps of a method with control of the error. Nothing is allocated and nothing is global:
   all that changes is in the caller's Work, from which a motion goes on at any time. */

#ifndef LOOP_H
#define LOOP_H

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

/* Numbers at an instant: zero, or why there are none. `memory` holds the last solutions of nonlinear systems. */
typedef int32_t (*values_fn)(double t, const double *x, const double *p, double *memory, double *out);
/* Moves states onto what they must satisfy: zero, or why it cannot. */
typedef int32_t (*project_fn)(double t, double *x, const double *p, double *memory);

typedef struct {
    values_fn rates;
    values_fn jacobian; /* of the rates by the states, by rows; or null where no method wants it */
    project_fn project; /* after each accepted step, or null */
    const double *p;
    int32_t n;      /* states */
    int32_t memory; /* numbers in memory */
} Model;

typedef struct {
    double rtol;
    const double *atol; /* of each state */
    double longest;     /* step */
    double end;         /* where the motion ends */
    double first, last; /* laws are evaluated no earlier and no later */
} Options;

typedef struct {
    double t, h; /* where the motion is, and the next step */
    int64_t steps, rejected, evaluations;
    double *y, *rates; /* n each: the states, and their rates */
    double *kept;      /* memory, as it was there */
    double *space;     /* of `space_size` */
} Work;

enum { LOOP_DONE, LOOP_MORE, LOOP_FAILED };

/* Explicit: Dormand and Prince, order 8. */


/* How many numbers the method wants in `space`. */
int64_t dop853_space(const Model *model);
/* How many numbers one step leaves in a record: its beginning, its end, and its interpolant. */
int64_t dop853_record(const Model *model);
/* Begins at work->t with work->y; a first step of zero is chosen here. LOOP_MORE, or LOOP_FAILED. */
int32_t dop853_start(const Model *model, const Options *options, Work *work, double first);
/* At most `budget` steps, each recorded. */
int32_t dop853_advance(const Model *model, const Options *options, Work *work, int64_t budget, double *record);
/* States at instants in increasing order, a row of `out` each: from the records of steps, one after the other, each of
   which counts up to its end. */
void dop853_states(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count,
                   const double *times, double *out);

/* Implicit, for stiff motions: Radau IIA, order 5, with the exact Jacobian. The same for it. */

int64_t radau5_space(const Model *model);
int64_t radau5_record(const Model *model);
int32_t radau5_start(const Model *model, const Options *options, Work *work, double first);
int32_t radau5_advance(const Model *model, const Options *options, Work *work, int64_t budget, double *record);
void radau5_states(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count,
                   const double *times, double *out);

#endif
