/* Ticks the one clock of an FMU, in order and out of order; see test_fmu_clocks.py. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fmu_model.h"

#include "fmi3Functions.h"

enum { CLOCK = 1 + 2 * NX + NU + NP + NY + NG + NC, HELD = 1 + 2 * NX + NU + NP - NH, TICKS = 10 };
static int complaints;

static void heard(fmi3InstanceEnvironment e, fmi3Status s, fmi3String c, fmi3String text)
{
    (void)e, (void)s, (void)c;
    complaints += strlen(text) > 0;
}

static int ask(fmi3Instance m)
{
    const fmi3ValueReference clock = CLOCK, none[] = {CLOCK - 1, CLOCK + 1, 0xffffffffu};
    fmi3Float64 period, shift;
    fmi3UInt64 counter, parts;
    fmi3IntervalQualifier qualifier;
    fmi3Clock active = 1;
    int i, failed = fmi3GetIntervalDecimal(m, &clock, 1, &period, &qualifier) || qualifier != fmi3IntervalUnchanged;
    failed |= fmi3GetShiftDecimal(m, &clock, 1, &shift) || shift != 0.0;
    failed |= fmi3GetIntervalFraction(m, &clock, 1, &counter, &parts, &qualifier) || counter / (double)parts != period;
    failed |= fmi3GetShiftFraction(m, &clock, 1, &counter, &parts) || counter != 0;
    failed |= !fmi3SetIntervalDecimal(m, &clock, 1, &period) || !fmi3SetShiftDecimal(m, &clock, 1, &shift);
    for (i = 0; i < 3; i++) failed |= !fmi3GetClock(m, none + i, 1, &active) || !fmi3SetClock(m, none + i, 1, &active);
    return failed;
}

int main(void)
{
    fmi3Instance steps = fmi3InstantiateCoSimulation("s", MODEL_TOKEN, "", 0, 1, 1, 0, NULL, 0, NULL, heard, NULL);
    fmi3Instance none = fmi3InstantiateCoSimulation("n", MODEL_TOKEN, "", 0, 1, 0, 0, NULL, 0, NULL, heard, NULL);
    fmi3Instance model = fmi3InstantiateModelExchange("m", MODEL_TOKEN, "", 0, 1, NULL, heard), each[2];
    const fmi3ValueReference clock = CLOCK, held[] = {HELD, HELD + NH - 1};
    fmi3FMUState kept = NULL;
    fmi3Boolean a, b, c, d, e;
    fmi3Float64 t, then, seen[2], after[2], dx[NX + 1];
    const fmi3Clock active = 1, inactive = 0;
    int i, k, failed = none || !steps || !model;
    each[0] = steps;
    each[1] = model;
    for (i = 0; i < 2; i++) {
        failed |= fmi3SetClock(each[i], &clock, 1, &active) == fmi3OK;
        failed |= fmi3EnterInitializationMode(each[i], 1, 1e-6, 0.0, 0, 0.0) || fmi3ExitInitializationMode(each[i]);
        failed |= ask(each[i]);
    }
    for (k = 0; k < TICKS; k++) {
        t = k / 1000.0;
        for (i = 0; i < 2; i++) {
            fmi3Instance m = each[i];
            failed |= k && fmi3EnterEventMode(m);
            failed |= fmi3SetClock(m, &clock, 1, &inactive) || fmi3SetClock(m, &clock, 1, &active);
            failed |= fmi3SetClock(m, &clock, 1, &inactive) == fmi3OK;
            failed |= (i ? fmi3EnterContinuousTimeMode : fmi3EnterStepMode)(m) == fmi3OK;
            failed |= fmi3GetFloat64(m, held, 2, seen, 2) || fmi3GetContinuousStateDerivatives(m, dx, NX);
            failed |= fmi3GetFMUState(m, &kept) != fmi3OK;
            failed |= fmi3UpdateDiscreteStates(m, &a, &b, &c, &d, &e, &then) || e;
            failed |= fmi3SetFMUState(m, kept) || fmi3UpdateDiscreteStates(m, &a, &b, &c, &d, &e, &then);
            failed |= fmi3GetFloat64(m, held, 2, after, 2) || memcmp(seen, after, sizeof seen) != 0;
            failed |= fmi3SetClock(m, &clock, 1, &active) == fmi3OK;
            failed |= (i ? fmi3EnterContinuousTimeMode : fmi3EnterStepMode)(m);
            if (i) failed |= fmi3SetTime(m, t + 1e-3) || fmi3CompletedIntegratorStep(m, 1, &a, &b);
            else failed |= fmi3DoStep(m, t, 2e-3, 1, &a, &b, &c, &then) == fmi3OK || fmi3DoStep(m, t, 1e-3, 1, &a, &b, &c, &then);
        }
    }
    failed |= fmi3Terminate(steps) != fmi3OK;
    failed |= fmi3SetTime(model, t + 1.5e-3) != fmi3OK;
    failed |= fmi3CompletedIntegratorStep(model, 1, &a, &b) == fmi3OK || fmi3EnterEventMode(model) == fmi3OK;
    failed |= fmi3Terminate(model) == fmi3OK || fmi3Reset(model);
    fmi3FreeFMUState(steps, &kept);
    fmi3FreeInstance(steps);
    fmi3FreeInstance(model);
    printf("%d %d\n", failed, complaints > 3);
    return failed;
}
