import BuiltInRules
import Foundation
import Catalog
import Ownership
import Program
import Facts
import Syntax
import Testing

/// Analyses sources (one string a file) and compares what is said of each strong or unowned capture with what the sources expect.
///
/// An expectation stands behind its line: `//= keeper lifetime evidence captured`, with the life of the object where it is not passing, ` unowned` and ` broken` details behind, and ` | `
/// between two of one line. Captures that nobody keeps are `//= none captured`. What no line says is expected not to be there.
///
/// - Parameter answers: What is expected where a line says `//= ?`, one after the other: for lines that several sources share.
///   `silence` where nothing is said.
func check(
  _ sources: String..., models: ModelCatalog = BuiltIn.models, gives answers: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found(sources, models) == marked(sources, answers), sourceLocation: sourceLocation)
}

/// The same for a source of which the analysis is known to say something wrong: what it says stands behind the line, and then
/// `, in truth` and what running the program shows. Whoever mends it, or makes it wrong in another way, changes the marks.
///
/// - Parameter reason: Why the analysis is wrong.
func checkKnownMistake(_ reason: String, _ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let found = found([source], BuiltIn.models)
  #expect(found == marked([source]), "the mistake is another one, or mended: \(reason)", sourceLocation: sourceLocation)
  withKnownIssue(Comment(rawValue: reason), sourceLocation: sourceLocation) {
    #expect(found == marked([source], isTruth: true), sourceLocation: sourceLocation)
  }
}

private func found(_ sources: [String], _ models: ModelCatalog) -> [String] {
  let result = analyse(sources, models: models)
  return result.observations.filter { $0.strength != .weak }.map { describe($0, result.name(of: $0), sources) }
}

/// What the sources expect, as `line: …`, with the file's number in front of the line where there are several (`2/7: …`).
func marked(_ sources: [String], _ answers: [String] = [], isTruth: Bool = false) -> [String] {
  var answers = answers[...]
  return sources.enumerated().flatMap { file, source in
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { line, text -> [String] in
      guard let mark = text.range(of: "//= ") else { return [] }
      let place = sources.count > 1 ? "\(file + 1)/\(line + 1)" : "\(line + 1)"
      return text[mark.upperBound...].components(separatedBy: " | ").compactMap { expected in
        let parts = expected.components(separatedBy: ", in truth ")
        let expected = parts[0] == "?" ? answers.popFirst() ?? "no answer is given" : parts[isTruth ? parts.count - 1 : 0]
        return expected == "silence" ? nil : "\(place): \(expected)"
      }
    }
  }
}

func analyse(_ sources: [String], models: ModelCatalog = BuiltIn.models, jobs: Int = 1) -> AnalysisResult {
  var reader = FactReader()
  let files = sources.enumerated().map { reader.facts(of: Array($1.utf8), path: "File\($0 + 1).swift") }
  let program = Program(files: files, modules: files.map { _ in 0 }, models: models)
  return OwnershipAnalysis(program, jobs: jobs).run()
}

extension AnalysisResult {
  /// The captured name.
  func name(of observation: Observation) -> String { program.name(of: observation.captured) }
}

private func describe(_ observation: Observation, _ captured: String, _ sources: [String]) -> String {
  let source = Array(sources[observation.head.file].utf8)
  let line = source[..<Int(observation.head.range.start)].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  var text = sources.count > 1 ? "\(observation.head.file + 1)/\(line): " : "\(line): "
  if observation.keeper == .none {
    text += "none \(captured)"
  } else {
    text += "\(observation.keeper.rawValue) \(observation.lifetime.rawValue) \(observation.evidence.rawValue) \(captured)"
  }
  if observation.keeper != .none, observation.life != .passing { text += " \(observation.life.rawValue)" }
  if observation.strength == .unowned { text += " unowned" }
  if observation.broken != .never { text += " \(observation.broken.rawValue)" }
  if observation.pathEnd == .missed, observation.broken == .byOtherMethod { text += " missed" }
  return text
}
