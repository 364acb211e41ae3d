import BuiltInRules
import Foundation
import FrameworkModels
import OwnershipAnalysis
import ProgramModel
import SourceFacts
import SyntaxTree
import Testing

/// Analyses sources (one string a file) and compares what is said of each strong or unowned capture with what the sources expect.
///
/// An expectation stands behind its line: `//= keeper lifetime evidence captured`, with ` unowned` and ` broken` details behind, and ` | `
/// between two of one line. Captures that nobody keeps are `//= none captured`. What no line says is expected not to be there.
///
/// - Parameter expected: The same as `line: …`, with the file's number in front of the line where there are several (`2/7: …`), for lines
///   that several sources share.
func check(
  _ sources: String..., models: ModelCatalog = BuiltIn.models, gives expected: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = analyse(sources, models: models)
  let found = result.observations.filter { $0.strength != .weak }.map { describe($0, sources) }
  #expect(found == expected ?? marked(sources), sourceLocation: sourceLocation)
}

/// What the sources expect, as `line: …`.
private func marked(_ sources: [String]) -> [String] {
  sources.enumerated().flatMap { file, source in
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { line, text -> [String] in
      guard let mark = text.range(of: "//= ") else { return [] }
      let place = sources.count > 1 ? "\(file + 1)/\(line + 1)" : "\(line + 1)"
      return text[mark.upperBound...].components(separatedBy: " | ").map { "\(place): \($0)" }
    }
  }
}

func analyse(_ sources: [String], models: ModelCatalog = BuiltIn.models, jobs: Int = 1) -> AnalysisResult {
  var reader = FactReader()
  let files = sources.enumerated().map { reader.facts(of: Array($1.utf8), path: "File\($0 + 1).swift") }
  let program = Program(files: files, modules: files.map { _ in 0 }, models: models)
  return OwnershipAnalysis(program, jobs: jobs).run()
}

private func describe(_ observation: Observation, _ sources: [String]) -> String {
  let source = Array(sources[observation.head.file].utf8)
  let line = source[..<Int(observation.head.range.start)].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  var text = sources.count > 1 ? "\(observation.head.file + 1)/\(line): " : "\(line): "
  if observation.keeper == .none {
    text += "none \(observation.captured)"
  } else {
    text += "\(observation.keeper.rawValue) \(observation.lifetime.rawValue) \(observation.evidence.rawValue) \(observation.captured)"
  }
  if observation.strength == .unowned { text += " unowned" }
  if observation.broken != .never { text += " \(observation.broken.rawValue)" }
  return text
}
