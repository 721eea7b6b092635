#include "NAME.h"

/* A step of an integrator, or a stretch of time, in which laws may change branch. */
typedef struct {
    double from, to;
    double last; /* laws are evaluated no later */
    void (*states)(void *method, double t, double *x); /* those at an instant in it */
    void (*inputs)(double t, double *u);
    void *method;
    const double *p, *memory; /* memory as it was where it begins */
} NAME_step;

/* How many numbers the functions below want in `room`. */
size_t NAME_switches_room(void);

/* The first float in a step at which a quantity of NAME_events has changed its sign; infinite where none has. `signs` has
   the quantities where the step begins, if they are known, and then where it ends or where one has changed sign;
   `memory` the solutions of nonlinear systems there. Returns 0, or a code where a quantity is not defined. */
int NAME_switch_in(const NAME_step *step, int known, double *signs, double *memory, double *found, double *room);

/* The same of the quantities that depend on time and inputs alone, for a look ahead; no states are asked for. `last` is
   shortly before it, where none of them has become zero yet. */
int NAME_switch_by_time(const NAME_step *step, double *found, double *last, double *room);

/* Where a quantity is zero a law is on neither branch, as at many a start: leads the states on along their rates to where
   it is zero no longer, as far as that is before the end of the step. */
int NAME_leave_edge(const NAME_step *step, double *t, double *x, double *memory);
