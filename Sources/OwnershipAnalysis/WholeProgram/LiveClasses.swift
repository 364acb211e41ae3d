import ProgramModel
import SourceFacts

/// The classes of which code that can run makes objects. Of an application's others nothing is certain: their code may be dead. Who makes
/// the objects of a library is out of sight.
struct LiveClasses: Sendable {
  private let program: Program
  private let isApplication: Bool
  private var live: Set<NominalID> = []

  init(_ units: [EvaluatedUnit], _ uses: PropertyUses, _ program: Program) {
    self.program = program
    isApplication = program.isApplication
    guard isApplication else { return }
    /// For each class the classes whose code makes objects of it.
    var made: [NominalID: [NominalID]] = [:]
    var pending: [NominalID] = []
    for unit in units {
      let maker = program.owner(of: unit.root).flatMap { program[$0].kind == .class && !program.isStatic(unit.root) ? $0 : nil }
      for node in unit.graph.nodes {
        guard case .allocation = node.kind, case .nominal(let type, _) = node.type.unwrapped, program[type].kind == .class else { continue }
        if let maker, maker != type { made[maker, default: []].append(type) } else if maker == nil { pending.append(type) }
      }
    }
    for type in program.types.indices.lazy.map({ NominalID($0) }) where program[type].kind == .class {
      if program.canBeMadeOutside(type, inLibrary: false) || program.livesForProcess(.nominal(type, [])) || uses.isValue(type) { pending.append(type) }
    }
    while let type = pending.popLast() {
      // An object is one of each class that its own inherits from, and runs their code.
      for ancestor in program[type].ancestors where program[ancestor].kind == .class && live.insert(ancestor).inserted {
        pending += made[ancestor] ?? []
      }
    }
  }

  /// Does anything in sight make objects whose method the function is? What belongs to no class is taken to run.
  func mayRun(_ function: FunctionReference) -> Bool {
    guard isApplication, let owner = program.owner(of: function), program[owner].kind == .class, program[owner].isDeclared, !program.isStatic(function) else { return true }
    return live.contains(owner)
  }
}
