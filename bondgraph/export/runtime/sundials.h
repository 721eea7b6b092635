/* What programs for CVODE and IDA share. */

#include <nvector/nvector_serial.h>
#include <sundials/sundials_config.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#if SUNDIALS_VERSION_MAJOR < 7
#define SUN_COMM_NULL NULL
#endif

#define CLOSE (256.0 * DBL_EPSILON) /* of the time: methods take no shorter steps */
#define MOST_STEPS 1000000L         /* from line to line; ... */
#define OFTEN 10                    /* ... where each of so many ends at a switch, a motion slides along it */

#include "NAME.h"
#include "NAME_jacobian.h"
#include "NAME_switches.h"

typedef struct {
    double p[NAME_np + 1], u[NAME_nu + 1], memory[NAME_nm + 1];
    double last; /* laws are evaluated no later, so that a step ends with those that it began with */
    int code; /* the last one that was not 0, for messages */
} model;

typedef char sunrealtype_must_be_double[sizeof(sunrealtype) == sizeof(double) ? 1 : -1];

/* The inputs, and the rates that are needed, at an instant. */
static void inputs(double t, double *u)
{
    int i;
    for (i = 0; i < NAME_nu; i++) u[i] = NAME_inputs[i];
    (void)t;
}

/* The instant at which laws are evaluated for another, and the inputs there. */
static double instant(double t, model *m)
{
    const double inside = fmin(t, m->last);
    inputs(inside, m->u);
    return inside;
}

static int kept(model *m, int code)
{
    if (code) m->code = code;
    return code; /* being positive, it makes the method try a shorter step */
}

/* What an integrator works with: the states, and a linear solver with its matrix. */
typedef struct {
    SUNContext context;
    N_Vector x, there; /* at the end of a step, and at an instant in it */
    SUNMatrix matrix;
    SUNLinearSolver solver;
    double *room;
    void *method;
    N_Vector dx; /* where the method has rates as well */
} workspace;

static void name(const char *text)
{
    printf(",\"");
    for (; *text; text++) {
        if (*text == '"') putchar('"');
        putchar(*text);
    }
    putchar('"');
}

/* Whether an output is a state, whose column is there already. */
static int is_state(int output)
{
    int i;
    for (i = 0; i < NAME_nx; i++)
        if (!strcmp(NAME_names_y[output], NAME_names_x[i])) return 1;
    return 0;
}

static int line(double t, const double *x, model *m)
{
    double y[NAME_ny + 1];
    int i, code;
    inputs(t, m->u);
    code = kept(m, NAME_outputs(t, x, m->u, m->p, m->memory, y));
    if (code) return code;
    printf("%.17g", t);
    for (i = 0; i < NAME_nx; i++) printf(",%.17g", x[i]);
    for (i = 0; i < NAME_ny; i++)
        if (!is_state(i)) printf(",%.17g", y[i]);
    printf("\n");
    return 0;
}

static void check(int failed, const char *what, const model *m)
{
    if (failed) {
        fprintf(stderr, "NAME: %s failed (%s)\n", what, NAME_message(m->code));
        exit(1);
    }
}

/* A workspace with the states at the start; the model gets its parameters. */
static workspace begin(model *m)
{
    workspace w;
    int i;
    for (i = 0; i < NAME_np; i++) m->p[i] = NAME_parameters[i];
    check(SUNContext_Create(SUN_COMM_NULL, &w.context), "SUNContext_Create", m);
    w.x = N_VNew_Serial(NAME_nx, w.context);
    w.there = N_VNew_Serial(NAME_nx, w.context);
    w.matrix = SUNDenseMatrix(NAME_nx, NAME_nx, w.context);
    w.room = malloc(NAME_switches_room() * sizeof *w.room);
    check(!w.x || !w.there || !w.matrix || !w.room, "memory", m);
    for (i = 0; i < NAME_nx; i++) N_VGetArrayPointer(w.x)[i] = NAME_start[i];
    w.solver = SUNLinSol_Dense(w.x, w.matrix, w.context);
    check(!w.solver, "memory", m);
    return w;
}

static void finish(workspace *w)
{
    SUNLinSolFree(w->solver);
    SUNMatDestroy(w->matrix);
    N_VDestroy(w->x);
    N_VDestroy(w->there);
    free(w->room);
    SUNContext_Free(&w->context);
}

/* The first lines of the table: the names, and the start. */
static void head(const workspace *w, model *m)
{
    int i;
    printf("t");
    for (i = 0; i < NAME_nx; i++) name(NAME_names_x[i]);
    for (i = 0; i < NAME_ny; i++)
        if (!is_state(i)) name(NAME_names_y[i]);
    printf("\n");
    check(line(0.0, N_VGetArrayPointer(w->x), m), "the start", m);
}

/* What a method does, by functions of its own: a step to t, not beyond an instant; the states within it; that it begins
   anew at t, where a law has changed branch, or for a reason of its own. They are negative where it fails. */
static int stepped(workspace *w, double stop, double *t);
static int within(workspace *w, double t, N_Vector x);
static int anew(workspace *w, double t, model *m, int switched);

static void states(void *w, double t, double *x)
{
    N_Vector there = ((workspace *)w)->there;
    (void)within(w, t, there);
    memcpy(x, N_VGetArrayPointer(there), NAME_nx * sizeof *x);
}

static const char SLIDES[] = "the motion slides along a switching surface, where no branch of a law holds";

static void refuse(double t, const char *why)
{
    fprintf(stderr, "NAME: at t = %.9g %s\n", t, why);
    exit(1);
}

/* Where the method begins anew: the next switch that depends on time alone is found, and edges of laws are left, before
   an instant that is told. */
static void opened(workspace *w, double *t, double end, double told, double *timed, model *m)
{
    double rates[NAME_nx + 1], *const x = N_VGetArrayPointer(w->x);
    NAME_step s = {*t, end, INFINITY, NULL, inputs, NULL, m->p, m->memory};
    for (;;) {
        int i;
        s.from = *t;
        if (*t >= *timed) check(kept(m, NAME_switch_by_time(&s, timed, &m->last, w->room)), "a law", m);
        s.to = fmin(*timed, end);
        if (s.to - *t > CLOSE * fabs(*t)) break;
        /* Over so short a time no method steps. */
        check(kept(m, NAME_rates(instant(*t, m), x, m->u, m->p, m->memory, rates)), "the rates", m);
        for (i = 0; i < NAME_nx; i++) x[i] += (s.to - *t) * rates[i];
        *t = s.to;
        if (*t >= end) return;
    }
    s.to = fmin(s.to, told);
    check(kept(m, NAME_leave_edge(&s, t, x, m->memory)), "a law", m);
    check(anew(w, *t, m, 1) < 0, "to begin anew", m);
}

/* The motion up to an instant, with so many lines. Each step is searched for laws that change branch in it, and none
   leads beyond where one does so that depends on time alone. */
static void run(workspace *w, double end, int lines, model *m)
{
    double t = 0.0, timed = 0.0, signs[NAME_ng + 1], memory[NAME_nm + 1];
    int k = 1, switched = 1;
    long steps = 0, switches = 0;
    head(w, m);
    while (k <= lines) {
        NAME_step s = {t, t, INFINITY, states, inputs, w, m->p, NULL};
        double told = k == lines ? end : end * k / lines, found = INFINITY;
        model before;
        if (switched) opened(w, &t, end, told, &timed, m);
        before = *m; /* solutions in a step are sought from those where it begins */
        s.from = s.to = t;
        s.last = m->last;
        s.memory = before.memory;
        if (t < end) {
            if (steps++ == MOST_STEPS) refuse(t, switches > MOST_STEPS / OFTEN ? SLIDES : "the motion takes too many steps");
            check(stepped(w, fmin(timed, end), &s.to) < 0, "a step", m);
            check(kept(m, NAME_switch_in(&s, !switched, signs, memory, &found, w->room)), "a law", m);
        }
        t = fmin(found, s.to);
        for (; k <= lines && told <= t; told = ++k == lines ? end : end * k / lines) {
            N_Vector there = told < s.to ? w->there : w->x;
            if (told < s.to) check(within(w, fmax(told, s.from), there) < 0, "a line", m);
            check(line(told, N_VGetArrayPointer(there), &before), "an output", &before);
            steps = switches = 0;
        }
        switched = found < INFINITY || t >= timed;
        if (found < INFINITY) {
            switches++;
            check(within(w, t, w->x) < 0, "a switch", m);
            memcpy(m->memory, memory, NAME_nm * sizeof *memory);
        } else if (!switched) {
            check(anew(w, t, m, 0) < 0, "to begin anew", m);
        }
    }
}
