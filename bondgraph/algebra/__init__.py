"""The few words a form is written in, once for each algebra.

An algebra is a module with `symbol`, `rate`, `name`, `number`, `call`, `column`, `matrix`, `zeros`, `eye`, `skew`,
`apply` (a callable), `diff`, `jacobian`, `invert`, `free`, `substitute`, `is_zero`, `is_one`, `is_number`, `size`,
`tidy`, `clear`, `text`, `latex` and `lower`. Its scalars take + - * / **, its matrices @ and `.T`.
"""
