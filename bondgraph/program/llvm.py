"""LLVM, through llvmlite: text of its intermediate language becomes functions in memory."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from bondgraph.errors import MissingPackage
from bondgraph.program.llvm_text import MATHEMATICS, PREFIX, SOLVERS
from bondgraph.program.object_cache import cached

LEVEL = 1
"""How much the code is improved: more costs more time than it saves, since programs have each value once."""
LONG = 1_000_000
"""Texts of more characters, of ten thousand operations or so, are not improved: that takes twenty times as long as
compiling them does, seconds, and an evaluation is shorter by a fifth, or by half where it writes many results. Shorter
ones take five times as long, tenths of a second, which only what is evaluated some hundred thousand times makes up for.
"""
SHORT = 20_000
"""Texts of fewer characters compile in less time than a look at the disk is worth."""
FROM_C = (*MATHEMATICS, "fmax", "fmin", "nextafter", "memcpy", "memset", "memmove")
"""What compiled text may call of the C library."""
_LOCK = threading.RLock()


class Machine:
    """Functions in memory, and their addresses; they stay as long as this does.

    Args:
        code: object code for this machine, as `compiled` gives it.
        names: the functions that are wanted.
    """

    def __init__(self, code: bytes, names: Sequence[str]) -> None:
        with _LOCK:
            binding = _binding()
            # The engine keeps the machine it is given, and ends it with itself.
            self._engine = binding.create_mcjit_compiler(binding.parse_assembly(""), _target())
            self._engine.add_object_file(binding.ObjectFileRef.from_data(code))
            self._engine.finalize_object()
            self.addresses = {name: int(self._engine.get_function_address(name)) for name in names}


def missing() -> str:
    """Why there is no LLVM here; empty where there is."""
    try:
        _binding()
    except ImportError:
        return "llvmlite is not installed"
    except (OSError, RuntimeError) as error:
        return f"llvmlite does not work here: {str(error).splitlines()[0]:.100}"
    return ""


def compiled(text: str, often: bool = True) -> bytes:
    """The object code of a text for this processor.

    Args:
        text: the text.
        often: whether it is evaluated so often that improved code is worth its time.

    Raises:
        MissingPackage: where there is no LLVM, or it refuses the text.
    """
    check()
    level = LEVEL if often and len(text) <= LONG else 0
    with _LOCK:
        return cached(_key(text, level), lambda: _object(text, level)) if len(text) > SHORT else _object(text, level)


def _object(text: str, level: int) -> bytes:
    binding = _binding()
    try:
        code: bytes = _target(level).emit_object(binding.parse_assembly(text))
    except RuntimeError as error:
        raise _refused(f"LLVM does not compile the equations: {str(error).splitlines()[0]:.200}") from None
    return code


def _key(text: str, level: int) -> str:
    """All that the object code of a text depends on."""
    import llvmlite

    return "\n".join([llvmlite.__version__, str(_binding().llvm_version_info), str(level), *_here(), text])


@lru_cache(maxsize=64)
def library(text: str, names: tuple[str, ...], often: bool = True) -> Machine:
    """The functions of a text, which may call the solvers; equal texts are compiled once.

    Args:
        text: the text.
        names: the functions that are wanted.
        often: as of `compiled`.

    Raises:
        MissingPackage: where there is no LLVM.
    """
    check()
    with _LOCK:
        _solvers()
        return Machine(compiled(text, often), names)


def check() -> None:
    """Refuse to go on without LLVM.

    Raises:
        MissingPackage: where there is none.
    """
    if why := missing():
        raise _refused(why)


@cache
def _binding() -> Any:
    import llvmlite.binding as binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    for name, address in _addresses(FROM_C).items():
        binding.add_symbol(name, address)
    return binding


def _addresses(names: Sequence[str]) -> dict[str, int]:
    """Where functions of the C library are: what the system finds by itself need not be said."""
    try:
        here = ctypes.CDLL("ucrtbase") if hasattr(ctypes, "windll") else ctypes.CDLL(None)
        return {name: ctypes.cast(getattr(here, name), ctypes.c_void_p).value or 0 for name in names}
    except (OSError, AttributeError):
        return {}


def _target(level: int = LEVEL) -> Any:
    triple, cpu, features = _here()
    return _binding().Target.from_triple(triple).create_target_machine(cpu=cpu, features=features, opt=level, jit=True)


@cache
def _here() -> tuple[str, str, str]:
    """This processor."""
    binding = _binding()
    return binding.get_process_triple(), binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()


def solver(name: str) -> int:
    """The address of one of the solvers.

    Raises:
        MissingPackage: where there is no LLVM.
    """
    check()
    with _LOCK:
        return _solvers().addresses[f"{PREFIX}{name}"]


@cache
def _solvers() -> Machine:
    """The solvers, which texts find by their names from now on."""
    text = (files("bondgraph.program.runtime") / "solvers.ll").read_text(encoding="utf-8")
    names = [f"{PREFIX}{name}" for name in SOLVERS]
    found = Machine(compiled(text), names)
    for name, address in found.addresses.items():
        _binding().add_symbol(name, address)
    return found


def _refused(law: str) -> MissingPackage:
    return MissingPackage("LLVM", law, parties=("llvmlite",), remedy="install llvmlite, or give backend='python'")
