#!/usr/bin/env python3
"""Writes what the program says of its own commands and options as pages: docs/options.md, or one for `man`.

usage: help-pages.py --program FILE [--check | --manual FILE]
"""

import argparse
import json
import pathlib
import re
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


def without_opposites(arguments):
  """The same, with the names of an opposite (`--no-cache`) added to those of its option, whose text would be wrong for it alone."""
  result = []
  for argument in arguments:
    names = [entry["name"] for entry in argument.get("names", [])]
    before = [entry["name"] for entry in result[-1].get("names", [])] if result else []
    if names and before and names == ["no-" + before[-1]] and argument.get("abstract") == result[-1].get("abstract"):
      text = f"{argument.get('abstract', '')} With --no-{before[-1]}: do not."
      result[-1] = {**result[-1], "names": result[-1]["names"] + argument["names"], "abstract": text}
    else:
      result.append(argument)
  return result


def row(argument):
  text = cell(argument.get("abstract", ""))
  # How many processors there are is no matter of the page.
  if "defaultValue" in argument and argument["kind"] == "option" and argument["valueName"] != "n":
    text += f" Default: `{argument['defaultValue']}`."
  return f"| {name(argument)} | {text.strip()} |"


def shown(command):
  return [argument for argument in command.get("arguments", []) if argument["shouldDisplay"] and argument.get("valueName") not in ("help", "version")]


def section(command, path, depth):
  title = " ".join(path + [command["commandName"]])
  lines = ["", f"{'#' * depth} `{title}`", "", command.get("abstract", "")]
  if command.get("discussion"):
    lines += ["", " ".join(command["discussion"].split()).replace("<", "&lt;")]
  if shown(command):
    lines += ["", "| | |", "| --- | --- |"] + rows(shown(command))
  for inner in command.get("subcommands", []):
    if inner["commandName"] != "help":
      lines += section(inner, path + [command["commandName"]], depth + 1)
  return lines


def roff(text):
  """As text, whatever of it roff would read as its own."""
  text = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
  text = re.sub(r"[^\x00-\x7f]", lambda match: f"\\[u{ord(match[0]):04X}]", text)
  return "\\&" + text if text[:1] in (".", "'") else text


def manual_section(command, path):
  title = " ".join(path + [command["commandName"]])
  lines = [".SS " + roff(title), roff(command.get("abstract", ""))]
  if command.get("discussion"):
    lines += [".PP", roff(command["discussion"])]
  for argument in without_opposites(shown(command)):
    names = ", ".join(
      "\\fB" + roff("-" * (1 if entry["kind"] == "short" else 2) + entry["name"]) + "\\fR" for entry in argument.get("names", []))
    value = f"\\fI{roff(argument['valueName'])}\\fR" if argument["kind"] != "flag" else ""
    lines += [".TP", f"{names} {value}".strip(), roff(argument.get("abstract", ""))]
  for inner in command.get("subcommands", []):
    if inner["commandName"] != "help":
      lines += manual_section(inner, path + [command["commandName"]])
  return lines


def manual(root, version):
  lines = [
    f'.TH UNRETAIN 1 "" "unretain {version}"', ".SH NAME", "unretain \\- " + roff(root["abstract"]), ".SH SYNOPSIS",
    "\\fBunretain\\fR [\\fIcommand\\fR] [\\fIoptions\\fR] [\\fIpaths\\fR]", ".SH DESCRIPTION", "Without a command, \\fBlint\\fR runs.",
    ".PP", roff(root["discussion"]), ".SH COMMANDS"]
  for command in root["subcommands"]:
    if command["commandName"] != "help":
      lines += manual_section(command, ["unretain"])
  return "\n".join(lines) + "\n"


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("--program", required=True)
  parser.add_argument("--check", action="store_true", help="fail where the page is not what the program says")
  parser.add_argument("--manual", type=pathlib.Path, help="write a page for man in place of docs/options.md")
  arguments = parser.parse_args()
  dump = subprocess.run([arguments.program, "--experimental-dump-help"], check=True, stdout=subprocess.PIPE).stdout
  root = json.loads(dump)["command"]
  if arguments.manual:
    version = subprocess.run([arguments.program, "--version"], check=True, stdout=subprocess.PIPE).stdout.decode().split()[0]
    arguments.manual.parent.mkdir(parents=True, exist_ok=True)
    arguments.manual.write_text(manual(root, version))
    return
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
