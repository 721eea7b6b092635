/* The motion of NAME by CVODE, as comma-separated values: for SUNDIALS 6 or 7, whose sunrealtype is double.

       cc -std=c99 NAME_cvode.c NAME.c NAME_jacobian.c NAME_switches.c -lsundials_cvode -lsundials_nvecserial \
          -lsundials_sunmatrixdense -lsundials_sunlinsoldense -lsundials_core -lm -o NAME    (6 has no -lsundials_core)
       ./NAME 10 1000 1e-8

   runs to t = 10 and writes a line at each of 1000 instants, with a relative tolerance of 1e-8, and an
   absolute one of a hundredth of it: states far from one, as a charge of 1e-9 C, want their own, by CVodeSVtolerances. It
   is an example to start from: `inputs` below is where inputs get their course. */

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cvode/cvode.h>

#include "sundials.h"

static int rates(sunrealtype t, N_Vector x, N_Vector dx, void *data)
{
    model *m = data;
    return kept(m, NAME_rates(instant(t, m), N_VGetArrayPointer(x), m->u, m->p, m->memory, N_VGetArrayPointer(dx)));
}

static int jacobian(sunrealtype t, N_Vector x, N_Vector dx, SUNMatrix j, void *data, N_Vector a, N_Vector b, N_Vector c)
{
    double rows[NAME_nx * NAME_nx], *columns = SUNDenseMatrix_Data(j);
    model *m = data;
    int code, i, k;
    code = kept(m, NAME_jacobian(instant(t, m), N_VGetArrayPointer(x), m->u, m->p, m->memory, rows));
    for (i = 0; !code && i < NAME_nx; i++) {
        for (k = 0; k < NAME_nx; k++) columns[k * NAME_nx + i] = rows[i * NAME_nx + k];
    }
    (void)dx, (void)a, (void)b, (void)c;
    return code;
}

static int stepped(workspace *w, double stop, double *t)
{
    const int code = CVodeSetStopTime(w->method, stop);
    return code < 0 ? code : CVode(w->method, stop, w->x, t, CV_ONE_STEP);
}

static int within(workspace *w, double t, N_Vector x) { return CVodeGetDky(w->method, t, 0, x); }

static int anew(workspace *w, double t, model *m, int switched)
{
    (void)m;
    return switched ? CVodeReInit(w->method, t, w->x) : 0;
}

int main(int argc, char **argv)
{
    const double end = argc > 1 ? atof(argv[1]) : 10.0, tolerance = argc > 3 ? atof(argv[3]) : 1e-8;
    const int lines = argc > 2 ? atoi(argv[2]) : 1000;
    model m = {{0.0}, {0.0}, {0.0}, INFINITY, 0};
    workspace w = begin(&m);
    void *cvode = CVodeCreate(CV_BDF, w.context);

    check(!cvode, "memory", &m);
    check(CVodeInit(cvode, rates, 0.0, w.x), "CVodeInit", &m);
    check(CVodeSStolerances(cvode, tolerance, 1e-2 * tolerance), "CVodeSStolerances", &m);
    check(CVodeSetUserData(cvode, &m), "CVodeSetUserData", &m);
    check(CVodeSetLinearSolver(cvode, w.solver, w.matrix), "CVodeSetLinearSolver", &m);
    check(CVodeSetJacFn(cvode, jacobian), "CVodeSetJacFn", &m);

    w.method = cvode;
    run(&w, end, lines, &m);
    CVodeFree(&cvode);
    finish(&w);
    return 0;
}
