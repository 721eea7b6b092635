"""What stands in every FMU: C that runs a model behind the Functional Mock-up Interface.

`state.h` is what an instance holds, `clocks.h` the clocks that its importer ticks, `instance.h` evaluates it,
`sizes.h` says what its errors are judged by, `motion.h` integrates it, `modes.h` knows its modes, `fmi2.c` and
`fmi3.c`, with `fmi3_clocks.h`, are the functions of the two versions, `fmu_model.h` says what they are called in a
model. Each compiles as it stands against a model called NAME. The headers `fmi2*.h` and `fmi3*.h` are the standard's
own; their licence, BSD with 2 clauses, stands in them.
"""
