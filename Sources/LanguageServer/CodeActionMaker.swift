import Findings
import Text
import Reporting
import Project

/// Creates the code actions for the findings at a place.
struct CodeActionMaker {
  /// For the document's current version.
  let snapshot: ProjectSnapshot
  let document: OpenDocument
  let file: Int
  var diagnostics: DiagnosticMaker

  static let fixAllKind = "source.fixAll.unretain"
  private static let quickFixKind = "quickfix"

  mutating func actions(_ parameters: CodeActionParameters) -> [CodeAction] {
    let shown = diagnostics.all(in: file)
    var actions: [CodeAction] = []
    if parameters.wants(Self.quickFixKind) {
      let touched = shown.filter { $0.finding != nil && $0.diagnostic.range.touches(parameters.range) }
      for (shown, finding) in zip(touched, repaired(touched.compactMap(\.finding))) {
        if let index = shown.finding { actions += quickFixes(index, finding, shown.diagnostic) }
      }
    }
    if parameters.wants(Self.fixAllKind), let action = fixAll(repaired(shown.compactMap(\.finding))) { actions.append(action) }
    return actions
  }

  /// The findings with their fixes, which are computed on request and not after each edit.
  private func repaired(_ indices: [Int]) -> [Finding] { snapshot.outcome.fixes.offer(for: indices.map { snapshot.report.findings[$0] }) }

  private mutating func quickFixes(_ index: Int, _ finding: Finding, _ diagnostic: Diagnostic) -> [CodeAction] {
    var actions: [CodeAction] = []
    func action(_ title: String) -> CodeAction {
      var action = CodeAction(title: title, kind: Self.quickFixKind)
      action.diagnostics = [diagnostic]
      return action
    }
    if case .fix(let fix) = finding.fix {
      var repair = action(Self.capitalized(fix.title))
      repair.isPreferred = fix.isSafe && diagnostics.client.takesPreferredActions
      repair.edit = edit(fix.edits)
      actions.append(repair)
    }
    if finding.isOpen, let comment = SuppressionEdit.edit(for: finding, in: snapshot.report.documents[file]) {
      var suppress = action("Suppress `\(finding.rule)` here, with a reason")
      suppress.edit = edit([comment])
      actions.append(suppress)
    }
    if finding.isOpen, snapshot.settings.baselinePath != nil {
      var accept = action("Accept into the baseline")
      accept.command = Command(
        title: accept.title, command: ServerCommand.accept.rawValue,
        arguments: [.string(document.uri), .integer(snapshot.number), .integer(index)])
      actions.append(accept)
    }
    var explain = action("Explain `\(finding.rule)`")
    explain.command = Command(title: explain.title, command: ServerCommand.explain.rawValue, arguments: [.string(finding.rule), .string(document.uri)])
    actions.append(explain)
    return actions
  }

  /// The compatible safe fixes.
  private mutating func fixAll(_ findings: [Finding]) -> CodeAction? {
    var selection = FixSelection(lineStarts: snapshot.report.documents[file].lineStarts)
    for finding in findings where finding.isOpen {
      if case .fix(let fix) = finding.fix, fix.isSafe { _ = selection.take(fix) }
    }
    guard !selection.edits.isEmpty else { return nil }
    var action = CodeAction(title: "Apply all safe fixes of unretain", kind: Self.fixAllKind)
    action.edit = edit(selection.edits)
    return action
  }

  private mutating func edit(_ edits: [TextEdit]) -> WorkspaceEdit {
    WorkspaceEdit(
      uri: document.uri, version: diagnostics.client.takesVersionedEdits ? document.version : nil,
      edits: edits.map { DocumentEdit(range: diagnostics.places.range($0.range, in: file), text: $0.text) })
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// The commands of the server.
enum ServerCommand: String, CaseIterable {
  /// Adds a finding to the baseline. Arguments: URI, number of the judgement, index of the finding.
  case accept = "unretain.acceptIntoBaseline"
  /// Returns a rule's page as Markdown. Arguments: the rule's name, and a URI of its project.
  case explain = "unretain.explain"
  /// Draws the ownership graph of a type. Argument: `{uri, position}` or `{uri, type}`, with `format` (`dot`, `mermaid`).
  case graph = "unretain.graph"
}
