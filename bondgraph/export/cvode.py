"""C99 with a program that integrates the equations by CVODE of SUNDIALS."""

from __future__ import annotations

from bondgraph.errors import NotExportable
from bondgraph.export._model import Model
from bondgraph.export.c import c_jacobian

HEAD = r"""/* The motion of NAME by CVODE, as comma-separated values: for SUNDIALS 6 or 7, whose sunrealtype is double.

       cc -std=c99 NAME_cvode.c NAME.c NAME_jacobian.c -lsundials_cvode -lsundials_nvecserial \
          -lsundials_sunmatrixdense -lsundials_sunlinsoldense -lsundials_core -lm -o NAME    (6 has no -lsundials_core)
       ./NAME 10 1000 1e-8

   runs to t = 10 and writes a line at each of 1000 instants, with a relative tolerance of 1e-8. It is an example to
   start from: `inputs` below is where inputs get their course. */

"""
FUNCTIONS = r"""static int rates(sunrealtype t, N_Vector x, N_Vector dx, void *data)
{
    model *m = data;
    inputs(t, m->u);
    return kept(m, NAME_rates(t, N_VGetArrayPointer(x), m->u, m->p, m->memory, N_VGetArrayPointer(dx)));
}

static int jacobian(sunrealtype t, N_Vector x, N_Vector dx, SUNMatrix j, void *data, N_Vector a, N_Vector b, N_Vector c)
{
    double rows[NAME_nx * NAME_nx], *columns = SUNDenseMatrix_Data(j);
    model *m = data;
    int code, i, k;
    inputs(t, m->u);
    code = kept(m, NAME_jacobian(t, N_VGetArrayPointer(x), m->u, m->p, m->memory, rows));
    for (i = 0; !code && i < NAME_nx; i++) {
        for (k = 0; k < NAME_nx; k++) columns[k * NAME_nx + i] = rows[i * NAME_nx + k];
    }
    (void)dx, (void)a, (void)b, (void)c;
    return code;
}

static int events(sunrealtype t, N_Vector x, sunrealtype *g, void *data)
{
    model *m = data;
    inputs(t, m->u);
    return kept(m, NAME_events(t, N_VGetArrayPointer(x), m->u, m->p, m->memory, g));
}

"""
MAIN = r"""int main(int argc, char **argv)
{
    const double end = argc > 1 ? atof(argv[1]) : 10.0, tolerance = argc > 3 ? atof(argv[3]) : 1e-8;
    const int lines = argc > 2 ? atoi(argv[2]) : 1000;
    model m = {{0.0}, {0.0}, {0.0}, 0};
    SUNContext context;
    SUNLinearSolver solver;
    SUNMatrix matrix;
    N_Vector x;
    sunrealtype t = 0.0;
    void *cvode;
    int i, k;

    for (i = 0; i < NAME_np; i++) m.p[i] = NAME_parameters[i];
    check(SUNContext_Create(SUN_COMM_NULL, &context), "SUNContext_Create", &m);
    x = N_VNew_Serial(NAME_nx, context);
    matrix = SUNDenseMatrix(NAME_nx, NAME_nx, context);
    check(!x || !matrix, "memory", &m);
    for (i = 0; i < NAME_nx; i++) N_VGetArrayPointer(x)[i] = NAME_start[i];
    solver = SUNLinSol_Dense(x, matrix, context);
    cvode = CVodeCreate(CV_BDF, context);
    check(!solver || !cvode, "memory", &m);
    check(CVodeInit(cvode, rates, t, x), "CVodeInit", &m);
    check(CVodeSStolerances(cvode, tolerance, 1e-2 * tolerance), "CVodeSStolerances", &m);
    check(CVodeSetUserData(cvode, &m), "CVodeSetUserData", &m);
    check(CVodeSetMaxNumSteps(cvode, 1000000), "CVodeSetMaxNumSteps", &m);
    check(CVodeSetLinearSolver(cvode, solver, matrix), "CVodeSetLinearSolver", &m);
    check(CVodeSetJacFn(cvode, jacobian), "CVodeSetJacFn", &m);
    if (NAME_ng) check(CVodeRootInit(cvode, NAME_ng, events), "CVodeRootInit", &m);

    printf("t");
    for (i = 0; i < NAME_nx; i++) name(NAME_names_x[i]);
    for (i = 0; i < NAME_ny; i++) name(NAME_names_y[i]);
    printf("\n");
    check(line(t, N_VGetArrayPointer(x), &m), "the start", &m);
    for (k = 1; k <= lines; k++) {
        const double next = end * k / lines;
        int reached = CV_ROOT_RETURN;
        while (reached == CV_ROOT_RETURN) {
            reached = CVode(cvode, next, x, &t, CV_NORMAL);
            check(reached < 0, "CVode", &m);
            /* A law has changed branch here: the method begins anew. */
            if (reached == CV_ROOT_RETURN) check(CVodeReInit(cvode, t, x), "CVodeReInit", &m);
            if (t >= next) break;
        }
        check(line(t, N_VGetArrayPointer(x), &m), "an output", &m);
    }
    CVodeFree(&cvode);
    SUNLinSolFree(solver);
    SUNMatDestroy(matrix);
    N_VDestroy(x);
    SUNContext_Free(&context);
    return 0;
}
"""


def cvode(model: Model) -> dict[str, str]:
    """C99 with its Jacobian, and NAME_cvode.c: a program that integrates it by CVODE of SUNDIALS 6 or 7."""
    if model.constraints or not model.states:
        what = "constraints hold among the states" if model.constraints else "there are no states"
        raise NotExportable(
            model.name,
            f"{what}, and CVODE integrates independent ones",
            parties=[quantity.name for quantity in model.states],
            remedy="export `ida`, which holds them at zero"
            if model.constraints
            else "export `c` and ask for the outputs",
        )
    parts = (HEAD, HEADERS, MODEL, FUNCTIONS, TABLE, MAIN)
    text = "".join(parts).replace("METHOD", "cvode").replace("NAME", model.name)
    return {**c_jacobian(model), f"{model.name}_cvode.c": text}


HEADERS = r"""#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <METHOD/METHOD.h>
#include <nvector/nvector_serial.h>
#include <sundials/sundials_config.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#if SUNDIALS_VERSION_MAJOR < 7
#define SUN_COMM_NULL NULL
#endif

#include "NAME.h"
#include "NAME_jacobian.h"

"""
MODEL = r"""typedef struct {
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

"""
TABLE = r"""static void name(const char *text)
{
    printf(",\"");
    for (; *text; text++) {
        if (*text == '"') putchar('"');
        putchar(*text);
    }
    putchar('"');
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
    for (i = 0; i < NAME_ny; i++) printf(",%.17g", y[i]);
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

"""
