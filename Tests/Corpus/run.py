#!/usr/bin/env python3
"""Compiles the scenarios, runs every marked place and measures whether its object dies.

    Tests/Corpus/run.py                    measure all, write measured.tsv anew; fails where the
                                           runtime disagrees with a row that was there
    Tests/Corpus/run.py --update           the same, but believe the rows whose fingerprint fits
    Tests/Corpus/run.py --check            write nothing, fail on any difference; believe the rows
                                           whose fingerprint fits, but for a twentieth of the
                                           scenarios, another one after each commit
    Tests/Corpus/run.py --check --whole    write nothing, measure all
    Tests/Corpus/run.py --only Timers/     measure scenarios whose name contains that; prints rows
"""

import argparse
import sys
import time

from runner import build, counterfactual, measure, scenarios, table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; with fewer measurements unless --whole")
    parser.add_argument("--whole", action="store_true", help="with --check: believe no row")
    parser.add_argument("--update", action="store_true", help="write the table, and believe the rows whose fingerprint fits")
    parser.add_argument("--part", type=int, metavar="N", help=f"with --check: the part to measure in any case, 0 to {table.PARTS - 1}")
    parser.add_argument("--only", help="only scenarios whose name contains this; writes nothing")
    options = parser.parse_args()
    start = time.monotonic()
    units = [unit for unit in scenarios.all_units() if options.only is None or options.only in unit.identifier]
    if not units:
        raise SystemExit(f"no scenario's name contains {options.only}")
    fingerprints = {unit.identifier: table.fingerprint(unit) for unit in units}
    believed, todo = split(units, fingerprints, options)
    measured, mistakes = rows_of(todo, fingerprints, len(todo) == len(units) and not options.only)
    print(f"{len(measured)} places of {len(todo)} scenarios measured, {len(believed)} places believed, in {time.monotonic() - start:.0f} s", file=sys.stderr)
    if options.only:
        sys.stdout.write(table.rendered(measured))
    else:
        mistakes += compared(believed + measured, write=not options.check)
    for row in measured:
        if row["counterfactual"] == "notRewritten":
            print(f"note: {row['scenario']} {row['mark']}: no copy with that capture weak compiles", file=sys.stderr)
    for mistake in mistakes:
        print(f"error: {mistake}", file=sys.stderr)
    return 1 if mistakes else 0


def split(units: list, fingerprints: dict, options: argparse.Namespace) -> tuple[list[dict], list]:
    """The rows that are believed, and the scenarios that are to be measured."""
    if options.only or options.whole or not (options.check or options.update):
        return [], units
    part, of_what = (None, "") if options.update else (options.part, "as asked for") if options.part is not None else table.part_of_today()
    memory, known, by_fingerprint = table.Memory(), {}, {}
    for row in table.recorded():
        known.setdefault(row["scenario"], []).append(row)
        by_fingerprint.setdefault(row["fingerprint"], {})[row["mark"]] = row
    believed, todo, unfit = [], [], 0
    for unit in units:
        name, fingerprint = unit.identifier, fingerprints[unit.identifier]
        if part is not None and table.part_of(name) == part:
            todo.append(unit)
            continue
        # A scenario that was renamed is still the same; the table may also be one of another compiler.
        renamed = [{**row, "scenario": name} for row in by_fingerprint.get(fingerprint, {}).values()]
        for rows in (known.get(name, []), renamed, memory.recall(fingerprint, name)):
            if table.fits(fingerprint, rows, unit):
                believed += rows
                break
        else:
            unfit += 1
            todo.append(unit)
    if part is not None:
        print(f"part {part} of {table.PARTS} ({of_what}): {len(todo) - unfit} scenarios are measured though they fit", file=sys.stderr)
    print(f"{unfit} scenarios do not fit the fingerprints of {table.TABLE.name}", file=sys.stderr)
    return believed, todo


def rows_of(units: list, fingerprints: dict, whole: bool) -> tuple[list[dict], list[str]]:
    """The rows of scenarios as they are measured now, and what is wrong with scenarios."""
    if not units:
        return [], []
    support = build.Support()
    failures = build.compile_all(support, {unit.module: unit.texts() for unit in units})
    mistakes = [f"{unit.identifier} does not compile:\n{failures[unit.module]}" for unit in units if unit.module in failures]
    units = [unit for unit in units if unit.module not in failures]
    if not units:
        return [], mistakes
    program = build.link(support, "all" if whole else "selection", {unit.module: unit.identifier for unit in units})
    known = {unit.identifier: unit for unit in units}
    places = measure.places_of(program)
    mistakes += unmatched_marks(units, places)
    outcomes = measure.outcomes([(program, place["scenario"], place["mark"]) for place in places])
    rows = []
    for place, outcome in zip(places, outcomes):
        rows.append({**place, "outcome": outcome, "counterfactual": "", "fingerprint": fingerprints[place["scenario"]]})
        if outcome not in table.OUTCOMES:
            mistakes.append(f"{place['scenario']} {place['mark']}: {outcome}")
        elif bool(place["rule"]) != (outcome in table.HARMFUL) and place["decidedBy"] != "run":
            print(f"note: {place['scenario']} {place['mark']}: rule '{place['rule']}', but measured {outcome}", file=sys.stderr)
    mistakes += weaken(support, known, rows, whole)
    if not mistakes:
        table.Memory().keep(rows)
    return rows, mistakes


def unmatched_marks(units: list, places: list[dict]) -> list[str]:
    mistakes = []
    for unit in units:
        marks = set(unit.marks())
        driven = [place["mark"] for place in places if place["scenario"] == unit.identifier]
        mistakes += [f"{unit.identifier}: no place drives the mark {mark}" for mark in sorted(marks - set(driven))]
        mistakes += [f"{unit.identifier}: the mark {mark} stands nowhere" for mark in sorted(set(driven) - marks)]
        mistakes += [f"{unit.identifier}: two places for the mark {mark}" for mark in sorted({m for m in driven if driven.count(m) > 1})]
    return mistakes


def weaken(support: build.Support, known: dict, rows: list[dict], whole: bool) -> list[str]:
    """Measures, for each leak and trap, a copy with just that capture weak."""
    candidates = {}
    for row in rows:
        unit = known[row["scenario"]]
        marks = unit.marks()
        if row["outcome"] not in table.HARMFUL or unit.split or row["mark"] not in marks:
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
        program = build.link(support, "weakened" if whole else "weakened-selection", {module: " ".join(key) for key, module in chosen.items()})
        keys = list(chosen)
        for key, outcome in zip(keys, measure.outcomes([(program, " ".join(key), key[1]) for key in keys])):
            results[key] = outcome
    mistakes = []
    for row in rows:
        if row["outcome"] not in table.HARMFUL or known[row["scenario"]].split:
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


def compared(rows: list[dict], write: bool) -> list[str]:
    """What differs from the table in the repository."""
    old_rows = table.recorded()
    old = {(row["scenario"], row["mark"]): row for row in old_rows}
    for row in rows:
        known = old.get((row["scenario"], row["mark"]))
        # Where a queue of its own lets go of the object, it is a matter of luck whether that is before or after the driver has looked.
        if known and {known["outcome"], row["outcome"]} == {"freed", "freedLate"}:
            row["outcome"] = known["outcome"]
    mistakes = [
        f"{row['scenario']} {row['mark']}: the table says {old[key]['outcome']}, the runtime {row['outcome']}"
        for row in rows
        if (key := (row["scenario"], row["mark"])) in old and old[key]["outcome"] != row["outcome"]
    ]
    if write:
        table.TABLE.write_text(table.rendered(rows))
        return mistakes
    # Another compiler makes no difference as long as the outcomes are the same.
    compilers = {key: row["fingerprint"].partition("-")[2] for key, row in old.items()}
    here = [{**row, "fingerprint": row["fingerprint"].partition("-")[0] + "-" + compilers.get((row["scenario"], row["mark"]), "")} for row in rows]
    if not mistakes and table.rendered(here) != table.rendered(old_rows):
        changed = sorted(set(table.rendered(here).splitlines()) ^ set(table.rendered(old_rows).splitlines()))
        mistakes.append(
            f"{table.TABLE.name} is not what the corpus gives; run `Tests/Corpus/run.py --update` and look at the difference. Rows:\n"
            + "\n".join(changed[:20]))
    return mistakes


if __name__ == "__main__":
    sys.exit(main())
