"""What stands in every FMU: C that runs a model behind the Functional Mock-up Interface.

`instance.h` holds a model's values, `motion.h` integrates it, `modes.h` knows the modes of an instance, `fmi2.c` and
`fmi3.c` are the functions of the two versions, `fmu_model.h` says what they are called in a model. Each compiles as it
stands against a model called NAME. The headers `fmi2*.h` and `fmi3*.h` are the standard's own; their
licence, BSD with 2 clauses, stands in them.
"""
