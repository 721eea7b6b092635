/* The functions of FMI 3.0. */

#include "fmu_model.h"
#ifndef FMI3_FUNCTION_PREFIX
#define FMI3_FUNCTION_PREFIX MODEL_PREFIX
#endif
#include "fmi3Functions.h"

#include "fmi3_clocks.h"

#define UNUSED(argument) (void)(argument)
#define NO_EVENT_MODE "there is no event mode in co-simulation"
#define EVENT_MODE                                                                                           \
    "the clocks of this model are ticked in event mode, which co-simulation is to use; for an importer that " \
    "ticks no clocks export the model without them, by fmu3"

typedef struct {
    fmi3LogMessageCallback log;
} callbacks;

static void logged(const instance *m, int status, const char *text)
{
    const callbacks *functions = m->callback;
    if (functions->log) functions->log(m->environment, (fmi3Status)status, category(status), text);
}

const char *fmi3GetVersion(void) { return fmi3Version; }

fmi3Status fmi3SetDebugLogging(fmi3Instance c, fmi3Boolean on, size_t n, const fmi3String categories[])
{
    UNUSED(on), UNUSED(n), UNUSED(categories);
    return c ? fmi3OK : fmi3Error;
}

static fmi3Instance instantiated(fmi3String name, fmi3String token, fmi3InstanceEnvironment environment,
                                 fmi3LogMessageCallback log, int exchange, int stepwise)
{
    instance *m = create(name, token);
    if (m) {
        callbacks *functions = malloc(sizeof *functions);
        m->callback = functions;
        m->environment = environment;
        m->log = logged;
        m->exchange = exchange;
        m->stepwise = stepwise;
        if (functions) {
            functions->log = log;
            return m;
        }
        discard(m);
    } else if (log) {
        log(environment, fmi3Error, "logStatusError",
            "not instantiated: the instantiation token is another, or no memory is left");
    }
    return NULL;
}

fmi3Instance fmi3InstantiateModelExchange(fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
                                          fmi3Boolean logging, fmi3InstanceEnvironment environment,
                                          fmi3LogMessageCallback log)
{
    UNUSED(resources), UNUSED(visible), UNUSED(logging);
    return instantiated(name, token, environment, log, 1, 0);
}

fmi3Instance fmi3InstantiateCoSimulation(fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
                                         fmi3Boolean logging, fmi3Boolean events, fmi3Boolean early,
                                         const fmi3ValueReference intermediate[], size_t n,
                                         fmi3InstanceEnvironment environment, fmi3LogMessageCallback log,
                                         fmi3IntermediateUpdateCallback between)
{
    UNUSED(resources), UNUSED(visible), UNUSED(logging), UNUSED(early), UNUSED(intermediate), UNUSED(n);
    UNUSED(between);
    if (!events != !NT) {
        if (log) log(environment, fmi3Error, "logStatusError", events ? NO_EVENT_MODE : EVENT_MODE);
        return NULL;
    }
    return instantiated(name, token, environment, log, 0, NT != 0);
}

fmi3Instance fmi3InstantiateScheduledExecution(fmi3String name, fmi3String token, fmi3String resources,
                                               fmi3Boolean visible, fmi3Boolean logging,
                                               fmi3InstanceEnvironment environment, fmi3LogMessageCallback log,
                                               fmi3ClockUpdateCallback update_clock, fmi3LockPreemptionCallback lock,
                                               fmi3UnlockPreemptionCallback unlock)
{
    UNUSED(name), UNUSED(token), UNUSED(resources), UNUSED(visible), UNUSED(logging), UNUSED(update_clock);
    UNUSED(lock), UNUSED(unlock);
    if (log) log(environment, fmi3Error, "logStatusError", "there is no scheduled execution");
    return NULL;
}

void fmi3FreeInstance(fmi3Instance c)
{
    instance *m = c;
    if (m) free(m->callback);
    discard(m);
}

fmi3Status fmi3EnterInitializationMode(fmi3Instance c, fmi3Boolean bounded, fmi3Float64 tolerance, fmi3Float64 start,
                                       fmi3Boolean ends, fmi3Float64 stop)
{
    if (misplaced(c, "fmi3EnterInitializationMode", INSTANTIATED)) return fmi3Error;
    if (set_up(c, bounded, tolerance, start, ends ? stop : INFINITY)) return fmi3Error;
    return (fmi3Status)enter(c, "fmi3EnterInitializationMode", INSTANTIATED, INITIALIZATION);
}

fmi3Status fmi3ExitInitializationMode(fmi3Instance c)
{
    return (fmi3Status)initialized(c, "fmi3ExitInitializationMode");
}

fmi3Status fmi3EnterEventMode(fmi3Instance c)
{
    if (misplaced(c, "fmi3EnterEventMode", CONTINUOUS | EVENT | (NT ? STEP : 0))) return fmi3Error;
    if (passed_over(c, ((instance *)c)->now.t)) return fmi3Error;
    return (fmi3Status)enter(c, "fmi3EnterEventMode", ANY, EVENT);
}

fmi3Status fmi3Terminate(fmi3Instance c)
{
    if (misplaced(c, "fmi3Terminate", EVENT | CONTINUOUS | STEP)) return fmi3Error;
    if (passed_over(c, ((instance *)c)->now.t)) return fmi3Error;
    return (fmi3Status)enter(c, "fmi3Terminate", ANY, TERMINATED);
}

fmi3Status fmi3Reset(fmi3Instance c)
{
    if (!c) return fmi3Error;
    begin(c);
    return fmi3OK;
}

fmi3Status fmi3GetFloat64(fmi3Instance c, const fmi3ValueReference vr[], size_t n, fmi3Float64 values[], size_t count)
{
    if (misplaced(c, "fmi3GetFloat64", ANY) || counted(c, n, (int)count)) return fmi3Error;
    return (fmi3Status)get(c, vr, n, values);
}

fmi3Status fmi3SetFloat64(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const fmi3Float64 values[],
                          size_t count)
{
    if (misplaced(c, "fmi3SetFloat64", ANY & ~TERMINATED) || counted(c, n, (int)count)) return fmi3Error;
    return (fmi3Status)set(c, vr, n, values);
}

static fmi3Status none(fmi3Instance c, size_t n)
{
    if (!c) return fmi3Error;
    return n ? (fmi3Status)tell(c, ERROR, "all variables are of the type Float64") : fmi3OK;
}

#define NONE(function, type)                                                                                        \
    fmi3Status function(fmi3Instance c, const fmi3ValueReference vr[], size_t n, type values[], size_t count)       \
    {                                                                                                               \
        UNUSED(vr), UNUSED(values), UNUSED(count);                                                                  \
        return none(c, n);                                                                                          \
    }

NONE(fmi3GetFloat32, fmi3Float32)
NONE(fmi3GetInt8, fmi3Int8)
NONE(fmi3GetUInt8, fmi3UInt8)
NONE(fmi3GetInt16, fmi3Int16)
NONE(fmi3GetUInt16, fmi3UInt16)
NONE(fmi3GetInt32, fmi3Int32)
NONE(fmi3GetUInt32, fmi3UInt32)
NONE(fmi3GetInt64, fmi3Int64)
NONE(fmi3GetUInt64, fmi3UInt64)
NONE(fmi3GetBoolean, fmi3Boolean)
NONE(fmi3GetString, fmi3String)
NONE(fmi3SetFloat32, const fmi3Float32)
NONE(fmi3SetInt8, const fmi3Int8)
NONE(fmi3SetUInt8, const fmi3UInt8)
NONE(fmi3SetInt16, const fmi3Int16)
NONE(fmi3SetUInt16, const fmi3UInt16)
NONE(fmi3SetInt32, const fmi3Int32)
NONE(fmi3SetUInt32, const fmi3UInt32)
NONE(fmi3SetInt64, const fmi3Int64)
NONE(fmi3SetUInt64, const fmi3UInt64)
NONE(fmi3SetBoolean, const fmi3Boolean)
NONE(fmi3SetString, const fmi3String)

fmi3Status fmi3GetBinary(fmi3Instance c, const fmi3ValueReference vr[], size_t n, size_t sizes[], fmi3Binary values[],
                         size_t count)
{
    UNUSED(vr), UNUSED(sizes), UNUSED(values), UNUSED(count);
    return none(c, n);
}

fmi3Status fmi3SetBinary(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const size_t sizes[],
                         const fmi3Binary values[], size_t count)
{
    UNUSED(vr), UNUSED(sizes), UNUSED(values), UNUSED(count);
    return none(c, n);
}

/* Clocks, each with an instant at its shift and one every period after that, which nobody changes. */

fmi3Status fmi3GetClock(fmi3Instance c, const fmi3ValueReference vr[], size_t n, fmi3Clock values[])
{
    size_t i;
    if (misplaced(c, "fmi3GetClock", ANY & ~INSTANTIATED) || strangers(c, vr, n)) return fmi3Error;
    for (i = 0; i < n; i++) values[i] = (((instance *)c)->now.active >> place(vr[i]) & 1u) != 0;
    return fmi3OK;
}

fmi3Status fmi3SetClock(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const fmi3Clock values[])
{
    size_t i;
    if (misplaced(c, "fmi3SetClock", EVENT) || strangers(c, vr, n)) return fmi3Error;
    for (i = 0; i < n; i++) {
        if (activate(c, place(vr[i]), values[i])) return fmi3Error;
    }
    return fmi3OK;
}

fmi3Status fmi3GetIntervalDecimal(fmi3Instance c, const fmi3ValueReference vr[], size_t n, fmi3Float64 intervals[],
                                  fmi3IntervalQualifier qualifiers[])
{
    size_t i;
    if (misplaced(c, "fmi3GetIntervalDecimal", ANY) || strangers(c, vr, n)) return fmi3Error;
    for (i = 0; i < n; i++) {
        intervals[i] = period_of(place(vr[i]));
        qualifiers[i] = fmi3IntervalUnchanged;
    }
    return fmi3OK;
}

fmi3Status fmi3GetIntervalFraction(fmi3Instance c, const fmi3ValueReference vr[], size_t n, fmi3UInt64 counters[],
                                   fmi3UInt64 resolutions[], fmi3IntervalQualifier qualifiers[])
{
    size_t i;
    if (misplaced(c, "fmi3GetIntervalFraction", ANY) || strangers(c, vr, n)) return fmi3Error;
    for (i = 0; i < n; i++) {
        if (as_fraction(c, place(vr[i]), MODEL(clocks)[place(vr[i])].every, counters + i, resolutions + i)) return fmi3Error;
        qualifiers[i] = fmi3IntervalUnchanged;
    }
    return fmi3OK;
}

fmi3Status fmi3GetShiftDecimal(fmi3Instance c, const fmi3ValueReference vr[], size_t n, fmi3Float64 shifts[])
{
    size_t i;
    if (misplaced(c, "fmi3GetShiftDecimal", ANY) || strangers(c, vr, n)) return fmi3Error;
    for (i = 0; i < n; i++) shifts[i] = shift_of(place(vr[i])) / MODEL(clocks)[place(vr[i])].parts;
    return fmi3OK;
}

fmi3Status fmi3GetShiftFraction(fmi3Instance c, const fmi3ValueReference vr[], size_t n, fmi3UInt64 counters[],
                                fmi3UInt64 resolutions[])
{
    size_t i;
    if (misplaced(c, "fmi3GetShiftFraction", ANY) || strangers(c, vr, n)) return fmi3Error;
    for (i = 0; i < n; i++) {
        if (as_fraction(c, place(vr[i]), shift_of(place(vr[i])), counters + i, resolutions + i)) return fmi3Error;
    }
    return fmi3OK;
}

static fmi3Status unchanged(fmi3Instance c, const fmi3ValueReference vr[], size_t n)
{
    if (!c || strangers(c, vr, n)) return fmi3Error;
    return n ? (fmi3Status)tell(c, ERROR, "the clocks of this model are constant") : fmi3OK;
}

fmi3Status fmi3SetIntervalDecimal(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const fmi3Float64 intervals[])
{
    UNUSED(intervals);
    return unchanged(c, vr, n);
}

fmi3Status fmi3SetIntervalFraction(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const fmi3UInt64 counters[],
                                   const fmi3UInt64 resolutions[])
{
    UNUSED(counters), UNUSED(resolutions);
    return unchanged(c, vr, n);
}

fmi3Status fmi3SetShiftDecimal(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const fmi3Float64 shifts[])
{
    UNUSED(shifts);
    return unchanged(c, vr, n);
}

fmi3Status fmi3SetShiftFraction(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const fmi3UInt64 counters[],
                                const fmi3UInt64 resolutions[])
{
    UNUSED(counters), UNUSED(resolutions);
    return unchanged(c, vr, n);
}

static fmi3Status absent(fmi3Instance c, const char *what)
{
    return c ? (fmi3Status)tell(c, ERROR, what) : fmi3Error;
}

fmi3Status fmi3GetNumberOfVariableDependencies(fmi3Instance c, fmi3ValueReference vr, size_t *n)
{
    UNUSED(vr), UNUSED(n);
    return absent(c, "dependencies are those in modelDescription.xml");
}

fmi3Status fmi3GetVariableDependencies(fmi3Instance c, fmi3ValueReference dependent, size_t of[],
                                       fmi3ValueReference independents[], size_t on[], fmi3DependencyKind kinds[],
                                       size_t n)
{
    UNUSED(dependent), UNUSED(of), UNUSED(independents), UNUSED(on), UNUSED(kinds), UNUSED(n);
    return absent(c, "dependencies are those in modelDescription.xml");
}

fmi3Status fmi3GetFMUState(fmi3Instance c, fmi3FMUState *saved) { return (fmi3Status)save(c, saved); }
fmi3Status fmi3SetFMUState(fmi3Instance c, fmi3FMUState saved) { return (fmi3Status)restore(c, saved); }

fmi3Status fmi3FreeFMUState(fmi3Instance c, fmi3FMUState *saved)
{
    if (!c || !saved) return fmi3Error;
    free(*saved);
    *saved = NULL;
    return fmi3OK;
}

fmi3Status fmi3SerializedFMUStateSize(fmi3Instance c, fmi3FMUState saved, size_t *size)
{
    UNUSED(saved);
    *size = sizeof(state);
    return c ? fmi3OK : fmi3Error;
}

fmi3Status fmi3SerializeFMUState(fmi3Instance c, fmi3FMUState saved, fmi3Byte bytes[], size_t size)
{
    return (fmi3Status)write_state(c, saved, bytes, size);
}

fmi3Status fmi3DeserializeFMUState(fmi3Instance c, const fmi3Byte bytes[], size_t size, fmi3FMUState *saved)
{
    return (fmi3Status)read_state(c, bytes, size, saved);
}

fmi3Status fmi3GetDirectionalDerivative(fmi3Instance c, const fmi3ValueReference unknown[], size_t n,
                                        const fmi3ValueReference known[], size_t count, const fmi3Float64 seed[],
                                        size_t seeds, fmi3Float64 result[], size_t results)
{
    if (misplaced(c, "fmi3GetDirectionalDerivative", ANY & ~INSTANTIATED)) return fmi3Error;
    if (counted(c, count, (int)seeds) || counted(c, n, (int)results)) return fmi3Error;
    return (fmi3Status)along(c, unknown, n, known, count, seed, result);
}

fmi3Status fmi3GetAdjointDerivative(fmi3Instance c, const fmi3ValueReference unknown[], size_t n,
                                    const fmi3ValueReference known[], size_t count, const fmi3Float64 seed[],
                                    size_t seeds, fmi3Float64 result[], size_t results)
{
    UNUSED(unknown), UNUSED(n), UNUSED(known), UNUSED(count), UNUSED(seed), UNUSED(seeds), UNUSED(result);
    UNUSED(results);
    return absent(c, "there are no adjoint derivatives");
}

fmi3Status fmi3EnterConfigurationMode(fmi3Instance c) { return absent(c, "there are no structural parameters"); }
fmi3Status fmi3ExitConfigurationMode(fmi3Instance c) { return absent(c, "there are no structural parameters"); }
fmi3Status fmi3EvaluateDiscreteStates(fmi3Instance c) { return absent(c, "there are no discrete states"); }

fmi3Status fmi3UpdateDiscreteStates(fmi3Instance c, fmi3Boolean *again, fmi3Boolean *terminate, fmi3Boolean *nominals,
                                    fmi3Boolean *changed, fmi3Boolean *defined, fmi3Float64 *next)
{
    instance *m = c;
    int moved = 0, resized = 0;
    if (misplaced(m, "fmi3UpdateDiscreteStates", EVENT)) return fmi3Error;
    *again = *terminate = *nominals = *changed = *defined = fmi3False;
    if (update(m, &moved, &resized)) return fmi3Error;
    *terminate = m->now.past.ended != 0;
    *nominals = resized != 0;
    *changed = moved != 0;
    /* A step of a co-simulation meets inside what is no clock's. */
    *defined = m->exchange && ahead(m) < INFINITY;
    *next = *defined ? ahead(m) : 0.0;
    return fmi3OK;
}

/* Model exchange. */

fmi3Status fmi3EnterContinuousTimeMode(fmi3Instance c)
{
    return (fmi3Status)go_on(c, "fmi3EnterContinuousTimeMode", CONTINUOUS);
}

fmi3Status fmi3CompletedIntegratorStep(fmi3Instance c, fmi3Boolean final, fmi3Boolean *event, fmi3Boolean *terminate)
{
    UNUSED(final);
    *event = *terminate = fmi3False;
    if (misplaced(c, "fmi3CompletedIntegratorStep", CONTINUOUS)) return fmi3Error;
    if (passed_over(c, ((instance *)c)->now.t)) return fmi3Error;
    *event = drifted(c) != 0;
    return fmi3OK;
}

fmi3Status fmi3SetTime(fmi3Instance c, fmi3Float64 time)
{
    return misplaced(c, "fmi3SetTime", EVENT | CONTINUOUS) ? fmi3Error : (fmi3Status)set_time(c, time);
}

fmi3Status fmi3SetContinuousStates(fmi3Instance c, const fmi3Float64 x[], size_t n)
{
    return misplaced(c, "fmi3SetContinuousStates", EVENT | CONTINUOUS) ? fmi3Error : (fmi3Status)set_states(c, x, n);
}

fmi3Status fmi3GetContinuousStateDerivatives(fmi3Instance c, fmi3Float64 dx[], size_t n)
{
    return misplaced(c, "fmi3GetContinuousStateDerivatives", ANY) ? fmi3Error : (fmi3Status)listed(c, RATES, dx, n);
}

fmi3Status fmi3GetEventIndicators(fmi3Instance c, fmi3Float64 g[], size_t n)
{
    return misplaced(c, "fmi3GetEventIndicators", ANY) ? fmi3Error : (fmi3Status)listed(c, EVENTS, g, n);
}

fmi3Status fmi3GetContinuousStates(fmi3Instance c, fmi3Float64 x[], size_t n)
{
    return misplaced(c, "fmi3GetContinuousStates", ANY) ? fmi3Error : (fmi3Status)get_states(c, x, n);
}

fmi3Status fmi3GetNominalsOfContinuousStates(fmi3Instance c, fmi3Float64 nominal[], size_t n)
{
    return misplaced(c, "fmi3GetNominalsOfContinuousStates", ANY) ? fmi3Error : (fmi3Status)get_nominals(c, nominal, n);
}

fmi3Status fmi3GetNumberOfEventIndicators(fmi3Instance c, size_t *n)
{
    *n = NG;
    return c ? fmi3OK : fmi3Error;
}

fmi3Status fmi3GetNumberOfContinuousStates(fmi3Instance c, size_t *n)
{
    *n = NX;
    return c ? fmi3OK : fmi3Error;
}

/* Co-simulation. */

fmi3Status fmi3EnterStepMode(fmi3Instance c)
{
    return NT ? (fmi3Status)go_on(c, "fmi3EnterStepMode", STEP) : absent(c, NO_EVENT_MODE);
}

fmi3Status fmi3GetOutputDerivatives(fmi3Instance c, const fmi3ValueReference vr[], size_t n, const fmi3Int32 orders[],
                                    fmi3Float64 values[], size_t count)
{
    UNUSED(vr), UNUSED(orders), UNUSED(values), UNUSED(count);
    return n ? absent(c, "derivatives of outputs are not given") : fmi3OK;
}

fmi3Status fmi3DoStep(fmi3Instance c, fmi3Float64 from, fmi3Float64 length, fmi3Boolean final, fmi3Boolean *event,
                      fmi3Boolean *terminate, fmi3Boolean *early, fmi3Float64 *reached)
{
    instance *m = c;
    int status;
    UNUSED(final);
    *event = *terminate = *early = fmi3False;
    if (misplaced(m, "fmi3DoStep", STEP) || passed_over(m, from + length)) return fmi3Error;
    status = step(m, from, length);
    *reached = m->now.t;
    *terminate = m->now.past.ended != 0;
    if (*terminate) tell_end(m, OK);
    return (fmi3Status)status;
}

fmi3Status fmi3ActivateModelPartition(fmi3Instance c, fmi3ValueReference clock_reference, fmi3Float64 time)
{
    UNUSED(clock_reference), UNUSED(time);
    return absent(c, "there is no scheduled execution");
}
