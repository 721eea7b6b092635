"""Functions of other programs that formulas do not have, and what to write in their place."""

from __future__ import annotations

_LIMIT = "write min(max(x, low), high)"
_STEP = "write where(t >= 1, 1, 0), which steps at t = 1"
_BAND = "write max(x - width, 0) + min(x + width, 0)"
_STAIRS = (
    "write nested branches, where(x < 1, 0, where(x < 2, 1, 2)); "
    "an input that jumps often is given as bg.Signal(function, breaks=[...]) or bg.table(times, values)"
)
_WAVES = "write one pulse as where(t < 1, 1, 0); a periodic input is bg.Signal(function, breaks=[...])"
_DELAY = (
    "no equation here remembers the past: shift a known input in its own formula, sin(t - 1); "
    "a sampled value of the model is delayed by bg.delay('y_old', 'y', every='1 ms'); "
    "what lags continuously is approximated by a store and a resistor, or by bg.FirstOrder"
)
_CHANCE = "a formula gives one value for one t: draw samples once, and give the input as bg.table(times, samples)"
_RATE = (
    "a rate is not written in a formula: name the flow whose value it is, or write out the derivative of a known input"
)
_INTEGRAL = "an integral is a state: measure it by Dq (of a flow) or Dp (of an effort), and write the sensor's name"
_TABLE = "give an input as bg.table(times, values), and a law as bg.Function"
_BRANCH = "write where(x < y, a, b)"
_FUNCTION = "give the law as bg.Function, a Python function with its derivatives"

INSTEAD = {
    **dict.fromkeys(("clip", "clamp", "limit", "sat", "saturate", "saturation"), _LIMIT),
    **dict.fromkeys(("step", "heaviside", "Heaviside", "unit_step", "unitstep"), _STEP),
    **dict.fromkeys(("deadzone", "dead_zone", "deadband", "dead_band"), _BAND),
    **dict.fromkeys(("floor", "ceil", "ceiling", "round", "trunc", "mod", "fmod", "rem", "int"), _STAIRS),
    **dict.fromkeys(("pulse", "pulse_train", "square", "sawtooth", "pwm"), _WAVES),
    **dict.fromkeys(("delay", "pre", "previous", "transport_delay"), _DELAY),
    **dict.fromkeys(("rand", "randn", "random", "uniform", "normal", "gauss", "noise"), _CHANCE),
    **dict.fromkeys(("diff", "der", "derivative", "Derivative", "ddt", "gradient"), _RATE),
    **dict.fromkeys(("integral", "integrate", "Integral", "integ", "cumsum"), _INTEGRAL),
    **dict.fromkeys(("interp", "interp1", "interp1d", "lookup", "spline", "table"), _TABLE),
    **dict.fromkeys(("iif", "ifelse", "if_else", "IfThenElse", "piecewise", "switch"), _BRANCH),
    **dict.fromkeys(("erf", "gamma", "besselj"), _FUNCTION),
    "ramp": "write max(t - 1, 0), which rises from t = 1",
    "pow": "write x**y",
    "power": "write x**y",
    "square_root": "write sqrt(x)",
    "cbrt": "write sign(x)*abs(x)**(1/3)",
    "hypot": "write sqrt(x**2 + y**2)",
    "norm": "write sqrt(x**2 + y**2)",
    "expm1": "write exp(x) - 1",
    "log1p": "write log(1 + x)",
    "log10": "write log(...)/log(10)",
    "log2": "write log(...)/log(2)",
    "sec": "write 1/cos(x)",
    "csc": "write 1/sin(x)",
    "cot": "write 1/tan(x)",
    "asinh": "write log(x + sqrt(x**2 + 1))",
    "acosh": "write log(x + sqrt(x**2 - 1))",
    "atanh": "write log((1 + x)/(1 - x))/2",
    "sinc": "write where(abs(x) < 1e-4, 1 - x**2/6, sin(x)/x)",
    "sum": "write a + b",
    "mean": "write (a + b)/2",
    "deg2rad": "write x*pi/180",
    "radians": "write x*pi/180",
    "rad2deg": "write x*180/pi",
    "degrees": "write x*180/pi",
}
"""What to write in place of a function that formulas do not have."""

OF_OTHER_NAMES = {
    **dict.fromkeys(("T", "time", "Time", "TIME", "tt", "tau_t"), "the time is called t"),
    **dict.fromkeys(("e", "E", "Euler"), "Euler's number is exp(1)"),
    **dict.fromkeys(("Pi", "PI", "PI_", "np_pi"), "write pi"),
}
"""What to write in place of names by which other programs know the time and constants."""

UNITS = frozenset({
    "V", "mV", "kV", "A", "mA", "uA", "Ohm", "ohm", "kOhm", "kohm", "H", "mH", "uH", "F", "mF", "uF", "nF", "pF",
    "m", "mm", "cm", "um", "km", "s", "ms", "us", "kg", "N", "mN", "kN", "Nm", "mNm", "rad", "deg", "rpm",
    "W", "mW", "kW", "J", "kJ", "Pa", "kPa", "MPa", "bar", "K", "degC",
})  # fmt: skip
"""Units that people write after a number."""
