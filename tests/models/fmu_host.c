/* Calls all that an FMU offers, in order and out of order; see test_fmu.py. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fmu_model.h"
#if VERSION == 2
#include "fmi2Functions.h"
#else
#include "fmi3Functions.h"
#endif

enum { END = 1 + 2 * NX + NU + NP + NY + NG + NC };
static int complaints;

#if VERSION == 2
#define F(name) fmi2##name
typedef fmi2Component handle;
typedef fmi2FMUstate kept_state;
typedef fmi2Byte byte;
static void heard(void *e, fmi2String n, fmi2Status s, fmi2String c, fmi2String text, ...)
{
    va_list rest;
    char line[3000];
    va_start(rest, text);
    vsnprintf(line, sizeof line, text, rest);
    va_end(rest);
    (void)e, (void)n, (void)s, (void)c;
    complaints += line[0] != 0;
}
static fmi2CallbackFunctions callbacks = {heard, calloc, free, NULL, NULL};
#define GET(m, vr, n, v) fmi2GetReal(m, vr, n, v)
#define SET(m, vr, n, v) fmi2SetReal(m, vr, n, v)
#define ALONG(m, u, n, k, c, s, r) fmi2GetDirectionalDerivative(m, u, n, k, c, s, r)
#define DERIVATIVES fmi2GetDerivatives
static handle made(int exchange, const char *token)
{
    return fmi2Instantiate("a \"name\" %s", exchange ? fmi2ModelExchange : fmi2CoSimulation, token, "", &callbacks, 0, 1);
}
static int set_up(handle m) { return fmi2SetupExperiment(m, 1, 1e-6, 0.0, 0, 0.0) || fmi2EnterInitializationMode(m); }
static int stepped(handle m, double t, double h) { return fmi2DoStep(m, t, h, 1); }
static void update(handle m) { fmi2EventInfo info; fmi2NewDiscreteStates(m, &info); }
static void completed(handle m) { fmi2Boolean a, b; fmi2CompletedIntegratorStep(m, 1, &a, &b); if (a) { fmi2EnterEventMode(m); update(m); fmi2EnterContinuousTimeMode(m); } }
static void status(handle m) { fmi2Real t; fmi2Status s; fmi2GetRealStatus(m, fmi2LastSuccessfulTime, &t); fmi2GetStatus(m, fmi2DoStepStatus, &s); }
#define SaveState fmi2GetFMUstate
#define LoadState fmi2SetFMUstate
#define FreeState fmi2FreeFMUstate
#define SizeOfState fmi2SerializedFMUstateSize
#define WriteState fmi2SerializeFMUstate
#define ReadState fmi2DeSerializeFMUstate
#else
#define F(name) fmi3##name
typedef fmi3Instance handle;
typedef fmi3FMUState kept_state;
typedef fmi3Byte byte;
static void heard(fmi3InstanceEnvironment e, fmi3Status s, fmi3String c, fmi3String text)
{
    (void)e, (void)s, (void)c;
    complaints += strlen(text) > 0;
}
#define GET(m, vr, n, v) fmi3GetFloat64(m, vr, n, v, n)
#define SET(m, vr, n, v) fmi3SetFloat64(m, vr, n, v, n)
#define ALONG(m, u, n, k, c, s, r) fmi3GetDirectionalDerivative(m, u, n, k, c, s, c, r, n)
#define DERIVATIVES fmi3GetContinuousStateDerivatives
static handle made(int exchange, const char *token)
{
    return exchange ? fmi3InstantiateModelExchange("a \"name\" %s", token, "", 0, 1, NULL, heard)
                    : fmi3InstantiateCoSimulation("a \"name\" %s", token, "", 0, 1, 0, 0, NULL, 0, NULL, heard, NULL);
}
static int set_up(handle m) { return fmi3EnterInitializationMode(m, 1, 1e-6, 0.0, 0, 0.0); }
static int stepped(handle m, double t, double h) { fmi3Boolean a, b, c; double r; return fmi3DoStep(m, t, h, 1, &a, &b, &c, &r); }
static void update(handle m) { fmi3Boolean a, b, c, d, e; double t; fmi3UpdateDiscreteStates(m, &a, &b, &c, &d, &e, &t); }
static void completed(handle m) { fmi3Boolean a, b; fmi3CompletedIntegratorStep(m, 1, &a, &b); if (a) { fmi3EnterEventMode(m); update(m); fmi3EnterContinuousTimeMode(m); } }
static void status(handle m) { size_t n; fmi3GetNumberOfEventIndicators(m, &n); fmi3GetNumberOfContinuousStates(m, &n); }
#define SaveState fmi3GetFMUState
#define LoadState fmi3SetFMUState
#define FreeState fmi3FreeFMUState
#define SizeOfState fmi3SerializedFMUStateSize
#define WriteState fmi3SerializeFMUState
#define ReadState fmi3DeserializeFMUState
#endif

static void ask(handle m)
{
    unsigned all[END], some[END];
    double values[END], seed[END];
    unsigned k, n = 0;
    for (k = 0; k < END; k++) all[k] = k;
    for (k = 0; k < END; k++) GET(m, all + k, 1, values + k);
    for (k = 1; k < 1 + NX; k++) some[n++] = k;
    for (k = 1 + 2 * NX; k < 1 + 2 * NX + NU + NP; k++) some[n++] = k;
    for (k = 0; k < n; k++) seed[k] = 1.0 / (k + 1);
    ALONG(m, all + 1 + NX, NX, some, n, seed, values);
    ALONG(m, all + 1 + 2 * NX + NU + NP, NY + NG + NC, some, n, seed, values);
    SET(m, all + 1 + 2 * NX, NU + NP, values);
    k = END + 5;
    GET(m, &k, 1, values);
    SET(m, &k, 1, values);
}

int main(void)
{
    handle one = made(0, MODEL_TOKEN), two = made(0, MODEL_TOKEN), other = made(1, MODEL_TOKEN), wrong = made(0, "x");
    kept_state kept = NULL, again = NULL;
    double x[NX + 1], dx[NX + 1], g[NG + 1], given[NU + NP + 1];
    unsigned vr[NU + NP + 1];
    size_t size = 0;
    byte *bytes;
    int k, i, failed = wrong != NULL || !one || !two || !other;
    for (k = 0; k < NU + NP; k++) vr[k] = 1 + 2 * NX + k;
    failed |= stepped(one, 0.0, 0.1) == 0;
    failed |= set_up(one) || set_up(two) || set_up(other);
    GET(one, vr, NU + NP, given);
    failed |= F(ExitInitializationMode)(one) || F(ExitInitializationMode)(two) || F(ExitInitializationMode)(other);
    SaveState(one, &kept);
    SizeOfState(one, kept, &size);
    bytes = malloc(size);
    WriteState(one, kept, bytes, size);
    ReadState(two, bytes, size, &again);
    LoadState(two, again);
    for (k = 0; k < 40; k++) {
        failed |= stepped(one, 0.01 * k, 0.01) || stepped(two, 0.01 * k, 0.01);
        status(one);
    }
    GET(one, vr, 1, g);
    ask(one);
    failed |= stepped(one, 7.0, 0.1) == 0;
    update(other);
    F(EnterContinuousTimeMode)(other);
    for (k = 0; k < 400; k++) {
        F(SetTime)(other, 1e-7 * k);
        F(GetContinuousStates)(other, x, NX);
        failed |= DERIVATIVES(other, dx, NX);
        F(GetEventIndicators)(other, g, NG);
        for (i = 0; i < NX; i++) x[i] += 1e-7 * dx[i];
        F(SetContinuousStates)(other, x, NX);
        completed(other);
    }
    F(EnterEventMode)(other);
    update(other);
    ask(other);
    SET(other, vr, NU + NP, given);
    F(GetNominalsOfContinuousStates)(other, x, NX);
    failed |= F(GetContinuousStates)(other, x, NX + 1) == 0;
    LoadState(one, kept);
    failed |= F(Terminate)(one) != 0;
    F(Reset)(one);
    FreeState(one, &kept);
    FreeState(two, &again);
    free(bytes);
    F(FreeInstance)(one);
    F(FreeInstance)(two);
    F(FreeInstance)(other);
    F(FreeInstance)(NULL);
    printf("%d %d\n", failed, complaints > 3);
    return failed;
}
