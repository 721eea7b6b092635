/* The loop around native rates: steps of a method with control of the error. Nothing is allocated and nothing is global:
   all that changes is in the caller's Work, from which a motion goes on at any time. */

#ifndef LOOP_H
#define LOOP_H

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "../../../program/runtime/crossing.h"

/* Constraints of one kind: those on coordinates, which these meet, or the others, which the other states meet. */
typedef struct {
    const int32_t *rows, *columns; /* which constraints, and which states */
    int32_t m, n;                  /* how many of each */
    int32_t rank;                  /* how many of the constraints are independent in general */
} Kind;

/* What vanishes along a motion, rows that repeat others included. */
typedef struct {
    values_fn values;    /* what is left of each constraint, then their gradients by the states, by rows */
    const double *p;
    const double *noise; /* what rounding leaves of each */
    const double *weights; /* by what gradients are multiplied to be judged: of each constraint, then of each state */
    const Kind *kinds;
    int32_t m, count;    /* constraints, kinds */
} Constraints;

typedef struct Cvode Cvode;

typedef struct {
    values_fn rates;
    values_fn jacobian;             /* of the rates by the states, by rows; or null where no method wants it */
    const Constraints *constraints; /* onto which states are moved after each step, or null */
    const double *p;
    const int32_t *choices; /* places in memory that say whether a choice of equations is held */
    Cvode *cvode;           /* or null where another method is meant */
    int32_t n;              /* states */
    int32_t memory;         /* numbers in memory */
    int32_t count;          /* choices */
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
    double left;       /* the largest residual of a constraint at y */
    double *y, *rates; /* n each: the states, and their rates */
    double *kept;      /* memory, as it was there */
    double *sizes;     /* of the states, n */
    double *greatest;  /* sizes of the gradients' rows and columns so far, of each kind */
    double *space;     /* of the method's size */
    double *room;      /* of `projection_room` */
} Work;

/* LOOP_OPEN: the last step is made, but the caller is to judge its end: no states near by satisfy the constraints, or
   the equations there contradict each other. */
enum { LOOP_DONE, LOOP_MORE, LOOP_FAILED, LOOP_OPEN };

/* How many numbers a projection wants in `room`. */
int64_t projection_room(const Constraints *constraints, int32_t n);
/* Moves x onto the constraints: zero where they are met near by; else x is as it was. */
int32_t projected(const Model *model, const Options *options, Work *work, double t, double *x);

/* A method's functions. `space` and `record` are how many numbers it wants in `space`, and how many one step leaves in a
   record: its beginning, its end, and its interpolant; then what is left of the constraints at its end, memory, and the
   greatest sizes of gradients. `start` begins at work->t with work->y, and chooses a first step of zero itself:
   LOOP_MORE, or LOOP_FAILED. `advance` makes at most `budget` steps, each recorded. `states` gives those at instants in
   increasing order, a row of `out` each: from the records of steps, one after the other, each of which counts up to its
   end. */
#define METHOD(name) \
    int64_t name##_space(const Model *model); \
    int64_t name##_record(const Model *model); \
    int32_t name##_start(const Model *model, const Options *options, Work *work, double first); \
    int32_t name##_advance(const Model *model, const Options *options, Work *work, int64_t budget, double *record); \
    void name##_states(int32_t n, int64_t steps, const double *const *records, const double *ends, int64_t count, \
                       const double *times, double *out);

/* Explicit: Dormand and Prince, orders 8 and 5; Bogacki and Shampine, order 3. */
METHOD(dop853)
METHOD(rk45)
METHOD(rk23)

/* Implicit, for stiff motions: Radau IIA, order 5, with the exact Jacobian. */
METHOD(radau5)

/* CVODE, readied by the caller with `cvode_rates`, maybe `cvode_jacobian`, and its structure for these to be given; a
   first step is one that the caller has told the library. */

struct Cvode {
    void *memory, *states, *derivative; /* its own, and two of its vectors */
    int32_t (*step)(void *memory, double end, void *states, double *t, int32_t task);
    int32_t (*derivatives)(void *memory, double t, int32_t k, void *out);
    int32_t (*order)(void *memory, int32_t *last);
    double *(*numbers)(void *vector);
    double *(*entries)(void *matrix); /* by columns */
    const Model *model; /* this and what follows: for what it calls, told at the start */
    const Options *options;
    Work *work;
};

int32_t cvode_rates(double t, void *y, void *out, void *given);
int32_t cvode_jacobian(double t, void *y, void *rates, void *out, void *given, void *a, void *b, void *c);
METHOD(cvode)

/* Stiffness: steps of a method up to that which calls for another one. */

/* LAPACK's dgeev. */
typedef void (*eigenvalues_fn)(char *left, char *right, int32_t *n, double *matrix, int32_t *rows, double *re, double *im,
                               double *vl, int32_t *ldvl, double *vr, int32_t *ldvr, double *space, int32_t *length,
                               int32_t *trouble);

typedef struct {
    int32_t (*advance)(const Model *, const Options *, Work *, int64_t, double *); /* of the method */
    eigenvalues_fn eigenvalues;
    values_fn jacobian;    /* of the rates by the states, by rows; or null where that is dear */
    const double *scale;   /* of each state, where it is no larger itself */
    const double *limits;  /* of each state: beyond them the caller is to look at it */
    double *vector;        /* of the power iteration, n */
    double *matrix;        /* of the last look, n * n */
    double *late;          /* the steps of late: 1 for a doubtful one, `window` of them, one after the other in a ring */
    double *room;          /* of `watch_room` */
    double near, difference, rho;
    int64_t record;        /* numbers in one */
    int64_t count, every, sure, exact; /* steps; between two looks; so many at the beginning of so many look exactly */
    int32_t window, needed, is_stiff, has_matrix, doubts, seen, place;
} Watch;

/* VERDICT_OTHER: another method fits. VERDICT_OPEN: the caller is to judge the step. */
enum { VERDICT_CALM, VERDICT_DOUBTFUL, VERDICT_FORGOTTEN, VERDICT_OTHER, VERDICT_OPEN };

/* How many numbers it wants in `room`. */
int64_t watch_room(int32_t n);
/* At most `budget` steps, each recorded, with its verdict; none after one that is for the caller to look at. */
int32_t watched(const Model *model, const Options *options, Work *work, Watch *watch, int64_t budget, double *record,
                int32_t *verdicts);

/* Regular: whether constraints stay independent within a step, or a part of it. */

/* How many numbers it wants in `room`. */
int64_t regular_room(const Constraints *constraints, int32_t n);
/* 1 where they surely do; 0 where that takes another look, or they do not. With 1, `greatest` becomes the greatest sizes
   of the gradients' rows and columns so far, and `most` the greatest of their smallest singular values, of each kind. A
   motion that has not `begun` must not start where they are dependent either. */
int32_t regular(const Constraints *constraints, const Span *span, int32_t begun, double *greatest, double *most,
                double *room);

/* Events: where no switching quantity changes sign within steps. */

/* In how many steps from the first on none does, as far as is told here: so many records of some length, one after the
   other. `signs` has the quantities where they begin, and then where each of those ends, a row each, with room for one
   row more than there are ends. */
int64_t quiet(const Switches *switches, Span *span, int64_t steps, const double *record, int64_t length, double *signs,
              double *room);

/* Leaps: whether the solutions of nonlinear systems follow one another without one within a step, or a part of it. */

typedef struct {
    values_fn rates;
    const double *p;
    const double *kept;    /* memory where the motion is, from which all solutions are sought */
    const int32_t *places; /* of the solutions in memory */
    int32_t count, memory; /* solutions, numbers in memory */
} Followed;

/* How many numbers it wants in `room`. */
int64_t leaps_room(const Followed *followed, int32_t n);
/* 1 where they surely do; 0 where that takes another look, or they do not. With 1, `last` becomes the solutions at the
   end, and `largest` their sizes so far; `last` has those at the beginning, if they are known. */
int32_t leaps_nowhere(const Followed *followed, const Span *span, int32_t known, double *last, double *largest,
                      double *room);

#endif
