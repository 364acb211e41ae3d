#!/usr/bin/env python3
"""Writes docs/options.md from what the program says of its own commands and options.

usage: option-page.py --program FILE [--check]
"""

import argparse
import json
import pathlib
import subprocess
import sys

PAGE = pathlib.Path(__file__).resolve().parent.parent / "docs/options.md"
HEAD = """\
# Options

Of every command, as `unretain help COMMAND` tells them; without a command, `lint` runs. This page is written by `make docs`.
"""


def cell(text):
  """In a table, with what would be markup as it is written."""
  return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")


def name(argument):
  if argument["kind"] == "positional":
    return f"`{argument['valueName']}`" + (" …" if argument["isRepeating"] else "")
  names = ["-" * (1 if entry["kind"] == "short" else 2) + entry["name"] for entry in argument["names"]]
  value = f" <{argument['valueName']}>" if argument["kind"] == "option" else ""
  return ", ".join(f"`{entry}{value}`" for entry in names)


def rows(arguments):
  """A row each; what has an opposite (`--cache`, `--no-cache`) shares one with it."""
  result = []
  for argument in arguments:
    line = row(argument)
    head, _, text = line[2:].partition(" | ")
    if result and head.startswith("`--no-") and result[-1] == f"| {head.replace('--no-', '--')} | {text}":
      result[-1] = f"| {head.replace('--no-', '--')}, {head} | {text}"
    else:
      result.append(line)
  return result


def row(argument):
  text = cell(argument.get("abstract", ""))
  # How many processors there are is no matter of the page.
  if "defaultValue" in argument and argument["kind"] == "option" and argument["valueName"] != "n":
    text += f" Default: `{argument['defaultValue']}`."
  return f"| {name(argument)} | {text.strip()} |"


def section(command, path, depth):
  title = " ".join(path + [command["commandName"]])
  lines = ["", f"{'#' * depth} `{title}`", "", command.get("abstract", "")]
  if command.get("discussion"):
    lines += ["", " ".join(command["discussion"].split()).replace("<", "&lt;")]
  shown = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"] and argument.get("valueName") not in ("help", "version")]
  if shown:
    lines += ["", "| | |", "| --- | --- |"] + rows(shown)
  for inner in command.get("subcommands", []):
    if inner["commandName"] != "help":
      lines += section(inner, path + [command["commandName"]], depth + 1)
  return lines


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("--program", required=True)
  parser.add_argument("--check", action="store_true", help="fail where the page is not what the program says")
  arguments = parser.parse_args()
  dump = subprocess.run([arguments.program, "--experimental-dump-help"], check=True, stdout=subprocess.PIPE).stdout
  root = json.loads(dump)["command"]
  lines = []
  for command in root["subcommands"]:
    if command["commandName"] != "help":
      lines += section(command, ["unretain"], 2)
  text = HEAD + "\n".join(lines) + "\n"
  if not arguments.check:
    PAGE.write_text(text)
  elif text != PAGE.read_text():
    sys.exit("error: docs/options.md is not what the program says; `make docs` writes it anew")


main()
