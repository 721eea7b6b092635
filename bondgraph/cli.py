"""The command line: draw, check, equations, simulate, report, view, compare, export and more; see its help."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem, get_completion_class

from bondgraph.errors import BondGraphError, ConstraintDrift, FileRefused, MissingValues, SimulationStopped
from bondgraph.export import TARGETS
from bondgraph.export._installed import installed
from bondgraph.graph.nearest import nearest
from bondgraph.graph.values import in_seconds
from bondgraph.io import Model, read
from bondgraph.io.toml import standing
from bondgraph.io.values_file import with_values
from bondgraph.program.other_words import FORMS as OTHER_FORMS
from bondgraph.program.other_words import TARGETS as OTHER_TARGETS


def _answering(command: Callable[..., None]) -> Callable[..., None]:
    """Refusals are answers: their text on the error stream, exit code 1."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except BondGraphError as error:
            raise click.ClickException("\n".join([str(error), *getattr(error, "__notes__", ())])) from None
        except OSError as error:
            raise click.ClickException(f"{error.filename}: {error.strerror}") from None

    return run


def _parted(file: str) -> tuple[str, str | None]:
    """The path of a file that exists, and the name of the graph in it that is meant."""
    path, _, name = file.partition(":") if ".py:" in file else (file, "", "")
    if not Path(path).is_file():
        near = [path + ending for ending in (".py", ".toml") if Path(path + ending).is_file()]
        meant = f": did you mean '{near[0]}'?" if near else ""
        raise click.BadParameter(f"there is no file '{path}'{meant}", param_hint="FILE")
    return path, name or None


def _model(file: str, stored: Sequence[str] = ()) -> Model:
    """The model in a file, with values in files of their own."""
    model = read(*_parted(file))
    for each in stored:
        model = with_values(model, Path(each))
    return model


def _form(_context: Any, _parameter: Any, text: str | None) -> Any:
    """A form by name, with options as in maggi:beta=5,zeta=0.7 or kane_velocity:free=roll+steer."""
    from bondgraph import forms
    from bondgraph.kinetics.form import FREE

    if text is None:
        return None
    name, _, given = text.partition(":")
    if name not in forms.__all__:
        what = OTHER_FORMS.get(name) or nearest(name, sorted(forms.__all__), "there are")
        raise click.BadParameter(f"'{name}' is not a form; {what}")
    form = getattr(forms, name)
    if not given:
        return form
    read: dict[str, Callable[[str], Any]] = {FREE: lambda text: text.split("+"), "metric": str}
    try:
        pairs = _pairs(_context, _parameter, tuple(given.split(",")))
        return form.having(**{key: read.get(key, float)(text) for key, text in pairs.items()})
    except BondGraphError as error:
        raise click.BadParameter(str(error)) from None
    except ValueError:
        raise click.BadParameter(f"'{given}' has options that are no numbers: give these in Python") from None


def _forms(context: Any, parameter: Any, given: tuple[str, ...]) -> list[Any]:
    """Forms by name; all of them by default."""
    from bondgraph import forms

    return [_form(context, parameter, text) for text in given or forms.__all__]


def _some_forms(context: Any, parameter: Any, given: tuple[str, ...]) -> list[Any]:
    """Forms by name; none by default."""
    return [_form(context, parameter, text) for text in given]


def _pairs(_context: Any, parameter: Any, given: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"'{pair}' is not NAME=VALUE", param=parameter)
        found[name.strip()] = value.strip()
    return found


def _listed(targets: Mapping[str, Any]) -> str:
    """Each target with what it writes."""
    lines = [f"{name}: {target.__doc__.splitlines()[0]}" for name, target in targets.items()]
    return "\n\n".join(["Targets, beside those that other packages register:", *lines])


class _Target(click.ParamType):
    """A target by its name: one of ours, or of a package that registers it."""

    name = "target"

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        known = {**installed(), **TARGETS}
        if value not in known:
            what = OTHER_TARGETS.get(str(value)) or nearest(str(value), sorted(known), "there are")
            self.fail(f"'{value}' is no target; {what}", param, ctx)
        return str(value)

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[CompletionItem]:
        known = sorted({**installed(), **TARGETS})
        return [CompletionItem(name) for name in known if name.startswith(incomplete)]


def _files(_context: Any, _parameter: Any, incomplete: str) -> list[CompletionItem]:
    """Files, for a shell that completes."""
    return [CompletionItem(incomplete, type="file")]


def _form_names(_context: Any, _parameter: Any, incomplete: str) -> list[str]:
    """Names of forms that begin as is written."""
    from bondgraph import forms

    return sorted(name for name in forms.__all__ if name.startswith(incomplete))


file_argument = click.argument("file", shell_complete=_files)
form_option = click.option(
    "--form",
    callback=_form,
    shell_complete=_form_names,
    help="Form of the equations, such as kane_momentum or maggi:beta=5.",
)


class _Seconds(click.ParamType):
    """A time: a number of seconds, or with a unit."""

    name = "float"

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        try:
            return float(in_seconds(value))
        except ValueError:
            self.fail(f"{value!r:.40} is no time; write 10, or '10 s'", param, ctx)


to_option = click.option(
    "--to", "end", type=_Seconds(), default=10.0, show_default=True, help="The last instant, in s, or as '2 min'."
)
set_option = click.option("--set", "given", multiple=True, callback=_pairs, help="NAME=VALUE of a parameter or input.")
values_option = click.option(
    "--values", "stored", multiple=True, type=click.Path(dir_okay=False), help="A TOML file with [values] and [start]."
)
start_option = click.option("--start", "begin", multiple=True, callback=_pairs, help="NAME=VALUE of an initial state.")


def _sizes(context: Any, parameter: Any, given: tuple[str, ...]) -> dict[str, float] | None:
    """Sizes of states by name; None where none is given."""
    sizes = {}
    for name, text in _pairs(context, parameter, given).items():
        try:
            sizes[name] = float(text)
        except ValueError:
            raise click.BadParameter(f"'{text}', the size of {name}, is not a number", param=parameter) from None
    return sizes or None


METHOD_OPTIONS = (
    click.option("--method", help="Method of integration, such as Radau or LSODA; chosen by the motion by default."),
    click.option(
        "--rtol", type=float, help="Relative tolerance of the local error; 1e-8 or, of loops, 1e-9 by default."
    ),
    click.option("--atol", type=float, help="Absolute tolerance of the local error; by default by each state's size."),
    click.option("--nominal", multiple=True, callback=_sizes, help="STATE=NUMBER, its size where you know better."),
    click.option("--max-step", type=float, help="The longest step, in seconds."),
)


def method_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say how a motion is integrated, in this order in the help."""
    for option in reversed(METHOD_OPTIONS):
        command = option(command)
    return command


EXAMPLES = (
    "bondgraph new motor.toml",
    "bondgraph check motor.py",
    "bondgraph draw motor.py -o motor.pdf --width '86 mm'",
    "bondgraph equations motor.py --latex",
    "bondgraph simulate motor.py --to 2 --set U=24 --start w=20 --show w --plot motor.png",
    "bondgraph report motor.py --to 2 -o motor.html",
    "bondgraph view motor.py --to 2",
    "bondgraph compare arm.py:arm --form maggi --form kane_momentum --to 5",
    "bondgraph export motor.py --to c --to fmu -o motor",
)


_COMMANDS = {
    **dict.fromkeys(("run", "sim", "solve"), "bondgraph simulate FILE --to 10"),
    **dict.fromkeys(("plot", "csv"), "bondgraph simulate FILE --plot run.png --csv run.csv"),
    **dict.fromkeys(("show", "svg", "diagram", "picture"), "bondgraph draw FILE -o graph.svg"),
    **dict.fromkeys(("open", "gui", "edit"), "bondgraph view FILE"),
    **dict.fromkeys(("init", "create"), "bondgraph new model.toml"),
    **dict.fromkeys(("analyse", "analyze", "causality", "lint", "validate"), "bondgraph check FILE"),
    **dict.fromkeys(("fmu", "c", "latex"), "bondgraph export FILE --to {}"),
    **dict.fromkeys(("build", "site"), "bondgraph docs --build"),
    **dict.fromkeys(("help", "examples"), "bondgraph --help"),
}
"""What to write in place of commands that other programs have."""


_WRITES = "Write --to 10 for the last instant, --plot run.png, --csv run.csv or --save run.nc"


class _Command(click.Command):
    """A command that says by which options it takes what was given without one."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        given = tuple(args)  # what parses them takes them away
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            names, law = {name for each in self.params for name in each.opts}, error.format_message()
            if "--plot" in names and ("extra argument" in law or "-o" in given):
                raise click.UsageError(f"{law} {_WRITES}.", ctx) from None
            if "extra argument" in law and "-o" in names:
                raise click.UsageError(f"{law} What is written is named by -o.", ctx) from None
            raise


class _Commands(click.Group):
    """Commands; a word that is none is answered with the one that is meant."""

    command_class = _Command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            word, law = args[0], error.format_message()
            if word in _COMMANDS:
                raise click.UsageError(f"{law} Write: {_COMMANDS[word].format(word)}", ctx) from None
            if word.partition(":")[0].endswith((".py", ".toml", ".bg")):
                raise click.UsageError(f"{law} A command comes first: bondgraph check {word}", ctx) from None
            raise


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="\n".join(["\b", "Examples:", *(f"  {line}" for line in EXAMPLES)]),
)
@click.version_option(package_name="multibondgraph")
def main() -> None:
    """Multibond graphs: diagrams, causality, equations of motion, simulation.

    FILE is a model file, which ends in .toml and is data, or a Python file, which is a program: it is run, with your
    rights. It defines a graph (FILE:NAME where it defines several), and, if it likes, dictionaries `values` and `start`
    for a simulation.
    """


@main.command()
@file_argument
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False),
    help="What to write, by its ending: .svg, .pdf, .png, .tex (TikZ) or .dot (Graphviz); by default NAME.svg.",
)
@click.option(
    "--width", help="How wide it is in print, such as '86 mm' or '3.4 in'; by default as large as its letters ask."
)
@click.option("--dpi", type=float, default=300, show_default=True, help="Pixels to the inch of a .png.")
@click.option("--dark", is_flag=True, help="White lines on black.")
@click.option(
    "--reduce", "form", callback=_form, shell_complete=_form_names, help="Draw the graph reduced to this form."
)
@click.option("--strokes/--no-strokes", default=True, help="Without strokes it is a sheet for an exercise.")
@click.option(
    "--mark",
    multiple=True,
    type=click.Choice(("derivative", "dependent", "loops", "conflict")),
    help="Mark what the report finds; may be given several times.",
)
@click.option(
    "--level", type=int, help="How deep submodels, and bodies and joints of mechanisms, are opened; 1: boxes."
)
@click.option("--orthogonal", is_flag=True, help="Run bonds along columns and rows.")
@_answering
def draw(
    file: str, output: str | None, width: str | None, dpi: float, dark: bool, form: Any, strokes: bool,
    mark: tuple[str, ...], level: int | None, orthogonal: bool,
) -> None:  # fmt: skip
    """Write the diagram with its causal strokes: as SVG, PDF, PNG, TikZ or DOT."""
    graph = _model(file).graph
    if form is not None:
        from bondgraph.kinetics.reduce import reduce

        graph = reduce(graph, form)
    background, color = ("black", "white") if dark else (None, None)
    path = output or f"{graph.name}.svg"
    colors: dict[str, Any] = {"background": background, "color": color}
    shown: dict[str, Any] = {"strokes": strokes, "mark": mark, "level": level, "orthogonal": orthogonal}
    click.echo(graph.draw(path, width=width, dpi=dpi, **shown, **colors))


@main.command()
@file_argument
@_answering
def check(file: str) -> None:
    """Print the report on causality: strokes and reasons, conflicts and remedies, loops, ranks, alternatives.

    Of a model file with faults it prints all of them, with line and column: those of the file, and those of the graph
    as far as it can be read. Strokes are judged once nothing is missing. Values that a run still needs come last, and
    with them names in formulas that nothing in the model has.
    """
    from bondgraph.analysis.causality import analyse
    from bondgraph.compile import compile
    from bondgraph.problem.problem import Problem

    try:
        model = _model(file)
        graph = model.graph
    except FileRefused as error:
        raise click.ClickException("\n".join(map(str, error.faults or (error,)))) from None
    analysis = analyse(graph)
    click.echo(str(analysis))
    refusal = analysis.conflict or analysis.refusal
    if refusal is not None and not analysis.compiles:
        raise click.ClickException(standing(Path(_parted(file)[0]), refusal.parties) + refusal.text)
    if analysis.compiles:
        try:
            Problem.of(compile(graph), model.values)
        except MissingValues as missing:
            click.echo(f"\nValues\n  {missing.law}")


@main.command()
@file_argument
@_answering
def kind(file: str) -> None:
    """Print what kind of mechanism it is: velocities, energy, constraints with their proof, ignorable coordinates."""
    from bondgraph.analysis.kind.kind import kind as find

    click.echo(str(find(_model(file).graph)))


@main.command()
@file_argument
@_answering
def certify(file: str) -> None:
    """Check every identity of Kane's equations that applies, at the model's values and at random states."""
    from bondgraph.analysis.certificate import certify as check_identities

    model = _model(file)
    certificate = check_identities(model.graph, {k: v for k, v in model.values.items() if isinstance(v, int | float)})
    click.echo(str(certificate))
    if not certificate.holds:
        raise click.ClickException(f"{len(certificate.failed)} identities do not hold")


@main.command()
@file_argument
@form_option
@click.option("--latex", is_flag=True, help="Write LaTeX instead of text.")
@_answering
def equations(file: str, form: Any, latex: bool) -> None:
    """Print the equations of motion."""
    from bondgraph.compile import compile

    compiled = compile(_model(file).graph, form)
    click.echo(compiled.latex() if latex else str(compiled))


@main.command()
@file_argument
@form_option
@to_option
@values_option
@set_option
@start_option
@method_options
@click.option("--show", multiple=True, help="What to write and plot; by default the states.")
@click.option("--plot", type=click.Path(dir_okay=False), help="Save a plot (its ending decides the format).")
@click.option("--csv", type=click.Path(dir_okay=False), help="Save the motion as comma-separated values.")
@click.option("--save", "kept", type=click.Path(dir_okay=False), help="Save the motion with its units as netCDF, .nc.")
@_answering
def simulate(
    file: str,
    form: Any,
    end: float,
    stored: tuple[str, ...],
    given: dict[str, str],
    begin: dict[str, str],
    show: tuple[str, ...],
    plot: str | None,
    csv: str | None,
    kept: str | None,
    **how: Any,
) -> None:
    """Run the model and print its audit of power."""
    from bondgraph.compile import compiled
    from bondgraph.simulate.simulate import simulate as run_simulation

    model = _model(file, stored)
    values: dict[str, Any] = {**model.values, **given}
    start: dict[str, Any] = {**model.start, **begin}
    equations = compiled(model.graph, start, values, form=form)
    stopped: SimulationStopped | None = None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ConstraintDrift)  # it is among the notes
            run: Any = run_simulation(equations, (0.0, end), values, start, **how)
    except SimulationStopped as error:
        stopped, run = error, error.trajectory
        if run is None:
            raise
    for path, write in ((csv, run.write_csv), (kept, run.save), (plot, run.plot)):
        if path:
            write(*show, path=path)
            click.echo(path)
    last = run.evaluate(run.t[-1:], show or run.states)
    for name, value in zip(show or run.states, last, strict=True):
        click.echo(f"{name}({run.t[-1]:g}) = {value[0]:.9g}")
    click.echo(str(run.power_audit()))
    for note in run.notes:
        click.echo(f"note: {note}")
    if stopped is not None:
        raise stopped


@main.command()
@file_argument
@form_option
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="The page to write; by default NAME.html.")
@to_option
@values_option
@set_option
@start_option
@click.option("--show", multiple=True, help="What to plot besides the states.")
@click.option(
    "--compare",
    "forms",
    multiple=True,
    callback=_some_forms,
    shell_complete=_form_names,
    help="A form to derive and run besides, for a table of what each costs and what drifts; as often as you like.",
)
@_answering
def report(
    file: str,
    form: Any,
    output: str | None,
    end: float,
    stored: tuple[str, ...],
    given: dict[str, str],
    begin: dict[str, str],
    show: tuple[str, ...],
    forms: list[Any],
) -> None:
    """Write one page of HTML: diagram, strokes with reasons, equations, motion, power, all linked.

    The mechanism of a file, or of a submodel in it, moves in space beneath the diagram, in step with the slider.
    It loads nothing and can be sent to anyone. Where values are missing it has no motion and says which; a model that
    is refused has its diagram and the refusal.
    """
    from dataclasses import replace

    from bondgraph.program.files import page_path, write_text
    from bondgraph.report.findings import compared, find, in_space
    from bondgraph.report.page import page

    model = _model(file, stored)
    path = page_path(output or f"{model.graph.name}.html")
    values: dict[str, Any] = {**model.values, **given}
    start: dict[str, Any] = {**model.start, **begin}
    findings = find(model.graph, form=form, t=(0.0, end), values=values, start=start)
    findings, scene = in_space(replace(findings, description=model.description), model.mechanisms)
    if forms:
        from bondgraph.analysis.comparison import compare as comparison

        findings = compared(findings, comparison(model.graph, forms, (0.0, end), values, start))
    write_text(path, page(findings, show, scene))
    click.echo(path)
    for refused in findings.refused:
        click.echo(f"{refused.what}: {refused.text}", err=True)


@main.command()
@file_argument
@form_option
@to_option
@click.option("--port", default=0, help="Where to serve the page; by default a port that is free.")
@click.option("--open/--no-open", "opens", default=True, help="Whether to open a browser.")
@_answering
def view(file: str, form: Any, end: float, port: int, opens: bool) -> None:
    """Show the report in a browser, again whenever the file is saved; sliders run the motion with other values.

    The page is served to this machine only, at an address with a secret. While the file has faults they are told, and
    the last picture stays. Ctrl-C ends it.
    """
    from bondgraph.report.live.model import Source
    from bondgraph.report.live.server import serving
    from bondgraph.report.live.view import View

    path, name = _parted(file)
    shown = View(Source(path, name, form, end))
    with suppress(KeyboardInterrupt), serving(shown, port) as server:
        click.echo(f"{server.address}\nCtrl-C ends it.")
        if opens:
            click.launch(server.address)
        while not shown.ended.wait(1.0):  # for ever would not hear the keyboard on Windows
            pass


@main.command()
@file_argument
@click.option(
    "--form",
    "forms",
    multiple=True,
    callback=_forms,
    shell_complete=_form_names,
    help="A form, as often as you like; all by default.",
)
@to_option
@values_option
@set_option
@start_option
@method_options
@click.option("--latex", is_flag=True, help="Write LaTeX instead of text.")
@click.option(
    "--plot", type=click.Path(dir_okay=False), help="Save a plot of the drifts (its ending decides the format)."
)
@_answering
def compare(
    file: str,
    forms: list[Any],
    end: float,
    stored: tuple[str, ...],
    given: dict[str, str],
    begin: dict[str, str],
    latex: bool,
    plot: str | None,
    **how: Any,
) -> None:
    """Derive and run several forms alike: states, equations, times, and what drifts.

    An interruption keeps the rows that are done.
    """
    from bondgraph.analysis.comparison import compare as compared

    model = _model(file, stored)
    start: dict[str, Any] = {**model.start, **begin}
    table = compared(model.graph, forms, (0.0, end), {**model.values, **given}, start, **how)
    reasons = {row.reason for row in table.rows}
    if len(reasons) == 1 and not any(row.run for row in table.rows):
        raise click.ClickException(f"no form has run: {reasons.pop()}")
    click.echo(table.latex() if latex else str(table))
    if not any(row.run for row in table.rows):
        raise click.ClickException("no form has run")
    if plot:
        table.plot(path=plot)
        click.echo(plot)


@main.command(help="Write the equations of motion for other programs.", epilog=_listed(TARGETS))
@file_argument
@form_option
@click.option("--to", "targets", multiple=True, required=True, type=_Target(), help="What to write.")
@click.option("-o", "--output-folder", "folder", default=".", show_default=True, help="Where to write it.")
@values_option
@click.option("--set", "given", multiple=True, callback=_pairs, help="NAME=NUMBER of a parameter or an input.")
@click.option("--start", "begin", multiple=True, callback=_pairs, help="NAME=NUMBER of an initial state.")
@click.option("--output", "outputs", multiple=True, help="An effort, flow or energy to compute; by default all.")
@_answering
def export(
    file: str,
    form: Any,
    targets: tuple[str, ...],
    folder: str,
    stored: tuple[str, ...],
    given: dict[str, str],
    begin: dict[str, str],
    outputs: tuple[str, ...],
) -> None:
    from bondgraph.compile import compile
    from bondgraph.export import export as write

    model = _model(file, stored)
    values: dict[str, Any] = {**model.values, **given}
    start: dict[str, Any] = {**model.start, **begin}
    chosen = [{**installed(), **TARGETS}[name] for name in dict.fromkeys(targets)]
    equations = compile(model.graph, form)
    for path in write(equations, *chosen, folder=folder, values=values, start=start, outputs=outputs or None):
        click.echo(str(path))


@main.command()
@click.argument("file", type=click.Path(dir_okay=False))
@_answering
def new(file: str) -> None:
    """Write a commented model file to start from, and beside it the schema that editors use.

    A file that is there stays as it is.
    """
    from bondgraph.io.new_file import new_files

    for path in new_files(Path(file)):
        click.echo(str(path))


@main.command()
@click.argument("files", nargs=-1, required=True, shell_complete=_files)
@click.option("--check", "only", is_flag=True, help="Write nothing; exit with 1 where a file is laid out otherwise.")
@_answering
def fmt(files: tuple[str, ...], only: bool) -> None:
    """Lay out model files alike: blanks, indents and empty lines. Comments stay."""
    from bondgraph.io.new_file import formatted_file
    from bondgraph.program.files import write_text

    others = 0
    for file in files:
        before, after = formatted_file(Path(file))
        if before != after:
            others += 1
            click.echo(file)
            if not only:
                write_text(file, after)
    if only and others:
        raise click.ClickException(f"{others} of {len(files)} files are laid out otherwise; bondgraph fmt changes that")


@main.command()
def schema() -> None:
    """Print the JSON schema of model files, made of the elements that are installed.

    An editor uses it where the first line of a model file is `#:schema ./bondgraph.schema.json`.
    """
    import json

    from bondgraph.io.schema import schema as made

    click.echo(json.dumps(made(), indent=1))


SHELLS = {
    "bash": "echo 'eval \"$(bondgraph completion bash)\"' >> ~/.bashrc",
    "zsh": "echo 'eval \"$(bondgraph completion zsh)\"' >> ~/.zshrc",
    "fish": "bondgraph completion fish > ~/.config/fish/completions/bondgraph.fish",
}
"""Where each shell finds what completes commands, from the next time it starts."""


@main.command(epilog="\n".join(["\b", "Once, in a shell:", *(f"  {line}" for line in SHELLS.values())]))
@click.argument("shell", type=click.Choice(list(SHELLS)))
def completion(shell: str) -> None:
    """Print a script with which a shell completes commands, options, forms, targets and files."""
    completes = get_completion_class(shell)
    assert completes is not None, "click knows these shells"
    click.echo(completes(main, {}, "bondgraph", "_BONDGRAPH_COMPLETE").source())


SITE = Path("docs", "_build", "html", "index.html")
"""The site in a clone, where Sphinx builds it."""


def _clone() -> Path:
    """The clone whose documentation is meant: the one this package is run from, or the current folder."""
    for folder in (Path(__file__).resolve().parents[1], Path.cwd()):
        if (folder / "docs" / "conf.py").is_file():
            return folder
    raise click.ClickException(
        "docs: no sources of the documentation are beside this package or in the current folder. "
        "Go to a clone of the repository"
    )


@main.command()
@click.option("--build", is_flag=True, help="Build the site anew, with the packages of multibondgraph[docs].")
@click.option("--where", is_flag=True, help="Print the path of its first page and open nothing.")
def docs(build: bool, where: bool) -> None:
    """Open the documentation in a browser, as it was built in the clone of the repository.

    Nothing is loaded from elsewhere: pages and their search work without a network.
    """
    folder = _clone()
    page = folder / SITE
    if build:
        _build(folder)
    elif not page.is_file():
        raise click.ClickException(
            f"docs: there is no built site in {page.parent}. Build it: "
            f"in {folder}, pip install '.[docs]', then bondgraph docs --build"
        )
    click.echo(str(page))
    if not where:
        click.launch(page.as_uri())


def _build(folder: Path) -> None:
    from importlib.util import find_spec
    from subprocess import run
    from sys import executable

    missing = [name for name in ("sphinx", "myst_nb", "furo") if find_spec(name) is None]
    if missing:
        raise click.ClickException(f"docs: {', '.join(missing)} is missing. In {folder}, pip install '.[docs]'")
    done = run([executable, "-m", "sphinx", "-W", "--keep-going", "-q", folder / "docs", (folder / SITE).parent])
    if done.returncode:
        raise click.ClickException("docs: the site is not built, for the reasons above")
