#!/usr/bin/env python3
"""Checks SARIF files: against the OASIS schema, and for what GitHub code scanning asks beyond it.

usage: check_sarif.py [--source-root DIR] FILE...

With --source-root, the places are compared with the sources too: every region lies in its file, every snippet is the
text of its region in UTF-16 columns, and the line hashes are computed a second time.

The schema and, where it is missing, the library that applies it come from the Python package index; both are kept
under .build/sarif.
"""

import argparse
import collections
import gzip
import json
import pathlib
import re
import sys
import urllib.parse

import sarif_schema

LINK = re.compile(r"(?<!\\)\[(?:[^\[\]\\]|\\.)*\]\((\d+)\)")
URI = re.compile(r"(?:file:///)?(?:[A-Za-z0-9._~!$&'()*+,;=@/-]|%[0-9A-F]{2})+")


class Checker:
    def __init__(self, source_root):
        self.source_root = source_root
        self.problems = []
        self.sources = {}

    def report(self, where, what):
        self.problems.append(f"{where}: {what}")

    def check(self, log, size):
        if log.get("version") != "2.1.0" or "$schema" not in log:
            self.report("$", "no $schema, or not version 2.1.0")
        if size > 10_000_000:
            self.report("$", "more than 10 MB when compressed")
        self.check_strings(log, "$")
        for index, run in enumerate(log["runs"]):
            self.check_run(run, f"runs[{index}]")

    def check_strings(self, value, where):
        """No empty strings; URIs are encoded references without backward steps."""
        if isinstance(value, dict):
            for name, inner in value.items():
                if name == "uri":
                    self.check_uri(inner, f"{where}.uri")
                self.check_strings(inner, f"{where}.{name}")
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                self.check_strings(inner, f"{where}[{index}]")
        elif value == "":
            self.report(where, "empty string")

    def check_uri(self, uri, where):
        if not URI.fullmatch(uri):
            self.report(where, f"not a plain URI reference: {uri!r}")
        elif ".." in urllib.parse.unquote(uri).split("/"):
            self.report(where, "leaves the root")

    def check_run(self, run, where):
        driver = run["tool"]["driver"]
        for name in ("name", "version", "informationUri", "rules"):
            if name not in driver:
                self.report(f"{where}.tool.driver", f"no {name}")
        if run.get("columnKind") != "utf16CodeUnits":
            self.report(where, "columns are not in UTF-16 code units")
        rules = driver.get("rules", [])
        self.check_taxonomies(run, where)
        for index, rule in enumerate(rules):
            self.check_rule(rule, f"{where}.rules[{index}]")
        ids = [rule["id"] for rule in rules]
        if len(ids) != len(set(ids)):
            self.report(f"{where}.rules", "two rules have one id")
        results = run["results"]
        if len(results) > 25_000:
            self.report(f"{where}.results", "more than 25,000")
        if len({("suppressions" in result) for result in results}) > 1:
            self.report(f"{where}.results", "only some tell whether they are suppressed")
        for index, result in enumerate(results):
            self.check_result(result, ids, f"{where}.results[{index}]")
        own = [result["partialFingerprints"].get("unretain/v1") for result in results]
        for fingerprint, count in collections.Counter(own).items():
            if fingerprint is not None and count > 1:
                self.report(f"{where}.results", f"{count} results have the fingerprint {fingerprint}")
        for invocation in run.get("invocations", []):
            for index, notice in enumerate(invocation.get("toolExecutionNotifications", [])):
                self.check_notification(notice, driver, f"{where}.toolExecutionNotifications[{index}]")

    def check_taxonomies(self, run, where):
        """Whatever rules and results refer to is there, under the index that they name."""
        taxonomies = run.get("taxonomies", [])
        supported = [component["name"] for component in run["tool"]["driver"].get("supportedTaxonomies", [])]
        if supported != [taxonomy["name"] for taxonomy in taxonomies]:
            self.report(f"{where}.supportedTaxonomies", "not the taxonomies of the run")
        described = {}
        for index, rule in enumerate(run["tool"]["driver"].get("rules", [])):
            targets = [relationship["target"] for relationship in rule.get("relationships", [])]
            self.check_taxa(targets, taxonomies, f"{where}.rules[{index}]")
            described[rule["id"]] = {target["id"] for target in targets}
            tags = {tag for tag in rule.get("properties", {}).get("tags", []) if tag.startswith("external/cwe/")}
            if tags != {f"external/cwe/cwe-{number}" for number in described[rule["id"]]}:
                self.report(f"{where}.rules[{index}]", "tags and relationships name different weaknesses")
        for index, result in enumerate(run["results"]):
            taxa = result.get("taxa", [])
            self.check_taxa(taxa, taxonomies, f"{where}.results[{index}]")
            if not {reference["id"] for reference in taxa} <= described.get(result["ruleId"], set()):
                self.report(f"{where}.results[{index}]", "a weakness that its rule does not name")

    def check_taxa(self, references, taxonomies, where):
        for reference in references:
            component = reference["toolComponent"]
            taxonomy = taxonomies[component["index"]] if component["index"] < len(taxonomies) else {}
            taxa = taxonomy.get("taxa", [])
            index = reference.get("index", -1)
            if taxonomy.get("name") != component["name"] or not 0 <= index < len(taxa) or taxa[index]["id"] != reference["id"]:
                self.report(where, f"refers to a weakness that is not there: {reference}")

    def check_rule(self, rule, where):
        for name in ("shortDescription", "fullDescription", "help"):
            text = rule.get(name, {}).get("text", "")
            if not text:
                self.report(where, f"no {name}.text")
            if name != "help" and units(text) > 1024:
                self.report(where, f"{name} is too long")
        if not re.fullmatch(r"(?:[A-Z][a-z0-9]*)+", rule.get("name", "")) or len(rule["name"]) > 255:
            self.report(where, "the name is not in Pascal case")
        properties = rule.get("properties", {})
        if len(properties.get("tags", [])) > 10:
            self.report(where, "more than 10 tags")
        if properties.get("precision") not in ("very-high", "high", "medium", "low"):
            self.report(where, "no precision")

    def check_result(self, result, ids, where):
        if "ruleIndex" in result and ids[result["ruleIndex"]] != result["ruleId"]:
            self.report(where, "ruleIndex and ruleId differ")
        locations = result.get("locations", [])
        if len(locations) != 1:
            self.report(where, "not exactly one location")
        if result.get("baselineState") == "absent":
            # What is gone has a file and no lines; the file may be gone, too.
            if any("region" in location["physicalLocation"] for location in locations):
                self.report(where, "what is absent has no region")
            return
        for location in locations:
            self.check_location(location, f"{where}.locations[0]")
        related = result.get("relatedLocations", [])
        for index, location in enumerate(related):
            self.check_location(location, f"{where}.relatedLocations[{index}]")
        linked = [int(number) for number in LINK.findall(result["message"]["text"])]
        if sorted(linked) != sorted(location.get("id") for location in related):
            self.report(where, "the links of the message are not the related locations")
        if len(related) > 1000:
            self.report(where, "more than 1,000 related locations")
        for flow in result.get("codeFlows", []):
            if len(flow["threadFlows"]) != 1:
                self.report(where, "viewers show the first thread flow only")
            for step in flow["threadFlows"][0]["locations"]:
                if "text" not in step["location"].get("message", {}):
                    self.report(where, "a step has no message")
                self.check_location(step["location"], f"{where}.codeFlows")
        for fix in result.get("fixes", []):
            self.check_fix(fix, f"{where}.fixes")
        self.check_line_hash(result, where)

    def check_fix(self, fix, where):
        if "text" not in fix.get("description", {}):
            self.report(where, "the fix does not say what it does")
        for change in fix["artifactChanges"]:
            last = (0, 0)
            for replacement in change["replacements"]:
                region = replacement["deletedRegion"]
                self.check_location({"physicalLocation": {"artifactLocation": change["artifactLocation"], "region": region}}, where)
                if (region["startLine"], region["startColumn"]) < last:
                    self.report(where, "replacements overlap or are not in order")
                last = (region["endLine"], region["endColumn"])
                if "text" not in replacement.get("insertedContent", {"text": ""}):
                    self.report(where, "what is inserted is no text")

    def check_location(self, location, where):
        physical = location["physicalLocation"]
        region = physical["region"]
        if any(name not in region for name in ("startLine", "startColumn", "endLine", "endColumn")):
            return self.report(where, "the region is not complete")
        start = (region["startLine"], region["startColumn"])
        end = (region["endLine"], region["endColumn"])
        if start > end:
            self.report(where, "the region ends before it starts")
        source = self.source(physical["artifactLocation"]["uri"])
        if source is None:
            return None
        first, last = source.offset(*start), source.offset(*end)
        if first is None or last is None:
            self.report(where, "the region is not in the file")
        elif "snippet" in region and source.text[first:last].decode("utf-16-le") != region["snippet"]["text"]:
            self.report(where, "the snippet is not the text of the region")
        return None

    def check_line_hash(self, result, where):
        stated = result["partialFingerprints"].get("primaryLocationLineHash")
        if stated is None or not re.fullmatch(r"[0-9a-f]{1,16}:[0-9]+", stated):
            return self.report(where, "no line hash")
        for location in result.get("locations", [])[:1]:
            source = self.source(location["physicalLocation"]["artifactLocation"]["uri"])
            if source and source.hashes()[location["physicalLocation"]["region"]["startLine"] - 1] != stated:
                self.report(where, "the line hash is not that of the line")
        return None

    def check_notification(self, notice, driver, where):
        known = driver.get("notifications", [])
        descriptor = notice.get("descriptor", {})
        if not 0 <= descriptor.get("index", -1) < len(known) or known[descriptor["index"]]["id"] != descriptor["id"]:
            self.report(where, "the descriptor is not among those of the tool")
        if "text" not in notice["message"]:
            self.report(where, "no message")

    def source(self, uri):
        if self.source_root is None or uri.startswith("file:"):
            return None
        if uri not in self.sources:
            path = self.source_root / urllib.parse.unquote(uri)
            self.sources[uri] = Source(path.read_bytes()) if path.is_file() else None
            if self.sources[uri] is None:
                self.report(uri, "no such file")
        return self.sources[uri]


class Source:
    """A source file as UTF-16 code units."""

    def __init__(self, content):
        self.content = content
        self.text = content.decode("utf-8", errors="replace").removeprefix("\ufeff").encode("utf-16-le")
        # Lines end where Swift ends them: at a line feed, a carriage return, or both.
        characters = self.text.decode("utf-16-le", errors="surrogatepass")
        self.starts = [0]
        for match in re.finditer(r"\r\n|\r|\n", characters):
            self.starts.append(units(characters[: match.end()]) * 2)

    def offset(self, line, column):
        """The offset in bytes of `text`, or None where there is no such place."""
        if line > len(self.starts):
            return None
        offset = self.starts[line - 1] + 2 * (column - 1)
        limit = self.starts[line] if line < len(self.starts) else len(self.text)
        return offset if offset <= limit else None

    def hashes(self):
        """One window of 100 units after the other, as the upload action describes it."""
        encoded = self.content.decode("utf-8", errors="replace").encode("utf-16-le", errors="surrogatepass")
        raw = [int.from_bytes(encoded[index : index + 2], "little") for index in range(0, len(encoded), 2)]
        folded, after_return = [], False
        for unit in raw:
            if unit not in (0x20, 0x09) and not (after_return and unit == 0x0A):
                folded.append(0x0A if unit == 0x0D else unit)
            after_return = unit == 0x0D
        folded.append(0xFFFF)
        starts = [0] + [index + 1 for index, unit in enumerate(folded) if unit == 0x0A]
        seen, result = collections.Counter(), []
        for start in starts:
            value = 0
            for unit in (folded[start : start + 100] + [0] * 100)[:100]:
                value = (value * 37 + unit) % 2**64
            seen[value] += 1
            result.append(f"{value:x}:{seen[value]}")
        return result


def units(text):
    return len(text.encode("utf-16-le", errors="surrogatepass")) // 2


def problems(path, validator, source_root=None):
    """What is wrong with a file."""
    content = path.read_bytes()
    log = json.loads(content)
    found = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(log)]
    if found:
        return found
    checker = Checker(source_root)
    checker.check(log, len(gzip.compress(content)))
    return checker.problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source-root", type=pathlib.Path)
    parser.add_argument("files", nargs="+", type=pathlib.Path, metavar="FILE")
    arguments = parser.parse_args()
    validator = sarif_schema.validator()
    failures = 0
    for path in arguments.files:
        found = problems(path, validator, arguments.source_root)
        for problem in found:
            print(f"{path}: {problem}", file=sys.stderr)
        failures += bool(found)
    print(f"SARIF: {len(arguments.files) - failures} passed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
