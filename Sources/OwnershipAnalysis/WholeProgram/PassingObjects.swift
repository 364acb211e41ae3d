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

  /// - Parameter shares: Those of the units.
  init(_ shares: [Share], _ calls: CallTable, _ dead: DeadCode, _ uses: PropertyUses, _ program: Program) {
    self.program = program
    isApplication = program.isApplication
    hasExamples = program.hasExampleApplication
    guard isApplication || hasExamples else { return }
    let live = shares.filter { !$0.made.isOfTests && !calls.isOnlyForTests($0.unit.root) && !dead.makesNothing($0.unit.root) }
    let search = Search(live, named: shares, program)
    var pending = live.flatMap { search.roots(of: $0) }
    for type in program.types.indices.lazy.map({ NominalID($0) }) where uses.isValue(type) && program.canBeMadeByMetatype(type) { pending.append(.type(type)) }
    while let next = pending.popLast() {
      switch next {
      case .function(let function): if functions.insert(function).inserted { pending += search.whatFollows(from: function) }
      case .type(let type): if types.insert(type).inserted { pending += search.whatFollows(from: type) }
      }
    }
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

extension PassingObjects {
  fileprivate enum Step {
    case function(FunctionReference)
    case type(NominalID)
  }

  /// What the units and types of a program have to do with each other.
  fileprivate struct Search {
    let program: Program
    private var units: [FunctionReference: Share] = [:]
    private var members: [NominalID: [FunctionReference]] = [:]
    /// What code of the program calls, or uses as a value, be it that of tests and previews.
    private var called: Set<FunctionReference> = []
    private let outlets: [NominalID: [NominalID]]
    /// Of which classes code makes objects, or asks for them.
    private var made: Set<NominalID> = []
    /// The properties that code empties, or gives something else.
    private var emptied: Set<PropertyReference> = []
    /// For each class what its objects make, or have done, once each, as an initial value would.
    private var parts: [NominalID: [Step]] = [:]
    /// For each unit the functions that it calls only while a property is empty that is then filled for good.
    private var once: [FunctionReference: Set<FunctionReference>] = [:]

    /// - Parameters:
    ///   - shares: The units that are no tests or previews.
    ///   - all: Those as well.
    init(_ shares: [Share], named all: [Share], _ program: Program) {
      self.program = program
      outlets = program.outletTypes
      for share in all {
        for callee in share.unit.callees where callee != share.unit.root { called.insert(callee) }
        called.formUnion(share.values)
      }
      for share in shares {
        let root = share.unit.root
        units[root] = share
        if let owner = program.owner(of: root), !program.isStatic(root) { members[owner, default: []].append(root) }
        for type in share.made.own.union(share.made.obtained) { made.formUnion(program[type].ancestors) }
        emptied.formUnion(share.unit.cleared.lazy.map(\.property))
        if program.function(root).kind != .initializer { emptied.formUnion(share.unit.fillings.replacing.union(share.unit.fillings.refilled)) }
      }
      for share in shares {
        for (type, properties) in share.filling where isMadeOnce(type, by: share) { addPart(.type(type), of: properties) }
        let called = calledOnce(by: share)
        for (function, properties) in called { addPart(.function(function), of: properties) }
        once[share.unit.root] = called.isEmpty ? nil : Set(called.keys)
      }
    }

    /// Once for each object that has one of the properties.
    private mutating func addPart(_ part: Step, of properties: Set<PropertyReference>) {
      for property in properties where !program.isGlobal(property) {
        if let owner = program.owner(of: property) { parts[owner, default: []].append(part) }
      }
    }

    /// Does the unit make objects of the class only for properties that are then there for as long as their objects?
    private func isMadeOnce(_ type: NominalID, by share: Share) -> Bool {
      share.filling[type].map(emptied.isDisjoint) ?? false
    }

    /// The functions that the unit calls only while a property is empty that is then filled for good, with these properties.
    private func calledOnce(by share: Share) -> [FunctionReference: Set<PropertyReference>] {
      let fillings = share.unit.fillings
      if fillings.whileEmpty.isEmpty { return [:] }
      let filled = fillings.ofEmpty.subtracting(emptied)
      return fillings.whileEmpty.mapValues(filled.intersection).filter { !$0.value.isEmpty }
    }

    /// What follows from what code calls and makes. Of what it makes once for each object of another class it is up to those objects.
    private func steps(_ functions: Set<FunctionReference>, _ types: Set<NominalID>, of share: Share) -> [Step] {
      let left = share.unit.handlers.leftToFactories
      let types = share.filling.isEmpty && left.isEmpty ? types : types.filter { !isMadeOnce($0, by: share) && !left.contains($0) }
      return types.map { .type($0) }
        + functions.flatMap { function -> [Step] in
          if !left.isEmpty, program.function(function).kind == .initializer, program.owner(of: function).map(left.contains) == true { return [] }
          let isPart = program.function(function).kind == .initializer && program.owner(of: function).map { isMadeOnce($0, by: share) } ?? false
          return isPart || once[share.unit.root]?.contains(function) ?? false ? [] : steps(function)
        }
    }

    /// What of a unit runs in answer to events.
    func roots(of share: Share) -> [Step] {
      let handlers = share.unit.handlers
      let kind = program.function(share.unit.root).kind
      let dropped =
        kind == .initializer || kind == .deinitializer ? [] : share.unit.cleared.flatMap { program.classesHeld(by: $0.property) }.filter(made.contains)
      // A static or global function that is a value is there to be called later.
      let values = share.values.filter { program.isStatic($0) || program.owner(of: $0) == nil && program.function($0).parent == nil }
      return (isEvent(share.unit.root) ? [.function(share.unit.root)] : []) + steps(handlers.callees.union(values), handlers.made, of: share)
        + dropped.map { .type($0) }
    }

    func whatFollows(from function: FunctionReference) -> [Step] {
      guard let share = units[function] else { return [] }
      return steps(share.unit.callees.union(share.values), share.made.own.union(share.made.obtained), of: share)
    }

    /// An object is one of each class that its own inherits from, and is made with its parts. Each runs its methods; those of a value
    /// are asked for where they are called.
    func whatFollows(from type: NominalID) -> [Step] {
      let own = (members[type] ?? []).filter { program[type].isOfObjects || program.function($0).kind == .initialValue }
      return program[type].ancestors.map { .type($0) } + own.map { .function($0) } + (outlets[type] ?? []).map { .type($0) } + (parts[type] ?? [])
    }

    /// What gives a global or static variable its value runs once, whoever reads that first.
    private func steps(_ function: FunctionReference) -> [Step] {
      let unit = program.unit(of: function)
      return program.isForGlobal(unit) ? [] : [.function(unit)]
    }

    private func isEvent(_ function: FunctionReference) -> Bool {
      let owner = program.owner(of: function)
      switch program.function(function).kind {
      case .function:
        if program.isCalledOnce(function) { return false }
        if program.isSentByControls(function) || isCalledByFramework(function, owner) { return true }
        return !called.contains(function) && !program.isEntry(function)
      case .getter, .setter, .willSet, .didSet:
        return !called.contains(function) && !(owner.map { program.livesForProcess(.nominal($0, [])) } ?? false)
      default: return false
      }
    }

    /// Is it a framework's own method that is overridden, and not one of the program?
    private func isCalledByFramework(_ function: FunctionReference, _ owner: NominalID?) -> Bool {
      guard let owner, program.overridesFramework(function), let name = program.function(function).name else { return false }
      let text = program.name(name, in: Int(function.file))
      return !program[owner].ancestors.dropFirst().contains { program[$0].functions[text] != nil }
    }
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

extension Program {
  /// The classes of the program whose objects a property may hold, one or several.
  fileprivate func classesHeld(by property: PropertyReference) -> [NominalID] {
    var type = self.type(of: property).unwrapped
    while let element = type.content { type = element.unwrapped }
    guard ownership(of: property) == .strong, case .nominal(let id, _) = type, self[id].isOfObjects else { return [] }
    return [id] + self[id].descendants
  }
}

extension Type {
  /// What a collection is of that is looked up by number or key.
  fileprivate var content: Type? {
    switch self {
    case .array(let element), .set(let element), .dictionary(_, let element): element
    default: nil
    }
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
