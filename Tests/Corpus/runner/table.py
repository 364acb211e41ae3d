"""measured.tsv: what each place was measured as, and the fingerprint of what that depends on."""

import csv
import io
import json
import pathlib
import subprocess
import time

from . import build, counterfactual, measure, scenarios

TABLE = scenarios.CORPUS / "measured.tsv"
COLUMNS = ["scenario", "mark", "rule", "decidedBy", "outcome", "counterfactual", "fingerprint"]
OUTCOMES = {"freed", "freedLate", "leaked", "trapped"}
HARMFUL = {"leaked", "trapped"}
# The rows that fit are believed, but for one part in so many.
PARTS = 20
COUNTERFACTUAL = pathlib.Path(counterfactual.__file__).read_text()


def rendered(rows: list[dict]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, delimiter="\t", extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(sorted(rows, key=lambda row: (row["scenario"], row["mark"])))
    return out.getvalue()


def recorded() -> list[dict]:
    """The rows of the repository."""
    if not TABLE.exists():
        return []
    rows = list(csv.DictReader(io.StringIO(TABLE.read_text()), delimiter="\t"))
    return [{**row, "fingerprint": row.get("fingerprint") or ""} for row in rows]


def fingerprint(unit: scenarios.Unit) -> str:
    """What the outcomes of a scenario depend on, `CONTENT-COMPILER`: program and driver, the stand-ins that they can reach, the
    probe, the clock and how it is measured; and the compiler. Neither names nor places of files are in it."""
    texts = [scenarios.for_linux(text) for text in unit.texts().values()]
    # A module's text and that of the scenario are told apart by their order: first the driver, which stands last in `texts`.
    content = build.digest(
        texts[-1], *sorted(texts[:-1]), *[text for module in build.imported(texts) for text in build.texts_of_support(module)],
        *build.texts_of_support("CorpusProbe"), (build.SUPPORT / "Package.swift").read_text(), build.CLOCK.read_text(),
        COUNTERFACTUAL, *build.OPTIONS, str(measure.PATIENCE))
    return f"{content[:12]}-{build.digest(build.compiler())[:4]}"


def fits(fingerprint: str, rows: list[dict], unit: scenarios.Unit) -> bool:
    """Whether rows were measured on what is there now, and are all."""
    return (
        bool(rows) and {row["mark"] for row in rows} == set(unit.marks()) and len(rows) == len(unit.marks())
        and all(row["fingerprint"] == fingerprint and row["outcome"] in OUTCOMES for row in rows))


class Memory:
    """What was measured in this folder, kept with what was built: it spares what the table does not fit."""

    def __init__(self) -> None:
        self.file = build.BUILD / "measured.json"
        self.rows = json.loads(self.file.read_text()) if self.file.exists() else {}

    def recall(self, fingerprint: str, identifier: str) -> list[dict]:
        return [{**row, "scenario": identifier} for row in self.rows.get(fingerprint, [])]

    def keep(self, rows: list[dict]) -> None:
        new = {}
        for row in rows:
            new.setdefault(row["fingerprint"], []).append({name: row[name] for name in COLUMNS})
        self.rows.update(new)
        build.BUILD.mkdir(parents=True, exist_ok=True)
        partial = self.file.with_suffix(".partial")
        partial.write_text(json.dumps(self.rows))
        partial.replace(self.file)


def part_of(identifier: str) -> int:
    return int(build.digest(identifier)[:8], 16) % PARTS


def part_of_today() -> tuple[int, str]:
    """Which part is measured though it fits: the commit says it, so that a failure can be repeated, or else the day."""
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=scenarios.CORPUS, text=True, capture_output=True)
    if head.returncode == 0:
        commit = head.stdout.strip()
        return int(commit[:8], 16) % PARTS, f"of commit {commit[:10]}"
    day = int(time.time() // 86400)
    return day % PARTS, f"of day {day}"
