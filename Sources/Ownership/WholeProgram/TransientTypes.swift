import Engine
import Program
import Facts

/// Transient types: classes of an application whose objects are known to come and go. Either event handlers make them, so that it happens any
/// number of times, or code releases them.
///
/// Of other classes there are only the objects made at startup. These usually live on, and a cycle through one of them is not certain to do harm.
/// Users of a library may make any number of its objects. Examples next to a library count as applications.
struct TransientTypes: Sendable, PartlyStorable {
  let program: Program  // storable: given
  let isApplication: Bool
  let hasExamples: Bool
  var types: Set<NominalID> = []
  /// Classes with one object at most, as far as code in sight shows, and without a release in sight. The parts of objects that a framework or a factory
  /// makes do not count.
  var single: Set<NominalID> = []
  /// Classes that code in sight instantiates or requests, where no factory decides how often.
  var counted: Set<NominalID> = []
  /// The functions that may run any number of times.
  var functions: Set<FunctionReference> = []

  /// The same with replaced units whose contributions are unchanged, as after most edits.
  init?(_ earlier: TransientTypes, _ pairs: [(gone: TransientTypeContribution, new: TransientTypeContribution)], in program: Program) {
    guard pairs.allSatisfy({ $0.gone.isSame(as: $0.new) }) else { return nil }
    self.program = program
    isApplication = earlier.isApplication
    hasExamples = earlier.hasExamples
    types = earlier.types
    single = earlier.single
    counted = earlier.counted
    functions = earlier.functions
  }

  /// The same after functions without callers and callees were added or removed.
  ///
  /// - Returns: `nil` where the result is uncertain.
  func replacing(_ gone: [TransientTypeContribution], by new: [TransientTypeContribution], _ calls: CallTable, _ dead: DeadCode) -> TransientTypes? {
    var result = self
    for share in gone { result.functions.remove(share.unit.root) }
    guard isApplication || hasExamples else { return result }
    for share in new {
      let root = share.unit.root
      if program.isCalledOnce(root) || program.isEntry(root) { return nil }
      if share.made.isOfTests || calls.isOnlyForTests(root) || dead.makesNothing(root) { continue }
      result.functions.insert(root)
    }
    return result
  }

  /// - Parameters:
  ///   - units: The contributions of the units, in order.
  ///   - called: The functions that the program calls.
  ///   - values: The functions that it uses as values.
  ///   - outlets: For each type, the types of its outlets.
  ///   - shared: The properties whose objects have other holders.
  ///   - single: The objects that only frameworks make.
  init(
    _ units: [some TransientTypeUnit], _ order: UnitOrder, called: Multiset<FunctionReference>, values: Multiset<FunctionReference>, _ calls: CallTable,
    _ dead: DeadCode, _ outlets: [NominalID: [NominalID]], _ shared: SharedProperties, _ single: FrameworkObjects, _ uses: PropertyUses, _ program: Program
  ) {
    self.program = program
    isApplication = program.isApplication
    hasExamples = program.hasExampleApplication
    guard isApplication || hasExamples else { return }
    var search = TransientTypeSearch(units, order, called: called, values: values, calls, dead, outlets, shared, uses, program)
    search.run(
      types: program.types.indices.lazy.map { NominalID($0) }.filter { uses.isValue($0) && program.canBeMadeByMetatype($0) } + single.madeAgain)
    types = search.foundTypes
    functions = search.foundFunctions
    counted = search.madeTypes.subtracting(search.typesLeftToCallers.flatMap { program[$0].ancestors })
    search.runFurther(types: single.types.filter { program.holdersForGood(of: $0) == nil })
    self.single = search.madeTypes.subtracting(search.foundTypes)
  }

  /// Whether the same classes are transient.
  func isSame(as earlier: TransientTypes) -> Bool { types == earlier.types && single == earlier.single && counted == earlier.counted }

  /// Whether the code may run any number of times.
  func mayRunAgain(_ function: FunctionReference) -> Bool { !isOfApplication(file: Int(function.file)) || functions.contains(function) }

  /// Whether the only application in sight is an example of a library.
  var isExampleOfLibrary: Bool { hasExamples && !isApplication }

  /// Whether no application is in sight: users of a library may make any number of its objects.
  var isEverything: Bool { !isApplication && !hasExamples }

  /// Whether all code that instantiates a file's classes is in sight.
  private func isOfApplication(file: Int) -> Bool { isApplication || hasExamples && program.isExample(file: file) }

  /// Whether there is at most one object of the class of each of the nodes, as far as code shows.
  func areSingle(_ nodes: [NodeID], in graph: Graph) -> Bool {
    nodes.allSatisfy { if case .nominal(let id, _) = graph[$0].type.unwrapped { single.contains(id) } else { false } }
  }

  /// Whether code in sight shows how many objects there are of each node's class, if the program declares it.
  func areCounted(_ nodes: [NodeID], in graph: Graph) -> Bool {
    nodes.allSatisfy { node in
      guard case .nominal(let id, _) = graph[node].type.unwrapped, program[id].isDeclared, program[id].isOfObjects else { return true }
      return types.contains(id) || counted.contains(id)
    }
  }

  /// Whether objects of the class come and go, or of a class that conforms to the protocol.
  func containsClass(of type: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped else { return false }
    return types.contains(id) || program[id].kind == .protocol && program[id].descendants.contains(where: types.contains)
  }

  /// Whether the given objects are transient; `nil` where none of their classes is known to be.
  func contains(_ nodes: some Sequence<NodeID>, in graph: Graph) -> Bool? {
    if isEverything { return true }
    var result: Bool?
    for node in nodes {
      guard case .nominal(let id, _) = graph[node].type.unwrapped, program[id].isDeclared else { continue }
      switch program[id].kind {
      case .class, .actor: if isOfApplication(file: Int(program[id].declarations[0].file)), !types.contains(id) { return false }
      case .protocol: if !program[id].descendants.contains(where: types.contains) { continue }
      default: continue
      }
      result = true
    }
    return result
  }
}
