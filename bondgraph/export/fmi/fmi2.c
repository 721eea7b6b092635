/* The functions of FMI 2.0. */

#include "fmi2Functions.h"

#include "modes.h"

#define UNUSED(argument) (void)(argument)

static void logged(const instance *m, int status, const char *text)
{
    const fmi2CallbackFunctions *functions = m->callback;
    if (functions->logger) {
        functions->logger(functions->componentEnvironment, m->name, (fmi2Status)status, category(status), "%s", text);
    }
}

const char *fmi2GetTypesPlatform(void) { return fmi2TypesPlatform; }
const char *fmi2GetVersion(void) { return fmi2Version; }

fmi2Status fmi2SetDebugLogging(fmi2Component c, fmi2Boolean on, size_t n, const fmi2String categories[])
{
    UNUSED(on), UNUSED(n), UNUSED(categories);
    return c ? fmi2OK : fmi2Error;
}

fmi2Component fmi2Instantiate(fmi2String name, fmi2Type type, fmi2String token, fmi2String resources,
                              const fmi2CallbackFunctions *functions, fmi2Boolean visible, fmi2Boolean logging)
{
    instance *m = functions ? create(name, token) : NULL;
    UNUSED(resources), UNUSED(visible), UNUSED(logging);
    if (m) {
        m->callback = malloc(sizeof *functions);
        m->log = logged;
        m->exchange = type == fmi2ModelExchange;
        if (m->callback) {
            memcpy(m->callback, functions, sizeof *functions);
            return m;
        }
        discard(m);
    } else if (functions && functions->logger) {
        functions->logger(functions->componentEnvironment, name, fmi2Error, "logStatusError", "%s",
                          "not instantiated: the GUID is another, or no memory is left");
    }
    return NULL;
}

void fmi2FreeInstance(fmi2Component c)
{
    instance *m = c;
    if (m) free(m->callback);
    discard(m);
}

fmi2Status fmi2SetupExperiment(fmi2Component c, fmi2Boolean bounded, fmi2Real tolerance, fmi2Real start,
                               fmi2Boolean ends, fmi2Real stop)
{
    instance *m = c;
    if (misplaced(m, "fmi2SetupExperiment", INSTANTIATED)) return fmi2Error;
    return (fmi2Status)set_up(m, bounded, tolerance, start, ends ? stop : INFINITY);
}

fmi2Status fmi2EnterInitializationMode(fmi2Component c)
{
    return (fmi2Status)enter(c, "fmi2EnterInitializationMode", INSTANTIATED, INITIALIZATION);
}

fmi2Status fmi2ExitInitializationMode(fmi2Component c)
{
    return (fmi2Status)initialized(c, "fmi2ExitInitializationMode");
}

fmi2Status fmi2Terminate(fmi2Component c)
{
    return (fmi2Status)enter(c, "fmi2Terminate", EVENT | CONTINUOUS | STEP, TERMINATED);
}

fmi2Status fmi2Reset(fmi2Component c)
{
    if (!c) return fmi2Error;
    begin(c);
    return fmi2OK;
}

fmi2Status fmi2GetReal(fmi2Component c, const fmi2ValueReference vr[], size_t n, fmi2Real value[])
{
    return misplaced(c, "fmi2GetReal", ANY) ? fmi2Error : (fmi2Status)get(c, vr, n, value);
}

fmi2Status fmi2SetReal(fmi2Component c, const fmi2ValueReference vr[], size_t n, const fmi2Real value[])
{
    return misplaced(c, "fmi2SetReal", ANY & ~TERMINATED) ? fmi2Error : (fmi2Status)set(c, vr, n, value);
}

static fmi2Status none(fmi2Component c, size_t n)
{
    if (!c) return fmi2Error;
    return n ? (fmi2Status)tell(c, ERROR, "all variables are real numbers") : fmi2OK;
}

#define NONE(function, type)                                                                                   \
    fmi2Status function(fmi2Component c, const fmi2ValueReference vr[], size_t n, type value[])                \
    {                                                                                                          \
        UNUSED(vr), UNUSED(value);                                                                             \
        return none(c, n);                                                                                     \
    }

NONE(fmi2GetInteger, fmi2Integer)
NONE(fmi2GetBoolean, fmi2Boolean)
NONE(fmi2GetString, fmi2String)
NONE(fmi2SetInteger, const fmi2Integer)
NONE(fmi2SetBoolean, const fmi2Boolean)
NONE(fmi2SetString, const fmi2String)

fmi2Status fmi2GetFMUstate(fmi2Component c, fmi2FMUstate *saved) { return (fmi2Status)save(c, saved); }
fmi2Status fmi2SetFMUstate(fmi2Component c, fmi2FMUstate saved) { return (fmi2Status)restore(c, saved); }

fmi2Status fmi2FreeFMUstate(fmi2Component c, fmi2FMUstate *saved)
{
    if (!c || !saved) return fmi2Error;
    free(*saved);
    *saved = NULL;
    return fmi2OK;
}

fmi2Status fmi2SerializedFMUstateSize(fmi2Component c, fmi2FMUstate saved, size_t *size)
{
    UNUSED(saved);
    *size = sizeof(state);
    return c ? fmi2OK : fmi2Error;
}

fmi2Status fmi2SerializeFMUstate(fmi2Component c, fmi2FMUstate saved, fmi2Byte bytes[], size_t size)
{
    return (fmi2Status)write_state(c, saved, bytes, size);
}

fmi2Status fmi2DeSerializeFMUstate(fmi2Component c, const fmi2Byte bytes[], size_t size, fmi2FMUstate *saved)
{
    return (fmi2Status)read_state(c, bytes, size, saved);
}

fmi2Status fmi2GetDirectionalDerivative(fmi2Component c, const fmi2ValueReference unknown[], size_t n,
                                        const fmi2ValueReference known[], size_t count, const fmi2Real seed[],
                                        fmi2Real result[])
{
    if (misplaced(c, "fmi2GetDirectionalDerivative", ANY & ~INSTANTIATED)) return fmi2Error;
    return (fmi2Status)along(c, unknown, n, known, count, seed, result);
}

/* Model exchange. */

fmi2Status fmi2EnterEventMode(fmi2Component c)
{
    return (fmi2Status)enter(c, "fmi2EnterEventMode", CONTINUOUS | EVENT, EVENT);
}

fmi2Status fmi2NewDiscreteStates(fmi2Component c, fmi2EventInfo *info)
{
    instance *m = c;
    int moved = 0, resized = 0;
    if (misplaced(m, "fmi2NewDiscreteStates", EVENT)) return fmi2Error;
    memset(info, 0, sizeof *info);
    if (update(m, &moved, &resized)) return fmi2Error;
    info->terminateSimulation = m->now.past.ended != 0;
    info->nominalsOfContinuousStatesChanged = resized;
    info->valuesOfContinuousStatesChanged = moved;
    info->nextEventTimeDefined = ahead(m) < INFINITY;
    info->nextEventTime = info->nextEventTimeDefined ? ahead(m) : 0.0;
    return fmi2OK;
}

fmi2Status fmi2EnterContinuousTimeMode(fmi2Component c)
{
    return (fmi2Status)enter(c, "fmi2EnterContinuousTimeMode", EVENT, CONTINUOUS);
}

fmi2Status fmi2CompletedIntegratorStep(fmi2Component c, fmi2Boolean final, fmi2Boolean *event, fmi2Boolean *terminate)
{
    UNUSED(final);
    *event = *terminate = fmi2False;
    if (misplaced(c, "fmi2CompletedIntegratorStep", CONTINUOUS)) return fmi2Error;
    *event = drifted(c);
    return fmi2OK;
}

fmi2Status fmi2SetTime(fmi2Component c, fmi2Real time)
{
    return misplaced(c, "fmi2SetTime", EVENT | CONTINUOUS) ? fmi2Error : (fmi2Status)set_time(c, time);
}

fmi2Status fmi2SetContinuousStates(fmi2Component c, const fmi2Real x[], size_t n)
{
    return misplaced(c, "fmi2SetContinuousStates", EVENT | CONTINUOUS) ? fmi2Error : (fmi2Status)set_states(c, x, n);
}

fmi2Status fmi2GetDerivatives(fmi2Component c, fmi2Real dx[], size_t n)
{
    return misplaced(c, "fmi2GetDerivatives", ANY) ? fmi2Error : (fmi2Status)listed(c, RATES, dx, n);
}

fmi2Status fmi2GetEventIndicators(fmi2Component c, fmi2Real g[], size_t n)
{
    return misplaced(c, "fmi2GetEventIndicators", ANY) ? fmi2Error : (fmi2Status)listed(c, EVENTS, g, n);
}

fmi2Status fmi2GetContinuousStates(fmi2Component c, fmi2Real x[], size_t n)
{
    return misplaced(c, "fmi2GetContinuousStates", ANY) ? fmi2Error : (fmi2Status)get_states(c, x, n);
}

fmi2Status fmi2GetNominalsOfContinuousStates(fmi2Component c, fmi2Real nominal[], size_t n)
{
    return misplaced(c, "fmi2GetNominalsOfContinuousStates", ANY) ? fmi2Error : (fmi2Status)get_nominals(c, nominal, n);
}

/* Co-simulation. */

fmi2Status fmi2SetRealInputDerivatives(fmi2Component c, const fmi2ValueReference vr[], size_t n,
                                       const fmi2Integer order[], const fmi2Real value[])
{
    instance *m = c;
    size_t i;
    if (misplaced(m, "fmi2SetRealInputDerivatives", INITIALIZATION | STEP)) return fmi2Error;
    for (i = 0; i < n; i++) {
        if (vr[i] < U_VR || vr[i] >= P_VR || order[i] < 1 || order[i] > ORDERS) {
            return (fmi2Status)tell(m, ERROR, "only inputs have derivatives that can be set, up to order 3");
        }
        set_derivative(m, (int)(vr[i] - U_VR), order[i], value[i]);
    }
    return fmi2OK;
}

fmi2Status fmi2GetRealOutputDerivatives(fmi2Component c, const fmi2ValueReference vr[], size_t n,
                                        const fmi2Integer order[], fmi2Real value[])
{
    UNUSED(vr), UNUSED(order), UNUSED(value);
    if (!c) return fmi2Error;
    return n ? (fmi2Status)tell(c, ERROR, "derivatives of outputs are not given") : fmi2OK;
}

fmi2Status fmi2DoStep(fmi2Component c, fmi2Real from, fmi2Real length, fmi2Boolean final)
{
    instance *m = c;
    int status;
    UNUSED(final);
    if (misplaced(m, "fmi2DoStep", STEP)) return fmi2Error;
    status = step(m, from, length);
    return (fmi2Status)(status || !m->now.past.ended ? status : tell_end(m, DISCARD));
}

fmi2Status fmi2CancelStep(fmi2Component c)
{
    return c ? (fmi2Status)tell(c, ERROR, "no step is pending") : fmi2Error;
}

fmi2Status fmi2GetRealStatus(fmi2Component c, const fmi2StatusKind kind, fmi2Real *value)
{
    if (!c || kind != fmi2LastSuccessfulTime) return fmi2Discard;
    *value = ((instance *)c)->now.t;
    return fmi2OK;
}

fmi2Status fmi2GetBooleanStatus(fmi2Component c, const fmi2StatusKind kind, fmi2Boolean *value)
{
    if (!c || kind != fmi2Terminated) return fmi2Discard;
    *value = ((instance *)c)->now.past.ended != 0;
    return fmi2OK;
}

#define NO_STATUS(function, type)                                             \
    fmi2Status function(fmi2Component c, const fmi2StatusKind kind, type value) \
    {                                                                         \
        UNUSED(c), UNUSED(kind), UNUSED(value);                               \
        return fmi2Discard;                                                   \
    }

NO_STATUS(fmi2GetStatus, fmi2Status *)
NO_STATUS(fmi2GetIntegerStatus, fmi2Integer *)
NO_STATUS(fmi2GetStringStatus, fmi2String *)
