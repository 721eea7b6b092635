/* The motion of NAME by CVODE, as comma-separated values: for SUNDIALS 6 or 7, whose sunrealtype is double.

       cc -std=c99 NAME_cvode.c NAME.c NAME_jacobian.c -lsundials_cvode -lsundials_nvecserial \
          -lsundials_sunmatrixdense -lsundials_sunlinsoldense -lsundials_core -lm -o NAME    (6 has no -lsundials_core)
       ./NAME 10 1000 1e-8

   runs to t = 10 and writes a line at each of 1000 instants, with a relative tolerance of 1e-8, and an
   absolute one of a hundredth of it: states far from one, as a charge of 1e-9 C, want their own, by CVodeSVtolerances. It
   is an example to start from: `inputs` below is where inputs get their course. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cvode/cvode.h>

#include "sundials.h"

static int rates(sunrealtype t, N_Vector x, N_Vector dx, void *data)
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

int main(int argc, char **argv)
{
    const double end = argc > 1 ? atof(argv[1]) : 10.0, tolerance = argc > 3 ? atof(argv[3]) : 1e-8;
    const int lines = argc > 2 ? atoi(argv[2]) : 1000;
    model m = {{0.0}, {0.0}, {0.0}, 0};
    workspace w = begin(&m);
    void *cvode = CVodeCreate(CV_BDF, w.context);
    sunrealtype t = 0.0;
    int k;

    check(!cvode, "memory", &m);
    check(CVodeInit(cvode, rates, t, w.x), "CVodeInit", &m);
    check(CVodeSStolerances(cvode, tolerance, 1e-2 * tolerance), "CVodeSStolerances", &m);
    check(CVodeSetUserData(cvode, &m), "CVodeSetUserData", &m);
    check(CVodeSetMaxNumSteps(cvode, 1000000), "CVodeSetMaxNumSteps", &m);
    check(CVodeSetLinearSolver(cvode, w.solver, w.matrix), "CVodeSetLinearSolver", &m);
    check(CVodeSetJacFn(cvode, jacobian), "CVodeSetJacFn", &m);
    if (NAME_ng) check(CVodeRootInit(cvode, NAME_ng, events), "CVodeRootInit", &m);

    head(&w, &m);
    for (k = 1; k <= lines; k++) {
        const double next = end * k / lines;
        int reached = CV_ROOT_RETURN;
        while (reached == CV_ROOT_RETURN) {
            reached = CVode(cvode, next, w.x, &t, CV_NORMAL);
            check(reached < 0, "CVode", &m);
            /* A law has changed branch here: the method begins anew. */
            if (reached == CV_ROOT_RETURN) check(CVodeReInit(cvode, t, w.x), "CVodeReInit", &m);
            if (t >= next) break;
        }
        check(line(t, N_VGetArrayPointer(w.x), &m), "an output", &m);
    }
    CVodeFree(&cvode);
    finish(&w);
    return 0;
}
