import ProgramModel
import SourceFacts

/// Classes of an application of which objects are known to come and go: code makes them that runs in answer to events, so that it may run
/// any number of times, or code lets go of them.
///
/// Of others there are no more than the start of the program makes. Most often they are meant to stay: that one of them holds itself is
/// not certain to do harm. Who uses a library may make any number of its objects; an example beside it is an application.
struct PassingObjects: Sendable {
  private let program: Program
  private let isApplication: Bool
  private let hasExamples: Bool
  private var types: Set<NominalID> = []
  /// The functions that may run any number of times.
  private var functions: Set<FunctionReference> = []

  /// What is asked of one unit.
  struct Share {
    let unit: EvaluatedUnit
    let made: MadeTypes
    /// Functions that it uses as values.
    let values: [FunctionReference]
    /// For each class of which it makes objects only for properties that it finds empty, these properties.
    let filling: [NominalID: Set<PropertyReference>]

    init(unit: EvaluatedUnit, made: MadeTypes, values: [FunctionReference]) {
      self.unit = unit
      self.made = made
      self.values = values
      filling = unit.madeForEmptyProperties
    }

    /// - Parameter filling: What was found before.
    init(unit: EvaluatedUnit, made: MadeTypes, values: [FunctionReference], filling: [NominalID: Set<PropertyReference>]) {
      self.unit = unit
      self.made = made
      self.values = values
      self.filling = filling
    }

    /// Does the unit call and use the same functions, and make the same objects?
    func runsTheSame(as other: Share) -> Bool {
      unit.root == other.unit.root && unit.callees == other.unit.callees && unit.handlers.callees == other.unit.handlers.callees
        && unit.handlers.leftToFactories == other.unit.handlers.leftToFactories && Set(values) == Set(other.values) && made.isSame(as: other.made)
    }

    /// Does the unit's code run, make, fill and empty nothing?
    var isIdle: Bool {
      unit.callees.isEmpty && unit.handlers.callees.isEmpty && unit.handlers.made.isEmpty && unit.handlers.leftToFactories.isEmpty && values.isEmpty
        && made.types.isEmpty && made.obtained.isEmpty && unit.cleared.isEmpty && filling.isEmpty && unit.fillings.isEmpty
    }

    /// Does it say the same as another one?
    fileprivate func isSame(as other: Share) -> Bool {
      runsTheSame(as: other) && unit.handlers.made == other.unit.handlers.made
        && Set(unit.cleared.map(\.property)) == Set(other.unit.cleared.map(\.property)) && filling == other.filling
        && unit.fillings.replacing == other.unit.fillings.replacing
        && unit.fillings.refilled == other.unit.fillings.refilled && unit.fillings.whileEmpty == other.unit.fillings.whileEmpty
        && unit.fillings.ofEmpty == other.unit.fillings.ofEmpty
    }
  }

  /// The same, where other units say what was said before, as most edits leave it.
  init?(_ earlier: PassingObjects, _ pairs: [(gone: Share, new: Share)], in program: Program) {
    guard pairs.allSatisfy({ $0.gone.isSame(as: $0.new) }) else { return nil }
    self.program = program
    isApplication = earlier.isApplication
    hasExamples = earlier.hasExamples
    types = earlier.types
    functions = earlier.functions
  }

  /// The same with other functions, which run nothing and which nothing runs.
  ///
  /// - Returns: `nil` where it is not sure what they are.
  func replacing(_ gone: [Share], by new: [Share], _ calls: CallTable, _ dead: DeadCode) -> PassingObjects? {
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

  /// - Parameter shares: Those of the units, in their order.
  init(
    _ shares: [UnitShare], _ order: UnitOrder, _ total: ShareTotal, _ calls: CallTable, _ dead: DeadCode, _ outlets: [NominalID: [NominalID]],
    _ uses: PropertyUses, _ program: Program
  ) {
    self.program = program
    isApplication = program.isApplication
    hasExamples = program.hasExampleApplication
    guard isApplication || hasExamples else { return }
    var search = PassingSearch(shares, order, total, calls, dead, outlets, program)
    search.run(types: program.types.indices.lazy.map { NominalID($0) }.filter { uses.isValue($0) && program.canBeMadeByMetatype($0) })
    types = search.foundTypes
    functions = search.foundFunctions
  }

  /// Do objects of the same classes come and go?
  func isSame(as earlier: PassingObjects) -> Bool { types == earlier.types }

  /// May the code run any number of times?
  func mayRunAgain(_ function: FunctionReference) -> Bool { !isOfApplication(file: Int(function.file)) || functions.contains(function) }

  /// Is all in sight that makes the objects of a file's classes?
  private func isOfApplication(file: Int) -> Bool { isApplication || hasExamples && program.isExample(file: file) }

  /// Do objects that code is about come and go? `nil` where that is not said of any of their classes.
  func contains(_ nodes: some Sequence<NodeID>, in graph: Graph) -> Bool? {
    if !isApplication && !hasExamples { return true }
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

extension EvaluatedUnit {
  /// For each class of which the unit's own code makes objects only for properties that are empty, these properties: `if page == nil { page = Page() }`.
  /// What such an object is given for good is made as often.
  fileprivate var madeForEmptyProperties: [NominalID: Set<PropertyReference>] {
    let filled = fillings.ofEmpty
    if filled.isEmpty { return [:] }
    var properties: [NodeID: Set<PropertyReference>] = [:]
    var pending: [NodeID] = []
    for edge in graph.edges where edge.strength == .strong {
      guard case .property(let property) = edge.field, filled.contains(property), case .allocation = graph[edge.target].kind else { continue }
      if properties[edge.target, default: []].insert(property).inserted { pending.append(edge.target) }
    }
    while let holder = pending.popLast() {
      let held = properties[holder] ?? []
      graph.forEachEdge(from: holder) { edge in
        guard edge.strength == .strong, edge.field.isOwnership, case .allocation = graph[edge.target].kind else { return }
        let count = properties[edge.target]?.count ?? 0
        properties[edge.target, default: []].formUnion(held)
        if properties[edge.target]?.count != count { pending.append(edge.target) }
      }
    }
    var result: [NominalID: Set<PropertyReference>] = [:]
    var others: Set<NominalID> = []
    for index in graph.nodes.indices {
      let node = NodeID(index)
      guard case .allocation(_, instance: 0) = graph[node].kind, case .nominal(let type, _) = graph[node].type.unwrapped else { continue }
      guard let held = properties[node] else {
        others.insert(type)
        continue
      }
      result[type, default: []].formUnion(held)
    }
    return result.filter { !others.contains($0.key) }
  }
}

extension PassingObjects {
  func keep(in writer: inout KeepWriter) {
    writer.write(types)
    writer.write(functions)
  }

  init(from reader: inout KeepReader, in program: Program) {
    self.program = program
    isApplication = program.isApplication
    hasExamples = program.hasExampleApplication
    types = reader.read()
    functions = reader.read()
  }
}
