import BuiltInRules
import FrameworkModels
import OwnershipAnalysis
import ProgramModel
import SourceFacts
import SyntaxTree
import Testing

/// Analyses sources (one string a file) and compares what is said of each strong or unowned capture with `expected`.
///
/// An expectation is `line: keeper lifetime evidence captured`, with the file's number in front of the line where there are several
/// (`2/7: …`), and ` unowned` and ` broken` details behind. Captures that nobody keeps are listed as `line: none captured`.
func check(
  _ sources: String..., models: ModelCatalog = BuiltIn.models, gives expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = analyse(sources, models: models)
  let found = result.observations.filter { $0.strength != .weak }.map { describe($0, sources) }
  #expect(found == expected, sourceLocation: sourceLocation)
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
