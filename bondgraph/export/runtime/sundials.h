/* What programs for CVODE and IDA share. */

#include <nvector/nvector_serial.h>
#include <sundials/sundials_config.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#if SUNDIALS_VERSION_MAJOR < 7
#define SUN_COMM_NULL NULL
#endif

#include "NAME.h"
#include "NAME_jacobian.h"

typedef struct {
    double p[NAME_np + 1], u[NAME_nu + 1], memory[NAME_nm + 1];
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

static int kept(model *m, int code)
{
    if (code) m->code = code;
    return code; /* being positive, it makes the method try a shorter step */
}

/* What an integrator works with: the states, and a linear solver with its matrix. */
typedef struct {
    SUNContext context;
    N_Vector x;
    SUNMatrix matrix;
    SUNLinearSolver solver;
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
    w.matrix = SUNDenseMatrix(NAME_nx, NAME_nx, w.context);
    check(!w.x || !w.matrix, "memory", m);
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
