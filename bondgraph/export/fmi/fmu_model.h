/* The model behind the Functional Mock-up Interface. */

#ifndef FMU_MODEL_H
#define FMU_MODEL_H

#include "NAME.h"
#include "NAME_along.h"
#include "NAME_choice.h"
#include "NAME_events.h"

#define MODEL(what) NAME_##what
#define MODEL_PREFIX NAME_
#define MODEL_TOKEN TOKEN

enum { NX = NAME_nx, NU = NAME_nu, NP = NAME_np, NY = NAME_ny, NG = NAME_ng, NC = NAME_nc, NM = NAME_nm };

/* Held values are the last NH parameters; NK conditions of events are the last event indicators. */
enum { NH = NAME_nh, NK = NAME_nk };

/* So many numbers say how far what laws and conditions ask for travels in a step. */
enum { NV = NAME_ncourse };

/* Whether the rates depend on time by a formula. */
enum { NAME_in_time = IN_TIME };

/* Clocks that the importer ticks; where it does not, the model meets their instants itself. NAME_ticking says of each when
   it ticks, and what it sets. */
enum { NAME_clocked = IN_CLOCKS };
enum { NT = NAME_clocked ? NAME_nclocks : 0 };
extern const char *const NAME_ticking[];

/* What is said where independent velocities do not determine the others: ND numbers, in NB square blocks, tell. */
enum { ND = NAME_nd, NB = NAME_nblocks };
extern const char NAME_undetermined[];

/* For each input the one it is a derivative of, and the order; an input of the model is its own, of order 0. */
extern const int NAME_input_bases[];
extern const int NAME_input_orders[];

/* Whether a parameter must be positive: that of a store, whose energy would be negative or undefined. */
extern const int NAME_positive[];

/* Whether an event indicator is linear in time, and depends on nothing else that changes. */
extern const int NAME_timed[];

#endif
