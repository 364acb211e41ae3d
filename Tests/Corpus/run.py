#!/usr/bin/env python3
"""Compiles the scenarios, runs every marked place and measures whether its object dies.

    Tests/Corpus/run.py                    measure all, write measured.tsv anew; fails where the
                                           runtime disagrees with a row that was there
    Tests/Corpus/run.py --check            measure all, write nothing; fails on any difference
    Tests/Corpus/run.py --only Timers/     measure scenarios whose name contains that; prints rows
"""

import argparse
import csv
import io
import json
import sys
import time

from runner import build, counterfactual, measure, scenarios

TABLE = scenarios.CORPUS / "measured.tsv"
COLUMNS = ["scenario", "mark", "rule", "decidedBy", "outcome", "counterfactual"]
OUTCOMES = {"freed", "freedLate", "leaked", "trapped"}
HARMFUL = {"leaked", "trapped"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--only", help="only scenarios whose name contains this; writes nothing")
    options = parser.parse_args()
    start = time.monotonic()
    rows, mistakes = measured(options.only)
    print(f"{len(rows)} places in {time.monotonic() - start:.0f} s", file=sys.stderr)
    if options.only:
        sys.stdout.write(rendered(rows))
    else:
        mistakes += compared(rows, write=not options.check)
    for row in rows:
        if row["counterfactual"] == "notRewritten":
            print(f"note: {row['scenario']} {row['mark']}: no copy with that capture weak compiles", file=sys.stderr)
    for mistake in mistakes:
        print(f"error: {mistake}", file=sys.stderr)
    return 1 if mistakes else 0


def measured(only: str | None) -> tuple[list[dict], list[str]]:
    """The rows of the table, and what is wrong with scenarios."""
    support = build.Support()
    units = [unit for unit in scenarios.all_units() if only is None or only in unit.identifier]
    if not units:
        raise SystemExit(f"no scenario's name contains {only}")
    failures = build.compile_all(support, {unit.module: unit.texts() for unit in units})
    mistakes = [f"{unit.identifier} does not compile:\n{failures[unit.module]}" for unit in units if unit.module in failures]
    units = [unit for unit in units if unit.module not in failures]
    if not units:
        return [], mistakes
    program = build.link(support, "selection" if only else "all", {unit.module: unit.identifier for unit in units})
    known = {unit.identifier: unit for unit in units}
    places = measure.places_of(program)
    mistakes += unmatched_marks(units, places)
    cache = Cache(known)
    rows = [{**place, "outcome": cache.outcome(place), "counterfactual": ""} for place in places]
    todo = [row for row in rows if row["outcome"] is None]
    jobs = [(program, row["scenario"], row["mark"]) for row in todo]
    for row, outcome in zip(todo, settled(jobs, [not row["rule"] for row in todo])):
        row["outcome"] = outcome
        if outcome not in OUTCOMES:
            mistakes.append(f"{row['scenario']} {row['mark']}: {outcome}")
        elif bool(row["rule"]) != (outcome in HARMFUL) and row["decidedBy"] != "run":
            print(f"note: {row['scenario']} {row['mark']}: rule '{row['rule']}', but measured {outcome}", file=sys.stderr)
    mistakes += weaken(support, known, rows)
    cache.store(rows)
    return rows, mistakes


def settled(jobs: list, harmless: list[bool]) -> list[str]:
    """Outcomes; what lives on though its author calls it harmless gets a longer chance, as the machine may be busy."""
    outcomes = measure.outcomes(jobs)
    again = [index for index, outcome in enumerate(outcomes) if outcome == "leaked" and harmless[index]]
    for index, outcome in zip(again, measure.outcomes([jobs[index] for index in again], 5 * measure.PATIENCE)):
        outcomes[index] = outcome
    return outcomes


def unmatched_marks(units: list, places: list[dict]) -> list[str]:
    mistakes = []
    for unit in units:
        marks = set(unit.marks())
        driven = [place["mark"] for place in places if place["scenario"] == unit.identifier]
        mistakes += [f"{unit.identifier}: no place drives the mark {mark}" for mark in sorted(marks - set(driven))]
        mistakes += [f"{unit.identifier}: the mark {mark} stands nowhere" for mark in sorted(set(driven) - marks)]
        mistakes += [f"{unit.identifier}: two places for the mark {mark}" for mark in sorted({m for m in driven if driven.count(m) > 1})]
    return mistakes


def weaken(support: build.Support, known: dict, rows: list[dict]) -> list[str]:
    """Measures, for each leak and trap, a copy with just that capture weak."""
    candidates = {}
    for row in rows:
        unit = known[row["scenario"]]
        marks = unit.marks()
        if row["outcome"] not in HARMFUL or unit.split or row["mark"] not in marks:
            continue
        path, line = marks[row["mark"]]
        text = path.read_text()
        if row["repaired"]:
            copies = [counterfactual.replaced_line(text, line, row["repaired"])]
        else:
            copies = counterfactual.weakened(text, line, row["capture"])
        for index, copy in enumerate(copies):
            module = f"{unit.module}__{row['mark']}_{index}"
            candidates.setdefault((row["scenario"], row["mark"]), []).append((module, {**unit.texts(), path.name: copy}))
    chosen = first_that_compile(support, candidates)
    results = {}
    if chosen:
        program = build.link(support, "weakened-selection" if len(known) < 50 else "weakened", {module: " ".join(key) for key, module in chosen.items()})
        keys = list(chosen)
        for key, outcome in zip(keys, measure.outcomes([(program, " ".join(key), key[1]) for key in keys])):
            results[key] = outcome
    mistakes = []
    for row in rows:
        if row["outcome"] not in HARMFUL or known[row["scenario"]].split:
            continue
        key = (row["scenario"], row["mark"])
        row["counterfactual"] = results.get(key, "notRewritten")
        # Sooner or later, or gone when it was called: what counts is that it dies.
        if row["counterfactual"] in {"freed", "freedLate", "gone"}:
            row["counterfactual"] = "repaired"
        elif row["counterfactual"] != "notRewritten":
            mistakes.append(f"{key[0]} {key[1]}: {row['outcome']}, and with that capture weak: {row['counterfactual']}")
    return mistakes


def first_that_compile(support: build.Support, candidates: dict) -> dict:
    """For each place the first of its copies that compiles."""
    chosen, waiting = {}, dict(candidates)
    for round in range(max((len(copies) for copies in candidates.values()), default=0)):
        batch = {key: copies[round] for key, copies in waiting.items() if round < len(copies)}
        failures = build.compile_all(support, dict(batch.values()))
        for key, (module, _) in batch.items():
            if module not in failures:
                chosen[key] = module
                del waiting[key]
    return chosen


class Cache:
    """Outcomes of modules that have not changed since they were measured."""

    def __init__(self, known: dict) -> None:
        self.file = build.BUILD / "outcomes.json"
        self.known = known
        self.stored = json.loads(self.file.read_text()) if self.file.exists() else {}

    def key(self, place: dict) -> str:
        return f"{build.stamp_of(self.known[place['scenario']].module)} {place['scenario']} {place['mark']}"

    def outcome(self, place: dict) -> str | None:
        return self.stored.get(self.key(place))

    def store(self, rows: list[dict]) -> None:
        self.stored.update({self.key(row): row["outcome"] for row in rows if row["outcome"] in OUTCOMES})
        self.file.write_text(json.dumps(self.stored))


def rendered(rows: list[dict]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, delimiter="\t", extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(sorted(rows, key=lambda row: (row["scenario"], row["mark"])))
    return out.getvalue()


def compared(rows: list[dict], write: bool) -> list[str]:
    """What differs from the table in the repository."""
    old_text = TABLE.read_text() if TABLE.exists() else ""
    old = {(row["scenario"], row["mark"]): row for row in csv.DictReader(io.StringIO(old_text), delimiter="\t")}
    for row in rows:
        known = old.get((row["scenario"], row["mark"]))
        # Where a queue of its own lets go of the object, it is a matter of luck whether that is before or after the driver has looked.
        if known and {known["outcome"], row["outcome"]} == {"freed", "freedLate"}:
            row["outcome"] = known["outcome"]
    new_text = rendered(rows)
    mistakes = [
        f"{row['scenario']} {row['mark']}: the table says {old[key]['outcome']}, the runtime {row['outcome']}"
        for row in rows
        if (key := (row["scenario"], row["mark"])) in old and old[key]["outcome"] != row["outcome"]
    ]
    if write:
        TABLE.write_text(new_text)
    elif new_text != old_text and not mistakes:
        changed = sorted(set(new_text.splitlines()) - set(old_text.splitlines()))
        mistakes.append(
            f"{TABLE.name} is not what the corpus gives; run `make corpus` and look at the difference. New rows:\n" + "\n".join(changed[:20])
        )
    return mistakes


if __name__ == "__main__":
    sys.exit(main())
