#!/usr/bin/env python3
"""Drives the built language server as editors do, with pytest-lsp, which holds every message against the protocol.

usage: test_protocol.py [ARGUMENT OF PYTEST...]

The variable UNRETAIN names the program; by default it is the one that the last debug build made.
"""

import ast
import asyncio
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.path.abspath(os.environ.get("UNRETAIN") or ROOT / ".build/debug/unretain")

if __name__ == "__main__":
  folder = subprocess.run([ROOT / "Tests/System/Editors/setup.sh", "pytest-lsp"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
  environment = dict(os.environ, PYTHONPATH=folder, PYTHONDONTWRITEBYTECODE="1")
  options = ["-q", "-p", "no:cacheprovider", "-W", "error::pytest_lsp.LspSpecificationWarning", "--asyncio-mode=strict", "-o", "asyncio_default_fixture_loop_scope=function"]
  os.execve(sys.executable, [sys.executable, "-m", "pytest", *options, __file__, *sys.argv[1:]], environment)

import pytest
import pytest_lsp
from pygls.exceptions import JsonRpcException
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

VIEW = """\
final class CartView {
  let model = CartModel()
  var rows = 0

  func show() {
    model.onChange = { self.rows += 1 }
  }
}
"""
MODEL = "final class CartModel {\n  var onChange: (() -> Void)?\n}\n"
HARMLESS = MODEL.replace("var onChange: (() -> Void)?", "func onChange(_ body: () -> Void) {}")
PATIENCE = int(os.environ.get("PATIENCE", 300))


class Editor:
  """A client with a project of its own."""

  def __init__(self, client, folder, is_asking):
    self.client, self.folder, self.is_asking = client, folder, is_asking
    self.versions, self.texts = {}, {}

  def uri(self, name):
    return (self.folder / name).as_uri()

  def write(self, name, text):
    (self.folder / name).write_text(text)

  def open(self, name, text=None):
    text = (self.folder / name).read_text() if text is None else text
    self.versions[name], self.texts[name] = 1, text
    self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(self.uri(name), "swift", 1, text)))

  def change(self, name, text):
    self.versions[name] += 1
    self.texts[name] = text
    self.client.text_document_did_change(
      lsp.DidChangeTextDocumentParams(
        lsp.VersionedTextDocumentIdentifier(self.versions[name], self.uri(name)), [lsp.TextDocumentContentChangeWholeDocument(text)]
      )
    )

  def changed_on_disk(self, name):
    self.client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([lsp.FileEvent(self.uri(name), lsp.FileChangeType.Changed)]))

  async def diagnostics(self, name, wanted=lambda items: True):
    """What is shown of a text's current version, as soon as it is what is wanted."""
    for _ in range(PATIENCE * 20):
      if self.is_asking:
        report = await self.client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(lsp.TextDocumentIdentifier(self.uri(name))))
        items = report.items
      else:
        items = self.client.published.get((self.uri(name), self.versions[name]))
      if items is not None and wanted(list(items)):
        return list(items)
      await asyncio.sleep(0.05)
    raise AssertionError(f"{name}: still {items}")

  async def actions(self, name, diagnostic, only=None):
    actions = await self.client.text_document_code_action_async(
      lsp.CodeActionParams(lsp.TextDocumentIdentifier(self.uri(name)), diagnostic.range, lsp.CodeActionContext([diagnostic], only))
    )
    # The library takes an action with a command for a command.
    return [lsp.CodeAction(action.title, command=lsp.Command(**ast.literal_eval(action.command))) if isinstance(action, lsp.Command) else action for action in actions]

  async def edited(self, name, action):
    """A text after an action, whose edit must be for its version, or be asked for now."""
    if action.edit is None:
      action = await self.client.code_action_resolve_async(action)
      (edits,) = [edits for uri, edits in action.edit.changes.items() if uri == self.uri(name)]
    else:
      (change,) = action.edit.document_changes
      assert (change.text_document.uri, change.text_document.version) == (self.uri(name), self.versions[name])
      edits = change.edits
    lines = self.texts[name].splitlines(keepends=True)
    # The texts of these tests are ASCII: all encodings count alike.
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]
    text = self.texts[name]
    for part in sorted(edits, key=lambda part: (part.range.start.line, part.range.start.character), reverse=True):
      start = starts[part.range.start.line] + part.range.start.character
      end = starts[part.range.end.line] + part.range.end.character
      text = text[:start] + part.new_text + text[end:]
    return text


CLIENTS = ["visual-studio-code", "neovim@0.7.0", "neovim@0.11.0", "emacs"]


@pytest_lsp.fixture(params=CLIENTS, config=ClientServerConfig(server_command=[PROGRAM, "lsp", "--no-cache"]))
async def client(request, lsp_client: LanguageClient, tmp_path):
  folder = tmp_path / "My project"
  folder.mkdir()
  (folder / "View.swift").write_text(VIEW)
  (folder / "Model.swift").write_text(MODEL)
  lsp_client.published = {}
  # The client's own does not keep versions.
  lsp_client.protocol.fm.features.pop(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)

  @lsp_client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
  def published(parameters: lsp.PublishDiagnosticsParams):
    lsp_client.published[parameters.uri, parameters.version] = parameters.diagnostics

  @lsp_client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
  def registered(parameters: lsp.RegistrationParams):
    lsp_client.watchers = [watcher["globPattern"] for registration in parameters.registrations for watcher in registration.register_options["watchers"]]

  capabilities = client_capabilities(request.param)
  await lsp_client.initialize_session(
    lsp.InitializeParams(capabilities=capabilities, workspace_folders=[lsp.WorkspaceFolder(folder.as_uri(), "My project")])
  )
  lsp_client.editor = Editor(lsp_client, folder, capabilities.text_document.diagnostic is not None)
  yield
  await lsp_client.shutdown_session()


@pytest.fixture
def editor(client):
  return client.editor


@pytest.mark.asyncio
async def test_leak_across_two_files_is_seen_repaired_and_back(editor):
  editor.open("View.swift", VIEW.replace("self.rows += 1", ""))
  assert await editor.diagnostics("View.swift") == []
  editor.change("View.swift", VIEW)
  (found,) = await editor.diagnostics("View.swift")
  assert (found.code, found.severity, found.source) == ("stored_closure_cycle", lsp.DiagnosticSeverity.Error, "unretain")
  if found.related_information:
    assert any(step.location.uri.endswith("Model.swift") for step in found.related_information)
  else:
    assert "Model.swift:2" in found.message
  repair = (await editor.actions("View.swift", found))[0]
  repaired = await editor.edited("View.swift", repair)
  assert "{ [weak self] in" in repaired
  editor.change("View.swift", repaired)
  if repair.edit is None:
    with pytest.raises(JsonRpcException):
      await editor.client.code_action_resolve_async(repair)
  assert await editor.diagnostics("View.swift") == []
  editor.change("View.swift", VIEW)
  assert len(await editor.diagnostics("View.swift")) == 1


@pytest.mark.asyncio
async def test_other_file_decides(editor):
  editor.open("View.swift")
  editor.open("Model.swift")
  assert len(await editor.diagnostics("View.swift")) == 1
  editor.change("Model.swift", HARMLESS)
  assert await editor.diagnostics("View.swift", lambda items: items == []) == []
  editor.write("View.swift", "")
  editor.changed_on_disk("View.swift")
  editor.change("Model.swift", MODEL)
  assert await editor.diagnostics("View.swift", len)


@pytest.mark.asyncio
async def test_suppression_configuration_and_baseline(editor):
  editor.open("View.swift")
  (found,) = await editor.diagnostics("View.swift")
  suppress = next(action for action in await editor.actions("View.swift", found) if action.title.startswith("Suppress"))
  editor.change("View.swift", await editor.edited("View.swift", suppress))
  assert await editor.diagnostics("View.swift") == []
  editor.change("View.swift", VIEW)
  editor.write("known.json", '{"version": 1, "findings": []}\n')
  editor.write(".unretain.yml", "baseline: known.json\n")
  editor.changed_on_disk(".unretain.yml")
  (found,) = await editor.diagnostics("View.swift")
  for _ in range(PATIENCE * 10):
    accept = [action for action in await editor.actions("View.swift", found) if action.title.startswith("Accept")]
    if accept:
      break
    await asyncio.sleep(0.1)
  await editor.client.workspace_execute_command_async(lsp.ExecuteCommandParams(accept[0].command.command, accept[0].command.arguments))
  (known,) = await editor.diagnostics("View.swift", lambda items: items and items[0].severity == lsp.DiagnosticSeverity.Hint)
  assert len(json.loads((editor.folder / "known.json").read_text())["findings"]) == 1
  editor.write(".unretain.yml", "rules:\n  stored_closure_cycle: off\n")
  editor.changed_on_disk(".unretain.yml")
  await editor.diagnostics("View.swift", lambda items: all(item.code != "stored_closure_cycle" for item in items))


@pytest.mark.asyncio
async def test_hover_graph_and_explanation(editor):
  editor.open("View.swift")
  (found,) = await editor.diagnostics("View.swift")
  place = lsp.HoverParams(lsp.TextDocumentIdentifier(editor.uri("View.swift")), found.range.start)
  assert "captures `self` strongly" in (await editor.client.text_document_hover_async(place)).contents.value
  drawing = await editor.client.workspace_execute_command_async(
    lsp.ExecuteCommandParams("unretain.graph", [{"uri": editor.uri("View.swift"), "position": {"line": 5, "character": 8}}])
  )
  assert drawing.startswith("//") or "digraph" in drawing
  page = await editor.client.workspace_execute_command_async(lsp.ExecuteCommandParams("unretain.explain", ["stored_closure_cycle"]))
  assert page.startswith("# stored_closure_cycle")


@pytest.mark.asyncio
async def test_hover_says_path_life_and_end(editor):
  editor.write("Main.swift", "func screen() {\n  let view = CartView()\n  view.show()\n}\nscreen()\n")
  editor.open("View.swift")
  (found,) = await editor.diagnostics("View.swift")
  # One character is hard to see: without a capture list the closure's first line is marked.
  assert (found.range.start.line, found.range.start.character, found.range.end.character) == (5, 21, 39)
  place = lsp.HoverParams(lsp.TextDocumentIdentifier(editor.uri("View.swift")), found.range.start)
  text = (await editor.client.text_document_hover_async(place)).contents.value
  for part in ("`CartView` keeps `model`", "`CartModel` keeps `onChange`", "life: ", "end: none"):
    assert part in text, text


@pytest.mark.asyncio
async def test_lenses_on_demand(editor):
  editor.open("View.swift")
  await editor.diagnostics("View.swift")
  asked = lsp.CodeLensParams(lsp.TextDocumentIdentifier(editor.uri("View.swift")))
  assert not await editor.client.text_document_code_lens_async(asked)
  editor.client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams({"unretain": {"codeLens": True}}))
  (lens,) = await editor.client.text_document_code_lens_async(asked)
  assert (lens.range.start.line, lens.command.title) == (5, "kept by `model.onChange`, for as long as that lives")


@pytest.mark.asyncio
async def test_findings_are_those_of_the_command_line(editor):
  rng = random.Random(17)
  pieces = ["self", "{", "}", "\n", "[weak self] in ", "var done: (() -> Void)?\n", "func go() { done = { self.go() } }\n", '"', "(", "// unretain:disable all\n"]
  texts = {"View.swift": VIEW, "Model.swift": MODEL}
  for name in texts:
    editor.open(name)
  for _ in range(12):
    for name, text in texts.items():
      at = rng.randrange(len(text) + 1)
      texts[name] = text[:at] + rng.choice(pieces) + text[at + rng.choice([0, 0, 0, 5]):]
      editor.change(name, texts[name])
    for name, text in texts.items():
      editor.write(name, text)
    report = json.loads(subprocess.run([PROGRAM, "--no-cache", "--format", "json", editor.folder], stdout=subprocess.PIPE).stdout)
    for name in texts:
      # An editor underlines the head of a closure, and reports mark its brace.
      shown = [(item.code, item.range.start.line + 1, item.range.start.character + 1)
               for item in await editor.diagnostics(name) if item.code != "directive"]
      expected = [(found["rule"], *(found["location"][key] for key in ("line", "column")))
                  for found in report["findings"]
                  if found["location"]["file"] == name and found["level"] != "note" and not found.get("suppression")]
      if shown != expected and not editor.is_asking:
        # What the other text's change gives may still be on its way.
        await editor.diagnostics(name, lambda items: len([item for item in items if item.code != "directive"]) == len(expected))
        continue
      assert shown == expected
