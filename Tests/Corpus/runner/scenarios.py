"""Finds the scenarios and makes what Linux compiles out of what an app developer wrote."""

import dataclasses
import pathlib
import re

CORPUS = pathlib.Path(__file__).resolve().parent.parent
SCENARIOS = CORPUS / "Scenarios"
STAND_INS = frozenset(folder.name for folder in (CORPUS / "Support/Sources").iterdir())

# The place under judgement: `code  //@ mark`.
MARK = re.compile(r"[ \t]*//@[ \t]*(\w+)[ \t]*$", re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Unit:
    """Sources that become one module: a scenario, or its variant over several files."""

    family: str
    name: str
    split: bool
    sources: tuple[pathlib.Path, ...]
    driver: pathlib.Path

    @property
    def identifier(self) -> str:
        return f"{self.family}/{self.name}" + (".split" if self.split else "")

    @property
    def module(self) -> str:
        return re.sub(r"\W", "_", "Corpus_" + self.identifier)

    def texts(self) -> dict[str, str]:
        """File name to text; the driver under `driver.swift`."""
        texts = {path.name: path.read_text() for path in self.sources}
        texts["driver.swift"] = self.driver.read_text()
        return texts

    def marks(self) -> dict[str, tuple[pathlib.Path, int]]:
        """Mark to file and line (1-based)."""
        found = {}
        for path in self.sources:
            for line, text in enumerate(path.read_text().splitlines(), 1):
                match = MARK.search(text)
                if not match:
                    continue
                if match[1] in found:
                    raise SystemExit(f"{path}:{line}: the mark {match[1]} stands there twice")
                found[match[1]] = (path, line)
        return found


def all_units() -> list[Unit]:
    units = []
    for driver in sorted(SCENARIOS.glob("*/*.driver.swift")):
        name = driver.name.removesuffix(".driver.swift")
        family = driver.parent.name
        source = driver.with_name(name + ".swift")
        if not source.exists():
            raise SystemExit(f"{driver}: there is no {source.name} that it could drive")
        units.append(Unit(family, name, False, (source,), driver))
        files = tuple(sorted(driver.with_name(name + ".split").glob("*.swift")))
        if files:
            units.append(Unit(family, name, True, files, driver))
    for source in SCENARIOS.glob("*/*.swift"):
        if not source.name.endswith(".driver.swift") and not source.with_name(source.stem + ".driver.swift").exists():
            raise SystemExit(f"{source}: nothing drives it; write {source.stem}.driver.swift")
    return units


IMPORT = re.compile(r"^(\s*(?:@\w+\s+)?import\s+)(\w+)", re.MULTILINE)
OBJECTIVE_C = re.compile(r"@(?:objc|IBAction|IBOutlet|objcMembers)(?:\([^)]*\))?[ \t]?")
SELECTOR = re.compile(r"#selector\(((?:[^()]|\([^()]*\))*)\)")


def for_linux(text: str) -> str:
    """The same lines, with stand-ins imported and without what only Objective-C has."""

    def stand_in(match: re.Match) -> str:
        module = "Corpus" + match[2]
        return match[1] + (module if module in STAND_INS else match[2])

    def method(match: re.Match) -> str:
        name = match[1].strip().removeprefix("self.")
        return f"Selector({name if '.' in name else 'Self.' + name})"

    text = IMPORT.sub(stand_in, text)
    text = SELECTOR.sub(method, text)
    return OBJECTIVE_C.sub("", text)
