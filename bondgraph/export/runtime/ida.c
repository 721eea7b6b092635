/* The motion of NAME by IDA, as comma-separated values: for SUNDIALS 6 or 7, whose sunrealtype is double.

       cc -std=c99 NAME_ida.c NAME.c NAME_jacobian.c NAME_switches.c -lsundials_ida -lsundials_nvecserial \
          -lsundials_sunmatrixdense -lsundials_sunlinsoldense -lsundials_core -lm -o NAME    (6 has no -lsundials_core)
       ./NAME 10 1000 1e-8

   runs to t = 10 and writes a line at each of 1000 instants, with a relative tolerance of 1e-8, and an
   absolute one of a hundredth of it: states far from one, as a charge of 1e-9 C, want their own, by IDASVtolerances. It
   is an example to start from: `inputs` below is where inputs get their course.

   The system is 0 = F(t, x, x'), of index 1: where there are constraints c(x, t) = 0, as many states depend on the
   others. They are those that the constraints determine best, and have the constraints as their equations; the others
   have x' = f(x, t). The choice is made again where another has become much better. Constraints of velocities determine
   velocities: coordinates that followed from them would be left open where velocities vanish. */

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ida/ida.h>

#include "sundials.h"

#define SINGULAR 1e-11 /* of the least pivot with all derivatives: one that is less is rounding */

enum { NX = NAME_nx, NC = NAME_nc };

static int depends[NX]; /* for each state the number of its constraint, from 1, or 0 */
static const int coordinates[NX + 1] = {0}, of_position[NC + 1] = {0}; /* whether each state, each constraint is so */

static int residual(sunrealtype t, N_Vector x, N_Vector dx, N_Vector left, void *data)
{
    double rates[NX], constraints[NC + 1] = {0.0}, *f = N_VGetArrayPointer(left);
    const double *x_dot = N_VGetArrayPointer(dx);
    model *m = data;
    const double inside = instant(t, m);
    int i, code = NAME_rates(inside, N_VGetArrayPointer(x), m->u, m->p, m->memory, rates);
    if (!code && NC) code = NAME_constraints(inside, N_VGetArrayPointer(x), m->u, m->p, m->memory, constraints);
    for (i = 0; !code && i < NX; i++) f[i] = depends[i] ? constraints[depends[i] - 1] : x_dot[i] - rates[i];
    return kept(m, code);
}

static int gradients(double t, const double *x, model *m, double *gradient)
{
    return NAME_gradients(t, x, m->u, m->p, m->memory, gradient);
}

static int jacobian(sunrealtype t, sunrealtype cj, N_Vector x, N_Vector dx, N_Vector left, SUNMatrix j, void *data,
                    N_Vector a, N_Vector b, N_Vector c)
{
    double rows[NX * NX], gradient[NX * NC + 1] = {0.0}, *columns = SUNDenseMatrix_Data(j);
    model *m = data;
    const double inside = instant(t, m);
    int i, k, code = NAME_jacobian(inside, N_VGetArrayPointer(x), m->u, m->p, m->memory, rows);
    if (!code) code = gradients(inside, N_VGetArrayPointer(x), m, gradient);
    for (i = 0; !code && i < NX; i++) {
        for (k = 0; k < NX; k++) {
            columns[k * NX + i] = depends[i] ? gradient[(depends[i] - 1) * NX + k] : cj * (i == k) - rows[i * NX + k];
        }
    }
    (void)dx, (void)left, (void)a, (void)b, (void)c;
    return kept(m, code);
}

/* Dependent states by elimination with complete pivoting, or of those in `only`; the least pivot, or 0. */
static double chosen(const double *gradient, const int *only, int *found)
{
    double a[NX * NC + 1] = {0.0}, least = NC ? HUGE_VAL : 1.0;
    int free_row[NC + 1], i, k, step;
    for (i = 0; i < NX * NC; i++) a[i] = gradient[i];
    for (k = 0; k < NX; k++) found[k] = 0;
    for (i = 0; i < NC; i++) free_row[i] = 1;
    for (step = 0; step < NC; step++) {
        double largest = 0.0;
        int row = -1, column = -1;
        for (i = 0; i < NC; i++) {
            for (k = 0; free_row[i] && k < NX; k++) {
                if (!found[k] && (!only || only[k]) && fabs(a[i * NX + k]) > largest) {
                    largest = fabs(a[i * NX + k]);
                    row = i;
                    column = k;
                }
            }
        }
        if (row < 0) return 0.0;
        least = fmin(least, largest);
        found[column] = row + 1;
        free_row[row] = 0;
        for (i = 0; i < NC; i++) {
            const double factor = a[i * NX + column] / a[row * NX + column];
            for (k = 0; free_row[i] && k < NX; k++) a[i * NX + k] -= factor * a[row * NX + k];
        }
    }
    return least;
}

/* The choice of dependent states anew where it has become poor: 1 if it is another one, -1 where there is none. */
static int choose(double t, const double *x, model *m)
{
    double gradient[NX * NC + 1] = {0.0}, apart[NX * NC + 1] = {0.0}, best;
    const double *of = apart;
    int found[NX], same[NX], i, k;
    if (kept(m, gradients(instant(t, m), x, m, gradient))) return -1;
    for (i = 0; i < NC; i++) {
        for (k = 0; k < NX; k++) {
            apart[i * NX + k] = coordinates[k] && !of_position[i] ? 0.0 : gradient[i * NX + k];
        }
    }
    best = chosen(apart, NULL, found);
    if (!(best > SINGULAR * chosen(gradient, NULL, same))) {
        of = gradient;
        best = chosen(gradient, NULL, found);
    }
    if (!(best > 0.0)) return -1;
    if (chosen(of, depends, same) > 0.1 * best) return 0;
    for (i = 0; i < NX; i++) depends[i] = found[i];
    return 1;
}

/* The rates where the method begins. */
static int rates_at(double t, N_Vector x, N_Vector dx, model *m)
{
    return kept(m, NAME_rates(instant(t, m), N_VGetArrayPointer(x), m->u, m->p, m->memory, N_VGetArrayPointer(dx)));
}

static int stepped(workspace *w, double stop, double *t)
{
    const int code = IDASetStopTime(w->method, stop);
    return code < 0 ? code : IDASolve(w->method, stop, t, w->x, w->dx, IDA_ONE_STEP);
}

static int within(workspace *w, double t, N_Vector x) { return IDAGetDky(w->method, t, 0, x); }

static int anew(workspace *w, double t, model *m, int switched)
{
    const int other = NC ? choose(t, N_VGetArrayPointer(w->x), m) : 0;
    if (other < 0 || !(other || switched)) return other;
    return rates_at(t, w->x, w->dx, m) ? -1 : IDAReInit(w->method, t, w->x, w->dx);
}

int main(int argc, char **argv)
{
    const double end = argc > 1 ? atof(argv[1]) : 10.0, tolerance = argc > 3 ? atof(argv[3]) : 1e-8;
    const int lines = argc > 2 ? atoi(argv[2]) : 1000;
    model m = {{0.0}, {0.0}, {0.0}, INFINITY, 0};
    workspace w = begin(&m);
    void *ida = IDACreate(w.context);

    w.dx = N_VNew_Serial(NX, w.context);
    check(!w.dx || !ida, "memory", &m);
    check(rates_at(0.0, w.x, w.dx, &m), "the start", &m);
    check(choose(0.0, N_VGetArrayPointer(w.x), &m) < 0, "the choice of dependent states", &m);
    check(IDAInit(ida, residual, 0.0, w.x, w.dx), "IDAInit", &m);
    check(IDASStolerances(ida, tolerance, 1e-2 * tolerance), "IDASStolerances", &m);
    check(IDASetUserData(ida, &m), "IDASetUserData", &m);
    check(IDASetLinearSolver(ida, w.solver, w.matrix), "IDASetLinearSolver", &m);
    check(IDASetJacFn(ida, jacobian), "IDASetJacFn", &m);

    w.method = ida;
    run(&w, end, lines, &m);
    IDAFree(&ida);
    N_VDestroy(w.dx);
    finish(&w);
    return 0;
}
