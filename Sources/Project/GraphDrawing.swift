import Findings
import Reporting

/// Draws the requested ownership graphs.
public struct GraphDrawing {
  /// The output format.
  public enum Format: String, Sendable, CaseIterable { case dot, mermaid, svg, html }

  /// Why there is nothing to draw.
  public struct Problem: Error {
    /// A message for the user.
    public var message: String
  }

  private let outcome: Linter.Outcome

  /// - Parameter outcome: The outcome of a run with `LintOptions.graphedType`.
  public init(_ outcome: Linter.Outcome) { self.outcome = outcome }

  /// The drawing of all types with a name.
  public func text(of name: String, format: Format) -> Result<String, Problem> {
    guard let selection = outcome.graphedTypes, !selection.types.isEmpty else {
      let hint = outcome.graphedTypes?.suggestion.map { "; did you mean `\($0)`?" } ?? ""
      return .failure(Problem(message: "no type `\(name)` is declared in the files that were analysed\(hint)"))
    }
    let words = Words(of: outcome.analysis)
    let entries = zip(selection.titles, outcome.analysis.typeGraphs).map { GraphReport.Entry(title: $0, graph: words.typeGraph($1).collapsed()) }
    let report = GraphReport(entries: entries, documents: outcome.report.documents)
    switch format {
    case .dot: return .success(DOTGraph().render(report))
    case .mermaid: return .success(MermaidGraph().render(report))
    case .svg: return .success(SVGGraph().render(report))
    case .html: return .success(HTMLGraph().render(report))
    }
  }
}
