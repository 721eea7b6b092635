"""What programs written for SUNDIALS share: arguments, inputs, and the table they print."""

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
