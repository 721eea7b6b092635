"""The few words a form is written in, once for each algebra.

An algebra is a module with `symbol`, `rate`, `name`, `number`, `call`, `column`, `matrix`, `zeros`, `eye`, `skew`,
`diff`, `jacobian`, `free`, `substitute`, `is_zero`, `is_one`, `is_number`, `size`, `tidy`, `clear`, `text`, `latex` and
`lower`. Its scalars take + - * / **, its matrices @ and `.T`.
"""
