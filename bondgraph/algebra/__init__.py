"""The few words a form is written in, once for each algebra.

An algebra is a module with: `symbol`, `rate`, `name`, `number`, `call`, `column`, `matrix`, `zeros`, `eye`, `skew`,
`diff`, `jacobian`, `free`, `substitute`, `is_zero`, `is_one`, `tidy`, `text`, `latex` and `size`. Scalars take + - * / **,
matrices @ and `.T`.
"""
