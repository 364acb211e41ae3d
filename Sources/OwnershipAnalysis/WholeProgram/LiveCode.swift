import ProgramModel
import SourceFacts

/// The classes of which code that can run makes objects, and the functions that something calls. Of an application's others nothing is
/// certain: they may be dead. Who makes the objects of a library, and calls its functions, is out of sight.
struct LiveCode: Sendable {
  private let program: Program
  private let isApplication: Bool
  private var live: Set<NominalID> = []
  private let calls: CallTable
  /// Functions that are used as values.
  private let values: Set<FunctionReference>

  init(_ units: [EvaluatedUnit], _ uses: PropertyUses, _ calls: CallTable, _ program: Program) {
    self.program = program
    self.calls = calls
    values = Set(units.lazy.flatMap { $0.functionValues.values.lazy.map(\.function) })
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

  /// Does anything in sight call the function, and make objects whose method it is?
  func mayRun(_ function: FunctionReference) -> Bool {
    if isApplication, isDead(function) { return false }
    guard isApplication, let owner = program.owner(of: function), program[owner].kind == .class, program[owner].isDeclared, !program.isStatic(function) else {
      return true
    }
    return live.contains(owner)
  }

  /// Is it a method that nothing calls, and that nothing takes as a value? Of one that can be overridden, or that others can name, that is
  /// harder to tell.
  private func isDead(_ function: FunctionReference) -> Bool {
    guard program.isPrivate(function) || program.isStatic(function) else { return false }
    if program.isTest(function) || values.contains(function) || calls.mayBeCalled(function, with: function) { return false }
    return !(program.isStatic(function) && program.function(function).name.map { program.text(program.name($0, in: Int(function.file))) } == "main")
  }
}
