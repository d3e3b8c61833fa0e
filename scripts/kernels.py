"""Compile the kernels' entry points ahead of time: for this machine, and for browsers.

    scripts/kernels            both, into src/parlour/engines/built/
    scripts/kernels --host     the library for this machine only
    scripts/kernels --wasm     the WebAssembly module only
    scripts/kernels --if-changed     both, if their sources changed since they were made
    scripts/kernels --host --out FOLDER --only MODULE:NAME …     a few of them, elsewhere

Numba gives each entry point as unoptimised LLVM IR. Linked together it is optimised for the target by llvmlite and
linked by the linkers in ziglang: for a browser as a side module of Emscripten, which Pyodide opens beside Python and
which shares its memory. A symbol that neither C nor this file defines fails the build.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

os.environ["NUMBA_OPT"] = "0"  # the optimiser of the target does it
os.environ["PARLOUR_ENGINES"] = "numba"
os.environ["NUMBA_CACHE_DIR"] = tempfile.mkdtemp(prefix="parlour-kernels-")
sys.path.insert(0, str(ROOT / "src"))

import llvmlite.binding as llvm  # noqa: E402
from llvmlite import ir  # noqa: E402
from numba.core.registry import cpu_target  # noqa: E402
from numba.np.numpy_support import from_dtype  # noqa: E402

from parlour.catalogue import GAMES  # noqa: E402
from parlour.engines import (  # noqa: E402
    ahead_of_time,
    arrays,
    entry_points,
    jit,
)
from parlour.engines.entry_points import ArrayType, EntryPoint, RecordType  # noqa: E402

jit.CACHED.clear()
arrayobj: Any = importlib.import_module("numba.np.arrayobj")  # untyped
types: Any = importlib.import_module("numba.core.types")
cgutils: Any = importlib.import_module("numba.core.cgutils")

NUMBERS = {"q": types.int64, "i": types.int32, "b": types.int8, "B": types.uint8}

RUNTIME = """
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %whole = add i64 %size, 64
  %length = SIZED
  %made = call ptr @malloc(SIZE %length)
  %none = icmp eq ptr %made, null
  br i1 %none, label %failed, label %filled
filled:
  %data = getelementptr i8, ptr %made, i32 64
  store i64 1, ptr %made
  %dtor = getelementptr MEMINFO, ptr %made, i32 0, i32 1
  store ptr null, ptr %dtor
  %info = getelementptr MEMINFO, ptr %made, i32 0, i32 2
  store ptr null, ptr %info
  %place = getelementptr MEMINFO, ptr %made, i32 0, i32 3
  store ptr %data, ptr %place
  %sized = getelementptr MEMINFO, ptr %made, i32 0, i32 4
  store i64 %size, ptr %sized
  ret ptr %made
failed:
  ret ptr null
}
define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %made = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %made
}
define ptr @NRT_MemInfo_alloc(i64 %size) {
  %made = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 32)
  ret ptr %made
}
define ptr @NRT_Allocate(i64 %whole) {
  %length = SIZED
  %made = call ptr @malloc(SIZE %length)
  ret ptr %made
}
define void @NRT_Free(ptr %made) {
  call void @free(ptr %made)
  ret void
}
define double @sqrt(double %number) {
  %root = call double @llvm.sqrt.f64(double %number)
  ret double %root
}
define i32 @numba_attempt_nocopy_reshape(i64 %nd, ptr %dims, ptr %strides, i64 %newnd, ptr %newdims, ptr %newstrides,
                                         i64 %itemsize, i32 %order) {
  %flat = icmp eq i64 %newnd, 1
  br i1 %flat, label %flattened, label %refused
flattened:
  store i64 %itemsize, ptr %newstrides
  ret i32 1
refused:
  ret i32 0
}
@PyExc_RuntimeError = global i8 0
@PyExc_SystemError = global i8 0
define void @PyErr_SetString(ptr %kind, ptr %text) {
  ret void
}
define void @NRT_MemInfo_call_dtor(ptr %made) {
  call void @free(ptr %made)
  ret void
}
declare ptr @malloc(SIZE)
declare void @free(ptr)
declare double @llvm.sqrt.f64(double)
""".replace("MEMINFO", "{i64, ptr, ptr, ptr, i64}")
"""What Numba's runtime does for arrays made in a kernel: they are counted, and given back at the last count. Arrays of
kernels lie row after row, so to see one as a single row takes no more than the step from number to number."""

FROM_C = {"malloc", "free", "exp", "log", "log10", "memcpy", "memset", "memmove", "bcmp", "memcmp"}
"""Symbols that the library may take from C."""


@dataclass(frozen=True)
class Target:
    name: str
    triple: str
    cpu: str
    features: str
    size: str

    @property
    def runtime(self) -> str:
        sized = "add i64 %whole, 0" if self.size == "i64" else "trunc i64 %whole to i32"
        return RUNTIME.replace("SIZED", sized).replace("SIZE", self.size)


WASM = Target(
    "wasm32", "wasm32-unknown-emscripten", "mvp", "+mutable-globals,+sign-ext,+bulk-memory,+nontrapping-fptoint", "i32"
)


WASM_FILE = "kernels-wasm32.so"


def host() -> Target:
    """This machine, without what only newer ones of its kind have."""
    cpu = "x86-64-v2" if platform.machine().lower() in ("x86_64", "amd64") else "generic"
    return Target("host", llvm.get_process_triple(), cpu, "", "i64")


def numba_type(kind: Any) -> Any:
    """What Numba calls a type of `entry_points`."""
    if isinstance(kind, ArrayType):
        return types.Array(NUMBERS[kind.kind], kind.indices, "C")
    if isinstance(kind, RecordType):
        return from_dtype(arrays.record(kind.fields).dtype)
    if isinstance(kind, tuple):
        return types.Tuple([numba_type(part) for part in kind])
    return {"int": types.int64, "float": types.float64}[kind]


def told_result(kind: Any) -> Any:
    """What a kernel gives, for `kernels.json`."""
    if isinstance(kind, types.BaseTuple):
        return [told_result(part) for part in kind.types]
    if kind == types.none:
        return None
    if isinstance(kind, types.Boolean):
        return "bool"
    if isinstance(kind, types.Float):
        return "float"
    if isinstance(kind, types.Integer):
        return "int"
    raise TypeError(f"an entry point cannot give {kind}")


class Shims:
    """One function for each entry point that takes what it needs from a row of cells."""

    def __init__(self, context: Any) -> None:
        self.context = context
        self.module = ir.Module("shims")
        self.word = ir.IntType(64)

    def add(self, symbol: str, compiled: Any) -> None:
        signature, context = compiled.signature, self.context
        kind = ir.FunctionType(ir.IntType(32), [self.word.as_pointer()])
        function = ir.Function(self.module, kind, symbol)
        self.builder = ir.IRBuilder(function.append_basic_block())
        self.frame, self.at = function.args[0], 0
        given = [self._taken(each) for each in signature.args]
        called = context.declare_function(self.module, compiled.fndesc)
        status, result = context.call_conv.call_function(
            self.builder, called, signature.return_type, signature.args, given
        )
        with cgutils.if_likely(self.builder, status.is_ok):
            self._given(signature.return_type, result)
        code = self.builder.select(status.is_ok, ir.Constant(ir.IntType(32), 0), ir.Constant(ir.IntType(32), 1))
        self.builder.ret(code)

    def _cell(self) -> Any:
        cell = self.builder.gep(self.frame, [ir.Constant(ir.IntType(32), self.at)])
        self.at += 1
        return cell

    def _loaded(self) -> Any:
        return self.builder.load(self._cell())

    def _taken(self, kind: Any) -> Any:
        builder, context = self.builder, self.context
        if isinstance(kind, types.BaseTuple):
            return context.make_tuple(builder, kind, [self._taken(part) for part in kind.types])
        if isinstance(kind, types.Float):
            return builder.bitcast(self._loaded(), ir.DoubleType())
        if isinstance(kind, types.Record):
            return builder.inttoptr(self._loaded(), context.get_value_type(kind))
        if isinstance(kind, types.Array):
            array = arrayobj.make_array(kind)(context, builder)
            item = context.get_data_type(kind.dtype)
            data = builder.inttoptr(self._loaded(), item.as_pointer())
            lengths = [self._loaded() for _ in range(kind.ndim)]
            size = ir.Constant(self.word, kind.dtype.bitwidth // 8)
            steps: list[Any] = []
            step: Any = size
            for length in reversed(lengths):
                steps.insert(0, step)
                step = builder.mul(step, length)
            arrayobj.populate_array(
                array,
                data=data,
                shape=cgutils.pack_array(builder, lengths, self.word),
                strides=cgutils.pack_array(builder, steps, self.word),
                itemsize=size,
                meminfo=None,
            )
            return array._getvalue()
        return self._loaded()

    def _given(self, kind: Any, value: Any) -> None:
        if isinstance(kind, types.BaseTuple):
            for number, part in enumerate(kind.types):
                self._given(part, self.builder.extract_value(value, number))
        elif isinstance(kind, types.Float):
            self.builder.store(self.builder.bitcast(value, self.word), self._cell())
        elif kind != types.none:
            if value.type != self.word:
                signed = getattr(kind, "signed", False)
                value = (self.builder.sext if signed else self.builder.zext)(value, self.word)
            self.builder.store(value, self._cell())


def compile_entry_points(entries: Sequence[EntryPoint]) -> tuple[list[str], dict[str, Any]]:
    """The IR of these entry points and of the functions in front of them, and what `kernels.json` tells of each."""
    context = cpu_target.target_context
    shims, texts, manifest = Shims(context), [], {}
    for number, entry in enumerate(entries):
        dispatcher: Any = entry.kernel
        name = entry.name
        if name in manifest:
            raise ValueError(f"{name} is listed twice")
        dispatcher.targetoptions |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        kinds = tuple(numba_type(kind) for kind in entry.takes)
        dispatcher.compile(kinds)
        compiled = dispatcher.overloads[kinds]
        symbol = f"kernel_{number}"
        shims.add(symbol, compiled)
        texts.append(compiled.library.get_llvm_str())
        manifest[name] = {
            "symbol": symbol,
            "takes": [entry_points.told(kind) for kind in entry.takes],
            "gives": told_result(compiled.signature.return_type),
        }
    return [*texts, str(shims.module)], manifest


def object_file(texts: list[str], manifest: dict[str, Any], target: Target) -> bytes:
    """One object file of all this, for a target."""
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="pic", codemodel="default"
    )
    whole = llvm.parse_assembly(_for_target(target.runtime, target, machine))
    for text in texts:
        part = llvm.parse_assembly(_for_target(text, target, machine))
        for value in [*part.functions, *part.global_variables]:
            if not value.is_declaration and not value.name.startswith("kernel_") and value.linkage.name != "internal":
                value.linkage = "weak_odr"
        whole.link_in(part)
    kept = {told["symbol"] for told in manifest.values()}
    for value in [*whole.functions, *whole.global_variables]:
        if not value.is_declaration and value.name not in kept:
            value.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    unknown = {
        value.name
        for value in [*whole.functions, *whole.global_variables]
        if value.is_declaration and not value.name.startswith("llvm.")
    } - FROM_C
    if unknown:
        raise SystemExit(f"The kernels for {target.name} need what no one gives them: {', '.join(sorted(unknown))}")
    content: bytes = machine.emit_object(whole)
    return content


def _for_target(text: str, target: Target, machine: Any) -> str:
    text = re.sub(r'^target (triple|datalayout) = ".*"\n', "", text, flags=re.MULTILINE)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    text = text.replace("= common ", "= internal ")
    return f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n' + text


def run(*command: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *command], check=True)


def link(content: bytes, manifest: dict[str, Any], target: Target, out: Path) -> None:
    """Link an object file to a library."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "kernels.o"
        made.write_bytes(content)
        if target is WASM:
            known = Path(folder) / "from-c"
            known.write_text("\n".join(sorted(FROM_C)))
            exported = [f"--export={told['symbol']}" for told in manifest.values()]
            asked = ["-shared", "--experimental-pic", "--strip-all", f"--allow-undefined-file={known}", *exported]
            run("wasm-ld", *asked, str(made), "-o", str(out))
        else:
            # Against an old C library, which newer ones stand in for.
            old = ["-target", f"{platform.machine()}-linux-gnu.2.17", "-Wl,--no-undefined"]
            exact = old if sys.platform == "linux" else []
            run("cc", "-shared", "-s", *exact, str(made), "-lm", "-o", str(out))


def is_current(folder: Path) -> bool:
    """Return whether both libraries are there, and were made of these sources."""
    listed = folder / "kernels.json"
    if not all(path.is_file() for path in (listed, folder / WASM_FILE, folder / ahead_of_time.library().name)):
        return False
    return bool(json.loads(listed.read_text(encoding="utf-8"))["sources"] == jit.sources_digest())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--host", action="store_true", help="the library for this machine only")
    parser.add_argument("--wasm", action="store_true", help="the WebAssembly module only")
    parser.add_argument("--out", type=Path, default=ahead_of_time.FOLDER, help="the folder to write to")
    parser.add_argument("--only", nargs="+", help="the entry points to compile")
    parser.add_argument("--if-changed", action="store_true", help="do nothing if they are up to date")
    asked = parser.parse_args()
    if asked.if_changed and is_current(asked.out):
        return
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    entries = list(entry_points.listed(GAMES.values()))
    if asked.only:
        entries = [entry for entry in entries if entry.name in asked.only]
    texts, manifest = compile_entry_points(entries)
    asked.out.mkdir(exist_ok=True)
    for target, named in ((host(), asked.host), (WASM, asked.wasm)):
        if named or asked.host == asked.wasm:
            out = asked.out / (WASM_FILE if target is WASM else ahead_of_time.library().name)
            link(object_file(texts, manifest, target), manifest, target, out)
            print(f"{out}: {out.stat().st_size:,} bytes, {len(manifest)} entry points")
    written = {"sources": jit.sources_digest(), "kernels": manifest}
    (asked.out / "kernels.json").write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
