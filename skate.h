#ifndef BONDGRAPH_skate_H
#define BONDGRAPH_skate_H

/* The equations of motion of skate, written by bondgraph.

   x states, u inputs and those of their rates that are needed, p parameters, t time in seconds; dx the rates
   of the states, y outputs. Each is found in its array at the constant of its name: x[skate_x_...].
   A name that is no identifier has another one here; the original, exactly, is in the tables of names.
   Every function returns 0, or a code greater than 0 and then its results must not be used.
   `memory` has skate_nm numbers, zero at first, and keeps the solutions of nonlinear systems from one call
   to the next: of several solutions the one nearest to the last is taken. It may be NULL.
   Nothing else is kept: threads with a memory each do not disturb one another. */

enum {
    skate_ok = 0, /* no error */
    skate_singular = 1, /* a linear system is singular, or not positive definite where it must be, or contradicts itself */
    skate_no_solution = 2, /* a nonlinear system has no solution that was found */
    skate_undefined = 3, /* a result is not a finite number: a law is taken outside its domain, or a value was never given */
    skate_codes = 4
};

enum { skate_nx = 8, skate_nu = 2, skate_np = 5, skate_ny = 23, skate_ng = 0, skate_nc = 0, skate_nm = 0 };

enum {
    skate_x_x = 0, /* x: coordinate at the junction f */
    skate_x_y = 1, /* y: coordinate at the junction f */
    skate_x_th = 2, /* th: coordinate at the junction f */
    skate_x_u = 3, /* u: flow of the junction f */
    skate_x_v = 4, /* v: flow of the junction f */
    skate_x_w = 5, /* w: flow of the junction f */
    skate_x_lambda_blade = 6, /* lambda_blade: state */
    skate_x_lambda_blade_dot = 7 /* lambda_blade_dot: state */
};

enum {
    skate_u_blade = 0, /* blade: input */
    skate_u_blade_rate = 1 /* blade': rate of the input blade */
};

enum {
    skate_p_G = 0, /* G: parameter */
    skate_p_J = 1, /* J: parameter */
    skate_p_L = 2, /* L: parameter */
    skate_p_h = 3, /* h: parameter */
    skate_p_m = 4 /* m: parameter */
};

enum {
    skate_y_u = 0, /* u: flow of the junction f */
    skate_y_v = 1, /* v: flow of the junction f */
    skate_y_w = 2, /* w: flow of the junction f */
    skate_y_weight_e_u = 3, /* weight.e[u]: effort on the bond weight */
    skate_y_weight_f_u = 4, /* weight.f[u]: flow on the bond weight */
    skate_y_weight_e_v = 5, /* weight.e[v]: effort on the bond weight */
    skate_y_weight_f_v = 6, /* weight.f[v]: flow on the bond weight */
    skate_y_f_T_I_e_u = 7, /* f-T.I.e[u]: effort on the bond f-T.I */
    skate_y_f_T_I_f_u = 8, /* f-T.I.f[u]: flow on the bond f-T.I */
    skate_y_f_T_I_e_v = 9, /* f-T.I.e[v]: effort on the bond f-T.I */
    skate_y_f_T_I_f_v = 10, /* f-T.I.f[v]: flow on the bond f-T.I */
    skate_y_f_T_I_e_w = 11, /* f-T.I.e[w]: effort on the bond f-T.I */
    skate_y_f_T_I_f_w = 12, /* f-T.I.f[w]: flow on the bond f-T.I */
    skate_y_f_T_C_e_u = 13, /* f-T.C.e[u]: effort on the bond f-T.C */
    skate_y_f_T_C_f_u = 14, /* f-T.C.f[u]: flow on the bond f-T.C */
    skate_y_f_T_C_e_v = 15, /* f-T.C.e[v]: effort on the bond f-T.C */
    skate_y_f_T_C_f_v = 16, /* f-T.C.f[v]: flow on the bond f-T.C */
    skate_y_f_T_C_e_w = 17, /* f-T.C.e[w]: effort on the bond f-T.C */
    skate_y_f_T_C_f_w = 18, /* f-T.C.f[w]: flow on the bond f-T.C */
    skate_y_blade_e = 19, /* blade.e: effort on the bond blade */
    skate_y_blade_f = 20, /* blade.f: flow on the bond blade */
    skate_y_blade_velocity_residual = 21, /* blade.velocity_residual */
    skate_y_T_energy = 22 /* T.energy: energy stored in T */
};

/* g is empty. */

/* c is empty. */

#ifdef __cplusplus
extern "C" {
#endif

/* Initial states, and the values of inputs and parameters; those that have none are not numbers. */
extern const double skate_start[];
extern const double skate_inputs[];
extern const double skate_parameters[];

/* The names in the model, what they stand for, and units, in the order of the arrays. */
extern const char *const skate_names_x[];
extern const char *const skate_words_x[];
extern const char *const skate_units_x[];
extern const char *const skate_names_u[];
extern const char *const skate_words_u[];
extern const char *const skate_units_u[];
extern const char *const skate_names_p[];
extern const char *const skate_words_p[];
extern const char *const skate_units_p[];
extern const char *const skate_names_y[];
extern const char *const skate_words_y[];
extern const char *const skate_units_y[];
extern const char *const skate_names_g[];
extern const char *const skate_words_g[];
extern const char *const skate_units_g[];
extern const char *const skate_names_c[];
extern const char *const skate_words_c[];
extern const char *const skate_units_c[];

/* The directions in which each event's quantity crosses zero: 0 is either. */
extern const int skate_directions[];

/* What a code means. */
const char *skate_message(int code);

int skate_rates(double t, const double *x, const double *u, const double *p, double *memory, double *dx);
int skate_outputs(double t, const double *x, const double *u, const double *p, double *memory, double *y);

/* Quantities that change sign where a law changes branch: stop there, and start the method anew. */
int skate_events(double t, const double *x, const double *u, const double *p, double *memory, double *g);

/* Expressions that vanish along any motion; with rounding they drift unless they are held at zero. */
int skate_constraints(double t, const double *x, const double *u, const double *p, double *memory, double *c);

#ifdef __cplusplus
}
#endif

#endif
