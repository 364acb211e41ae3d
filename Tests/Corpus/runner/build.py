"""Compiles units to object files and links them into runners; what has not changed is not made again."""

import concurrent.futures
import functools
import hashlib
import os
import pathlib
import re
import subprocess
import tempfile

from . import scenarios

BUILD = scenarios.CORPUS.parent.parent / ".build" / "corpus"
SUPPORT = scenarios.CORPUS / "Support"
CLOCK = pathlib.Path(__file__).with_name("clock.c")
WORKERS = os.cpu_count() or 2
# How a program is compiled that is measured.
OPTIONS = ["-swift-version", "5", "-Onone", "-suppress-warnings", "-parse-as-library", "-wmo"]


def run(command: list, **options) -> subprocess.CompletedProcess:
    return subprocess.run([str(part) for part in command], text=True, capture_output=True, **options)


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:24]


@functools.cache
def compiler() -> str:
    """Its version and its target."""
    return run(["swiftc", "--version"]).stdout


@functools.cache
def clock() -> pathlib.Path:
    """The stand-in of time, as a library that is loaded before all others."""
    text = CLOCK.read_text()
    library = BUILD / f"clock-{digest(text)}.so"
    if not library.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        # Threads and processes may make it at once: each in a folder of its own, and the last one stays.
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            made_here = pathlib.Path(folder) / "clock.so"
            made = run(["clang", "-std=gnu11", "-O2", "-shared", "-fPIC", "-o", made_here, CLOCK, "-lpthread", "-ldl"])
            if made.returncode != 0:
                raise SystemExit(f"the corpus's clock does not compile:\n{made.stderr}")
            made_here.replace(library)
    return library


class Support:
    """The stand-ins and the probe, built as a package."""

    def __init__(self) -> None:
        folder = BUILD / "support"
        self.stamp = digest(
            compiler(),
            (SUPPORT / "Package.swift").read_text(),
            *[f"{path.relative_to(SUPPORT)}\0{path.read_text()}" for path in sorted(SUPPORT.glob("Sources/**/*.swift"))],
        )
        stamp_file = folder / "corpus-stamp"
        if not stamp_file.exists() or stamp_file.read_text() != self.stamp:
            built = run(["swift", "build", "--package-path", SUPPORT, "--scratch-path", folder])
            if built.returncode != 0:
                raise SystemExit(f"the corpus's support package does not build:\n{built.stdout}{built.stderr}")
            stamp_file.write_text(self.stamp)
        self.products = folder / "debug"

    def search_options(self) -> list:
        options = ["-I", self.products / "Modules"]
        for module_map in self.products.glob("*.build/module.modulemap"):
            options += ["-Xcc", f"-fmodule-map-file={module_map}"]
        return options

    @functools.cache
    def interface(self, module: str) -> str:
        """What importers see of a stand-in: they need not be compiled anew where only its bodies have changed."""
        return hashlib.sha256((self.products / "Modules" / f"{module}.swiftmodule").read_bytes()).hexdigest()

    def interfaces(self, texts: list[str]) -> list[str]:
        return [self.interface(module) for module in imported(texts)]


IMPORT = re.compile(r"^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|package|internal)[ \t]+)?import[ \t]+(?:(?:class|struct|enum|func|protocol|typealias|var|let)[ \t]+)?(\w+)", re.MULTILINE)


@functools.cache
def texts_of_support(module: str) -> list[str]:
    return [path.read_text() for path in sorted((SUPPORT / "Sources" / module).glob("**/*.swift"))]


def imported(texts: list[str]) -> list[str]:
    """The stand-ins that these texts import, with what those import."""
    found, waiting = set(), list(texts)
    while waiting:
        for module in IMPORT.findall(waiting.pop()):
            if module not in found and (SUPPORT / "Sources" / module).is_dir():
                found.add(module)
                waiting += texts_of_support(module)
    return sorted(found)


def compile_module(support: Support, module: str, texts: dict[str, str]) -> str | None:
    """Makes `module` out of `texts`; nil, or what the compiler says is wrong."""
    prepared = {name: scenarios.for_linux(text) for name, text in texts.items()}
    stamp = digest(
        compiler(), *OPTIONS, *support.interfaces(list(prepared.values())), *[part for item in sorted(prepared.items()) for part in item])
    folder = BUILD / "units" / module
    stamp_file, failure_file = folder / "stamp", folder / "failure"
    if stamp_file.exists() and stamp_file.read_text() == stamp:
        return failure_file.read_text() if failure_file.exists() else None
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, text in prepared.items():
        (folder / name).write_text(text)
    compiled = run(
        ["swiftc", *OPTIONS, "-emit-object", "-emit-module",
         "-module-name", module, "-o", folder / "module.o", "-emit-module-path", BUILD / "modules" / f"{module}.swiftmodule",
         *support.search_options(), *[folder / name for name in prepared]]
    )
    failure = None
    if compiled.returncode != 0:
        failure = compiled.stderr or compiled.stdout or "the compiler failed"
        failure_file.write_text(failure)
    stamp_file.write_text(stamp)
    return failure


def stamp_of(module: str) -> str:
    return (BUILD / "units" / module / "stamp").read_text()


def compile_all(support: Support, modules: dict[str, dict[str, str]]) -> dict[str, str]:
    """Module to failure, for those that failed."""
    (BUILD / "modules").mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        results = pool.map(lambda item: (item[0], compile_module(support, *item)), modules.items())
        return {module: failure for module, failure in results if failure}


def link(support: Support, name: str, modules: dict[str, str]) -> pathlib.Path:
    """A runner of `modules`: module to the identifier that it answers to."""
    folder = BUILD / "runners" / name
    folder.mkdir(parents=True, exist_ok=True)
    program, stamp_file = folder / "runner", folder / "stamp"
    stamp = digest(support.stamp, *[f"{module} {identifier} {stamp_of(module)}" for module, identifier in sorted(modules.items())])
    if program.exists() and stamp_file.exists() and stamp_file.read_text() == stamp:
        return program
    lines = ["import CorpusProbe"] + [f"import {module}" for module in sorted(modules)]
    lines += ["var scenarios: [String: [Place]] = [:]"]
    lines += [f'scenarios["{identifier}"] = {module}.places' for module, identifier in sorted(modules.items())]
    lines += ["runCorpus(scenarios)"]
    (folder / "main.swift").write_text("\n".join(lines) + "\n")
    objects = [BUILD / "units" / module / "module.o" for module in sorted(modules)]
    (folder / "objects").write_text("\n".join(str(path) for path in objects) + "\n")
    linked = run(
        ["swiftc", "-swift-version", "5", "-Onone", folder / "main.swift", f"@{folder / 'objects'}", "-o", program, "-I", BUILD / "modules",
         *support.search_options(), support.products / "libCorpusSupport.a", "-lstdc++"]
    )
    if linked.returncode != 0:
        raise SystemExit(f"the runner does not link:\n{linked.stderr[-6000:]}")
    stamp_file.write_text(stamp)
    return program
