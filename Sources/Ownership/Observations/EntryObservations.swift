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
    let verdict = Verdict.harmless
    var observation = Observation(
      subject: candidate.subject, form: name == "self" ? .self : .object, strength: CaptureStrength(variable.ownership), keeper: verdict.keeper,
      lifetime: verdict.lifetime, evidence: verdict.evidence, shape: .plain, head: candidate.place,
      closure: SourcePlace(file: file, range: program.function(candidate.function).range),
      captured: .variable(VariableReference(file: file, variable: candidate.variable)),
      enclosingType: program.owner(of: root), enclosingFunction: root)
    if candidate.subject == .unusedEntry { observation.captureListEntry = candidate.place } else { observation.use = candidate.place }
    return observation
  }
}
