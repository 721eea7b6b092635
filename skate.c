#include "skate.h"

#include <float.h>
#include <math.h>
#include <stddef.h>

#define ERROR_SINGULAR skate_singular
#define ERROR_NO_SOLUTION skate_no_solution
#define ERROR_UNDEFINED skate_undefined
static double quotient(double a, double b) { return b == 0.0 ? NAN : a / b; }

/* a x = b, by elimination with partial pivoting; x takes the place of b. */
static int solve_general(int n, double *a, double *b)
{
    int i, j, k;
    for (k = 0; k < n; k++) {
        int pivot = k;
        for (i = k + 1; i < n; i++) {
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k])) pivot = i;
        }
        if (!(fabs(a[pivot * n + k]) > 0.0)) return ERROR_SINGULAR;
        if (pivot != k) {
            double kept;
            for (j = 0; j < n; j++) {
                kept = a[k * n + j];
                a[k * n + j] = a[pivot * n + j];
                a[pivot * n + j] = kept;
            }
            kept = b[k];
            b[k] = b[pivot];
            b[pivot] = kept;
        }
        for (i = k + 1; i < n; i++) {
            const double factor = a[i * n + k] / a[k * n + k];
            for (j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
            b[i] -= factor * b[k];
        }
    }
    for (i = n - 1; i >= 0; i--) {
        for (j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j];
        b[i] /= a[i * n + i];
    }
    return 0;
}


static int finite_all(int n, const double *a)
{
    int i;
    for (i = 0; i < n; i++) {
        if (!isfinite(a[i])) return ERROR_UNDEFINED;
    }
    return 0;
}

const double skate_start[] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
const double skate_inputs[] = {0.0, 0.0};
const double skate_parameters[] = {NAN, NAN, NAN, NAN, NAN};
const char *const skate_names_x[] = {
    "x",
    "y",
    "th",
    "u",
    "v",
    "w",
    "lambda_blade",
    "lambda_blade_dot"
};
const char *const skate_words_x[] = {
    "coordinate at the junction f",
    "coordinate at the junction f",
    "coordinate at the junction f",
    "flow of the junction f",
    "flow of the junction f",
    "flow of the junction f",
    "state",
    "state"
};
const char *const skate_units_x[] = {
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    ""
};
const char *const skate_names_u[] = {
    "blade",
    "blade'"
};
const char *const skate_words_u[] = {
    "input",
    "rate of the input blade"
};
const char *const skate_units_u[] = {
    "",
    ""
};
const char *const skate_names_p[] = {
    "G",
    "J",
    "L",
    "h",
    "m"
};
const char *const skate_words_p[] = {
    "parameter",
    "parameter",
    "parameter",
    "parameter",
    "parameter"
};
const char *const skate_units_p[] = {
    "",
    "",
    "",
    "",
    ""
};
const char *const skate_names_y[] = {
    "u",
    "v",
    "w",
    "weight.e[u]",
    "weight.f[u]",
    "weight.e[v]",
    "weight.f[v]",
    "f-T.I.e[u]",
    "f-T.I.f[u]",
    "f-T.I.e[v]",
    "f-T.I.f[v]",
    "f-T.I.e[w]",
    "f-T.I.f[w]",
    "f-T.C.e[u]",
    "f-T.C.f[u]",
    "f-T.C.e[v]",
    "f-T.C.f[v]",
    "f-T.C.e[w]",
    "f-T.C.f[w]",
    "blade.e",
    "blade.f",
    "blade.velocity_residual",
    "T.energy"
};
const char *const skate_words_y[] = {
    "flow of the junction f",
    "flow of the junction f",
    "flow of the junction f",
    "effort on the bond weight",
    "flow on the bond weight",
    "effort on the bond weight",
    "flow on the bond weight",
    "effort on the bond f-T.I",
    "flow on the bond f-T.I",
    "effort on the bond f-T.I",
    "flow on the bond f-T.I",
    "effort on the bond f-T.I",
    "flow on the bond f-T.I",
    "effort on the bond f-T.C",
    "flow on the bond f-T.C",
    "effort on the bond f-T.C",
    "flow on the bond f-T.C",
    "effort on the bond f-T.C",
    "flow on the bond f-T.C",
    "effort on the bond blade",
    "flow on the bond blade",
    "",
    "energy stored in T"
};
const char *const skate_units_y[] = {
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    ""
};
const char *const skate_names_g[] = {
    ""
};
const char *const skate_words_g[] = {
    ""
};
const char *const skate_units_g[] = {
    ""
};
const char *const skate_names_c[] = {
    ""
};
const char *const skate_words_c[] = {
    ""
};
const char *const skate_units_c[] = {
    ""
};
const int skate_directions[] = {0};

const char *skate_message(int code)
{
    static const char *const messages[] = {"no error", "a linear system is singular, or not positive definite where it must be, or contradicts itself", "a nonlinear system has no solution that was found", "a result is not a finite number: a law is taken outside its domain, or a value was never given"};
    return code >= 0 && code < skate_codes ? messages[code] : "unknown code";
}

int skate_rates(double t, const double *x, const double *u, const double *p, double *memory, double *dx)
{
    const double v3 = x[2];
    const double v4 = x[3];
    const double v5 = x[4];
    const double v6 = x[5];
    const double v8 = x[7];
    const double v9 = p[0];
    const double v10 = p[1];
    const double v11 = p[2];
    const double v12 = p[3];
    const double v13 = p[4];
    const double v15 = u[1];
    const double v16 = v9 * v13;
    const double v18 = v16 - 0.0;
    const double v19 = 0.0 - 0.0;
    const double v20 = -0.0;
    const double v21 = cos(v3);
    const double v22 = v4 * v21;
    const double v23 = sin(v3);
    const double v24 = v5 * v23;
    const double v25 = -v22;
    const double v26 = v25 - v24;
    const double v27 = v6 * v26;
    const double v28 = v27 - v15;
    const double v30 = v11 * v11;
    const double v32 = v12 * v12;
    const double v34 = quotient(v32, v30);
    const double v35 = 1.0 + v34;
    const double v36 = v35 * v35;
    const double v38 = v30 * v30;
    const double v39 = v10 * v32;
    const double v40 = quotient(v39, v38);
    const double v41 = v13 + v40;
    const double v42 = v28 * v41;
    const double v43 = quotient(v42, v36);
    const double v44 = v23 * v41;
    const double v45 = quotient(v44, v36);
    const double v46 = v21 * v41;
    const double v47 = quotient(v46, v36);
    const double v48 = -v47;
    const double v49 = v12 * v41;
    const double v50 = quotient(v49, v36);
    const double v51 = -v50;
    const double v52 = -v45;
    const double v53 = 0.0 + v18;
    const double v54 = v23 * v53;
    const double v55 = quotient(v54, v35);
    const double v56 = v30 + v32;
    const double v57 = 0.0 + v20;
    const double v58 = v12 * v57;
    const double v59 = quotient(v58, v56);
    const double v60 = 0.0 + v19;
    const double v61 = v21 * v60;
    const double v62 = quotient(v61, v35);
    const double v63 = v55 - v59;
    const double v64 = v63 - v62;
    const double v65 = v23 * v64;
    const double v66 = v18 - v65;
    const double v67 = v21 * v64;
    const double v68 = v19 + v67;
    const double v69 = v12 * v64;
    const double v70 = v20 + v69;
    const double v71 = -v43;
    double a72[16] = {v13, 0.0, 0.0, v45, 0.0, v13, 0.0, v48, 0.0, 0.0, v10, v51, v52, v47, v50, 0.0};
    double b72[4] = {v66, v68, v70, v71};
    const int e72 = solve_general(4, a72, b72);
    if (e72) return e72;
    const double v72 = b72[0];
    const double v73 = b72[1];
    const double v74 = b72[2];
    const double v75 = b72[3];
    dx[0] = v4;
    dx[1] = v5;
    dx[2] = v6;
    dx[3] = v72;
    dx[4] = v73;
    dx[5] = v74;
    dx[6] = v8;
    dx[7] = v75;
    (void)t, (void)x, (void)u, (void)p, (void)memory;
    return finite_all(8, dx);
}

int skate_outputs(double t, const double *x, const double *u, const double *p, double *memory, double *y)
{
    const double v3 = x[2];
    const double v4 = x[3];
    const double v5 = x[4];
    const double v6 = x[5];
    const double v9 = p[0];
    const double v10 = p[1];
    const double v11 = p[2];
    const double v12 = p[3];
    const double v13 = p[4];
    const double v14 = u[0];
    const double v15 = u[1];
    const double v16 = v9 * v13;
    const double v18 = v6 * v12;
    const double v19 = cos(v3);
    const double v20 = v5 * v19;
    const double v21 = sin(v3);
    const double v22 = v4 * v21;
    const double v23 = v18 + v20;
    const double v24 = v23 - v14;
    const double v25 = v24 - v22;
    const double v26 = v16 - 0.0;
    const double v27 = 0.0 - 0.0;
    const double v28 = -0.0;
    const double v29 = v4 * v19;
    const double v30 = v5 * v21;
    const double v31 = -v29;
    const double v32 = v31 - v30;
    const double v33 = v6 * v32;
    const double v34 = v33 - v15;
    const double v36 = v11 * v11;
    const double v38 = v12 * v12;
    const double v40 = quotient(v38, v36);
    const double v41 = 1.0 + v40;
    const double v42 = v41 * v41;
    const double v44 = v36 * v36;
    const double v45 = v10 * v38;
    const double v46 = quotient(v45, v44);
    const double v47 = v13 + v46;
    const double v48 = v34 * v47;
    const double v49 = quotient(v48, v42);
    const double v50 = v21 * v47;
    const double v51 = quotient(v50, v42);
    const double v52 = v19 * v47;
    const double v53 = quotient(v52, v42);
    const double v54 = -v53;
    const double v55 = v12 * v47;
    const double v56 = quotient(v55, v42);
    const double v57 = -v56;
    const double v58 = -v51;
    const double v59 = 0.0 + v26;
    const double v60 = v21 * v59;
    const double v61 = quotient(v60, v41);
    const double v62 = v36 + v38;
    const double v63 = 0.0 + v28;
    const double v64 = v12 * v63;
    const double v65 = quotient(v64, v62);
    const double v66 = 0.0 + v27;
    const double v67 = v19 * v66;
    const double v68 = quotient(v67, v41);
    const double v69 = v61 - v65;
    const double v70 = v69 - v68;
    const double v71 = v21 * v70;
    const double v72 = v26 - v71;
    const double v73 = v19 * v70;
    const double v74 = v27 + v73;
    const double v75 = v12 * v70;
    const double v76 = v28 + v75;
    const double v77 = -v49;
    double a78[16] = {v13, 0.0, 0.0, v51, 0.0, v13, 0.0, v54, 0.0, 0.0, v10, v57, v58, v53, v56, 0.0};
    double b78[4] = {v72, v74, v76, v77};
    const int e78 = solve_general(4, a78, b78);
    if (e78) return e78;
    const double v81 = b78[3];
    const double v82 = v47 * v81;
    const double v83 = quotient(v82, v42);
    const double v84 = v61 + v83;
    const double v85 = v84 - v65;
    const double v86 = v85 - v68;
    const double v88 = v6 * v6;
    const double v90 = v10 * v88;
    const double v91 = quotient(v90, 2.0);
    const double v92 = v4 * v4;
    const double v94 = v13 * v92;
    const double v95 = quotient(v94, 2.0);
    const double v96 = v5 * v5;
    const double v98 = v13 * v96;
    const double v99 = quotient(v98, 2.0);
    const double v100 = v91 + v95;
    const double v101 = v99 + v100;
    y[0] = v4;
    y[1] = v5;
    y[2] = v6;
    y[3] = v16;
    y[4] = v4;
    y[5] = 0.0;
    y[6] = v5;
    y[7] = v26;
    y[8] = v4;
    y[9] = v27;
    y[10] = v5;
    y[11] = v28;
    y[12] = v6;
    y[13] = 0.0;
    y[14] = v4;
    y[15] = 0.0;
    y[16] = v5;
    y[17] = 0.0;
    y[18] = v6;
    y[19] = v86;
    y[20] = v14;
    y[21] = v25;
    y[22] = v101;
    (void)t, (void)x, (void)u, (void)p, (void)memory;
    return finite_all(23, y);
}

int skate_events(double t, const double *x, const double *u, const double *p, double *memory, double *g)
{
    (void)t, (void)x, (void)u, (void)p, (void)memory;
    return finite_all(0, g);
}

int skate_constraints(double t, const double *x, const double *u, const double *p, double *memory, double *c)
{
    (void)t, (void)x, (void)u, (void)p, (void)memory;
    return finite_all(0, c);
}
