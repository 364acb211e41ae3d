import Program
import Facts
import Catalog

/// Turns flaws of weak captures and capture lists into observations.
struct EntryObservations {
  let program: Program
  /// The unit that contains them.
  let root: FunctionReference

  func observation(_ candidate: EntryCandidate) -> Observation {
    let file = Int(root.file)
    let facts = program.files[file]
    let variable = facts[candidate.variable]
    let name = facts.name(variable.name)
    let function = program.function(root)
    let verdict = Verdict.harmless
    var observation = Observation(
      subject: candidate.subject, form: name == "self" ? .self : .object, strength: CaptureStrength(variable.ownership), keeper: verdict.keeper,
      lifetime: verdict.lifetime, evidence: verdict.evidence, shape: .plain, head: candidate.place,
      closure: SourcePlace(file: file, range: program.function(candidate.function).range), captured: name,
      enclosingType: program.owner(of: root).map { program.text(program[$0].name) } ?? "",
      enclosingFunction: function.name.map { program.text(program.name($0, in: file)) } ?? "")
    if candidate.subject == .unusedEntry { observation.captureListEntry = candidate.place } else { observation.use = candidate.place }
    return observation
  }
}
