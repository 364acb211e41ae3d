import ProgramModel
import RuleFormat
import SourceFacts

/// A call that ends what some model keeps until then: `timer.invalidate()`, `center.removeObserver(token)`.
struct Ending: Sendable {
  /// What the call is about, as far as the code shows.
  enum Handle: Sendable {
    /// What one of these properties holds.
    case properties(Set<PropertyReference>)
    /// An object that the same code made.
    case local
    case unknown
  }
  /// `Type.method`, as rows of models name it.
  var method: String
  var handle: Handle
  /// Is it in a closure or nested function, which may run later than what follows it?
  var isNested = false
  var place: SourcePlace
}

/// Code that empties a property: `page.onNext = nil`, `handlers.removeAll()`.
struct Clearing: Sendable {
  var property: PropertyReference
  /// The properties that hold the object whose property is emptied; empty for `self` and where it is not known.
  var holders: Set<PropertyReference>
  /// Is it a property of `self`?
  var isOfSelf: Bool
  /// Does it take out only a part, which may be another one (`removeLast`, `handlers[name] = nil`)?
  var isPartial: Bool
  /// Is only taken out what a key finds?
  var needsKey = false
  /// Does the code call a method that empties it?
  var isThroughCall = false
  /// The closure whose code it is; `nil` for the code of the function itself.
  var closure: FunctionReference?
  var place: SourcePlace
}

/// Which code empties which property and ends what models keep.
struct BreakTable: Sendable {
  struct Found {
    var kind: Break
    var function: FunctionReference
    var place: SourcePlace
  }

  private struct OwnedClearing: Sendable {
    var clearing: Clearing
    var function: FunctionReference
    var isInDeinit: Bool
    var place: SourcePlace { clearing.place }
  }
  private struct OwnedEnding: Sendable {
    var ending: Ending
    var function: FunctionReference
    var isInDeinit: Bool
  }

  private let program: Program
  private let places: UnitPlaces
  /// For each property the functions that empty it, in the order of the program.
  private var clearings: [PropertyReference: [OwnedClearing]] = [:]
  /// Captured variables that closures of the unit empty.
  private var clearedVariables: [VariableReference: (function: FunctionReference, place: SourcePlace)] = [:]
  private var deliveries: Set<PropertyReference> = []
  /// Closures that nobody can take out by a key.
  private var keyless: Set<SourcePlace> = []
  private var calledInDeinit: Set<PropertyReference> = []
  /// `deinit`s, and what they call, whoever else calls that.
  private var runsInDeinit: Set<FunctionReference> = []
  /// For calls that somebody can wait for, the properties that hold what the call was made on.
  private var receivers: [SourcePlace: Set<PropertyReference>] = [:]
  /// Functions of the program itself that tests call.
  private var calledByTests: Set<FunctionReference> = []
  /// For each function those, other than `deinit`, that call it; tests only where it is theirs.
  private var callers: [FunctionReference: [FunctionReference]] = [:]
  /// For each property the functions that store something in it.
  private var stores: [PropertyReference: Set<FunctionReference>] = [:]
  /// For each class the calls in it that end something.
  private var endings: [NominalID: [OwnedEnding]] = [:]

  /// What the death of an object lets go of.
  let teardowns: Teardowns

  init(units: [EvaluatedUnit], program: Program) {
    self.program = program
    places = UnitPlaces(units.lazy.map(\.root), in: program)
    teardowns = Teardowns(units, program)
    let teardown = Self.teardown(units, program)
    runsInDeinit = Self.runsInDeinit(units, program)
    for unit in units {
      let isInDeinit = teardown.contains(unit.root)
      keyless.formUnion(unit.keyless)
      receivers.merge(unit.receivers) { $0.union($1) }
      if isInDeinit { calledInDeinit.formUnion(unit.invoked) }
      if !isInDeinit {
        for callee in unit.callees {
          if program.isTest(unit.root), !program.isTest(callee) { calledByTests.insert(callee) } else { callers[callee, default: []].append(unit.root) }
        }
      }
      for property in unit.storedProperties { stores[property, default: []].insert(unit.root) }
      let kind = program.function(unit.root).kind
      guard kind != .initializer else { continue }
      if let owner = program.owner(of: unit.root), !unit.endings.isEmpty {
        endings[owner, default: []] += unit.endings.map { OwnedEnding(ending: $0, function: unit.root, isInDeinit: isInDeinit) }
      }
      for clearing in unit.cleared where !teardowns.isPart(clearing) {
        clearings[clearing.property, default: []].append(OwnedClearing(clearing: clearing, function: unit.root, isInDeinit: isInDeinit))
        if unit.invoked.contains(clearing.property) { deliveries.insert(clearing.property) }
      }
      for (variable, place) in unit.clearedVariables {
        clearedVariables[VariableReference(file: Int(unit.root.file), variable: variable)] = (unit.root, place)
      }
    }
  }

  private static func runsInDeinit(_ units: [EvaluatedUnit], _ program: Program) -> Set<FunctionReference> {
    let callees = Dictionary(units.map { ($0.root, $0.callees) }, uniquingKeysWith: { first, _ in first })
    var result: Set<FunctionReference> = []
    var pending = units.map(\.root).filter { program.function($0).kind == .deinitializer }
    while let function = pending.popLast() {
      if result.insert(function).inserted { pending += callees[function] ?? [] }
    }
    return result
  }

  /// `deinit`, and what only `deinit` calls.
  private static func teardown(_ units: [EvaluatedUnit], _ program: Program) -> Set<FunctionReference> {
    var result = Set(units.map(\.root).filter { program.function($0).kind == .deinitializer })
    if result.isEmpty { return [] }
    var callers: [FunctionReference: [FunctionReference]] = [:]
    for unit in units { for callee in unit.callees { callers[callee, default: []].append(unit.root) } }
    var pending = units.filter { result.contains($0.root) }.flatMap(\.callees)
    while let function = pending.popLast() {
      guard !result.contains(function), callers[function]!.allSatisfy({ $0 == function || result.contains($0) }),
        program.function(function).attributes.allSatisfy({ !isOpen(program.file(function).name($0)) })
      else { continue }
      result.insert(function)
      pending += units.filter { $0.root == function }.flatMap(\.callees)
    }
    return result
  }

  // MARK: Questions

  /// The unit in whose code a place lies.
  func root(at place: SourcePlace) -> FunctionReference? { places.root(at: place) }

  /// What ends a cycle through a captured variable: a closure that lets go of what the variable holds.
  func find(_ variable: VariableReference) -> Found? {
    clearedVariables[variable].map { Found(kind: .bySameCode, function: $0.function, place: $0.place) }
  }

  /// What ends a cycle through a property, if anything does.
  ///
  /// - Parameters:
  ///   - holders: The properties that hold the object whose property it is; another object's property is another matter.
  ///   - root: The unit in which the closure is written.
  ///   - members: The types of the objects in the cycle, whose `deinit` never runs.
  ///   - isToken: Does the property hold the token of just this closure? What another closure does to it, it does to its own token.
  func find(
    _ property: PropertyReference, holders: Set<PropertyReference>, root: FunctionReference?, closure: SourcePlace, members: Set<NominalID>,
    isToken: Bool = false
  ) -> Found? {
    let known = (clearings[property] ?? []).filter {
      (!$0.isInDeinit || isByOutsider($0, members)) && (!program.isTest($0.function) || root.map(program.isTest) ?? true)
        && canTakeOut(closure, property) && !(isToken && $0.clearing.closure != nil && !closure.contains($0.place))
    }
    let all = known.filter {
      $0.isInDeinit ? mayBeSame(holders, $0.clearing.holders) : isOpen($0.function) || concerns($0.clearing, holders, property, root)
    }
    if all.isEmpty {
      // There are methods that would empty it, and nobody calls them on this object.
      return known.first(where: \.clearing.isOfSelf).map { Found(kind: .byUncalledMethod, function: $0.function, place: $0.place) }
    }
    // In the code that stores, the closure itself lets go, or what comes after it, the call that it is given to included.
    let own = all.first {
      $0.function == root && $0.place.file == closure.file
        && (closure.range.contains($0.place.range) || (!$0.clearing.isPartial && $0.place.range.end >= closure.range.end))
    }
    if let own {
      return Found(kind: .bySameCode, function: own.function, place: own.place)
    }
    let others = all.filter { clearing in
      clearing.function != root || root.map { program.mayEndBetween(clearing.place, closure, in: $0) } ?? false
    }
    guard let first = others.first else { return nil }
    if deliveries.contains(property) { return Found(kind: .bySameCode, function: first.function, place: first.place) }
    // Who calls a method that empties it shows that it is meant to be called.
    let live = others.first {
      ($0.clearing.isThroughCall || mayBeCalled($0.function, with: root)) && !isForAnother($0, than: root, property)
    }
    let found = live ?? first
    return Found(kind: live == nil ? .byUncalledMethod : .byOtherMethod, function: found.function, place: found.place)
  }

  /// Does the class of `root` end anything, and can what a row keeps be ended? A quick no for most.
  func mayEnd(_ row: Int, root: FunctionReference) -> Bool {
    let effects = program.models.functions[row].effects
    guard let owner = program.owner(of: root) else { return false }
    return ([owner] + program[owner].ancestors).contains { type in
      endings[type]?.contains { owned in effects.contains { $0.endedBy.contains(owned.ending.method) || $0.awaitedBy.contains(owned.ending.method) } } ?? false
    }
  }

  /// Does code that empties a property of some object empty it for the object that `holders` hold?
  private func concerns(
    _ clearing: Clearing, _ holders: Set<PropertyReference>, _ property: PropertyReference, _ root: FunctionReference?
  ) -> Bool {
    if holders.isEmpty { return true }
    if !clearing.holders.isEmpty { return !clearing.holders.isDisjoint(with: holders) }
    if !clearing.isOfSelf || deliveries.contains(property) { return true }
    // A method of the object that is held: whoever calls it on this object is listed on its own.
    guard let owner = root.flatMap({ program.owner(of: $0) }), let declaring = program.owner(of: property) else { return true }
    return owner == declaring || program[owner].ancestors.contains(declaring)
  }

  /// The call in the class of `root` that ends what a row keeps until then, outside of `deinit`.
  ///
  /// - Parameters:
  ///   - handles: The properties that hold what such a call is made on.
  ///   - since: Where the keeping began: an earlier call in the same code ended something else.
  func find(
    endingOf row: Int, handles: Set<PropertyReference>, root: FunctionReference, since: SourcePlace, closure: SourcePlace
  ) -> Found? {
    let found = endings(of: row, handles: handles, root: root, classes: [program.owner(of: root)].compactMap { $0 })
      .filter { !$0.isInDeinit }
    let own = found.first { $0.function == root && ($0.ending.place > since || $0.ending.isNested || closure.range.contains($0.ending.place.range)) }
    if let own { return Found(kind: .bySameCode, function: own.function, place: own.ending.place) }
    let others = found.filter { $0.function != root || program.mayEndBetween($0.ending.place, since, in: root) }
    guard let first = others.first else { return nil }
    let live = others.first { mayBeCalled($0.function, with: root) }
    return Found(kind: live == nil ? .byUncalledMethod : .byOtherMethod, function: (live ?? first).function, place: (live ?? first).ending.place)
  }

  /// The later code of the same function that goes on only when what a row keeps has ended.
  func find(waitFor row: Int, handles: Set<PropertyReference>, root: FunctionReference, since: SourcePlace, closure: SourcePlace) -> Found? {
    let methods = Set(program.models.functions[row].effects.flatMap(\.awaitedBy))
    guard !methods.isEmpty, let owner = program.owner(of: root) else { return nil }
    let known = handles.union(receivers[since] ?? [])
    let wait = endings[owner]?.first { owned in
      guard owned.function == root, methods.contains(owned.ending.method), owned.ending.place > since,
        !closure.range.contains(owned.ending.place.range)
      else { return false }
      switch owned.ending.handle {
      case .properties(let properties): return !properties.isDisjoint(with: known)
      case .local: return true
      case .unknown: return false
      }
    }
    return wait.map { Found(kind: .bySameCode, function: root, place: $0.ending.place) }
  }

  /// What ends the keeping because one of the closures on the way to what is kept, of another function, empties what holds it.
  func find(
    _ property: PropertyReference, holders: Set<PropertyReference>, emptiedBy closures: [FunctionReference]
  ) -> Found? {
    (clearings[property] ?? []).first { owned in
      guard let closure = owned.clearing.closure, holders.isEmpty || owned.clearing.holders.isEmpty || !owned.clearing.holders.isDisjoint(with: holders)
      else { return false }
      return closures.contains { program.isNested(closure, in: $0) }
    }.map { Found(kind: .bySameCode, function: $0.function, place: $0.place) }
  }

  /// Is what the property holds called when its owner dies?
  func isCalledInDeinit(_ property: PropertyReference) -> Bool { calledInDeinit.contains(property) }

  /// The call in `deinit` that ends what a row keeps, for what does not hold the object of that `deinit`.
  ///
  /// - Parameter isCertain: Must the call name what it ends? What ends by itself is rarely ended early.
  func findInDeinit(endingOf row: Int, handles: Set<PropertyReference>, root: FunctionReference, isCertain: Bool) -> Found? {
    guard let owner = program.owner(of: root) else { return nil }
    return endings(of: row, handles: handles, root: root, classes: [owner] + program[owner].ancestors)
      .first { if case .unknown = $0.ending.handle, isCertain { false } else { $0.isInDeinit } }
      .map { Found(kind: .byDeinit, function: $0.function, place: $0.ending.place) }
  }

  /// - Parameter holders: The properties that hold the object whose property it is.
  func findInDeinit(_ property: PropertyReference, holders: Set<PropertyReference>, closure: SourcePlace) -> Found? {
    guard canTakeOut(closure, property) else { return nil }
    return clearings[property]?.first { runsInDeinit.contains($0.function) && mayBeSame(holders, $0.clearing.holders) }
      .map { Found(kind: .byDeinit, function: $0.function, place: $0.place) }
  }

  /// Without its key a closure cannot be taken out of what is only emptied key by key.
  private func canTakeOut(_ closure: SourcePlace, _ property: PropertyReference) -> Bool {
    !keyless.contains(closure) || clearings[property]?.contains { !$0.clearing.needsKey && !$0.clearing.isThroughCall } ?? true
  }

  /// Two properties of one type hold two objects.
  private func mayBeSame(_ left: Set<PropertyReference>, _ right: Set<PropertyReference>) -> Bool {
    if left.isEmpty || right.isEmpty || !left.isDisjoint(with: right) { return true }
    return !left.contains { property in right.contains { program.owner(of: $0) == program.owner(of: property) } }
  }

  private func endings(
    of row: Int, handles: Set<PropertyReference>, root: FunctionReference, classes: [NominalID]
  ) -> [OwnedEnding] {
    let methods = Set(program.models.functions[row].effects.flatMap(\.endedBy))
    return classes.flatMap { endings[$0] ?? [] }.filter { candidate in
      guard methods.contains(candidate.ending.method) else { return false }
      switch candidate.ending.handle {
      case .properties(let properties): return !properties.isDisjoint(with: handles)
      case .local: return candidate.function == root
      case .unknown: return true
      }
    }
  }

  // MARK: Callers

  /// Is it the `deinit` of an object that the members of a cycle do not hold? That one can run, and break the cycle.
  private func isByOutsider(_ clearing: OwnedClearing, _ members: Set<NominalID>) -> Bool {
    guard program.function(clearing.function).kind == .deinitializer, let owner = program.owner(of: clearing.function),
      clearing.clearing.holders.contains(where: { program.owner(of: $0) == owner && !program.property($0).isStatic })
    else { return false }
    return members.allSatisfy { member in
      !program[member].ancestors.contains(owner) && !program[owner].ancestors.contains(member)
        && program.storedProperties(of: member).allSatisfy { property in
          guard program.ownership(of: property) == .strong, case .nominal(let held, _) = program.type(of: property).unwrapped else { return true }
          return !program[owner].ancestors.contains(held)
        }
    }
  }

  /// Does all code that calls `end` first call another function than `begin` to fill the property, while nothing calls `begin`? Then it
  /// empties what that other function has stored.
  private func isForAnother(_ end: OwnedClearing, than begin: FunctionReference?, _ property: PropertyReference) -> Bool {
    guard let begin, callers[begin] == nil, !isOpen(begin), end.clearing.isThroughCall || !isOpen(end.function),
      let callers = end.clearing.isThroughCall ? [end.function] : callers[end.function],
      let type = program.owner(of: begin), let holder = program.owner(of: property), program[type].ancestors.contains(holder),
      let others = stores[property]?.subtracting([begin]), !others.isEmpty
    else { return false }
    let fillers = Set(others.flatMap { self.callers[$0] ?? [] }.compactMap { program.owner(of: $0) })
    return callers.allSatisfy { caller in
      guard let owner = program.owner(of: caller) else { return false }
      return !program[type].ancestors.contains(owner) && !program[owner].ancestors.contains(type) && fillers.contains(owner)
    }
  }

  private func isOpen(_ reference: FunctionReference) -> Bool {
    program.function(reference).attributes.contains { Self.isOpen(program.file(reference).name($0)) }
  }

  private static func isOpen(_ attribute: String) -> Bool {
    ["override", "objc", "IBAction", "public", "open", "dynamic"].contains(attribute)
  }

  /// Can anything call the function: code of the program, or a framework by override, requirement, or the Objective-C runtime?
  ///
  /// - Parameter root: The code whose doing it would end. What tests call ends what tests begin.
  private func mayBeCalled(_ reference: FunctionReference, with root: FunctionReference?) -> Bool {
    let function = program.function(reference)
    if function.kind != .function || callers[reference] != nil || (calledByTests.contains(reference) && root.map(program.isTest) ?? true) { return true }
    let file = Int(reference.file)
    if isOpen(reference) { return true }
    guard let owner = program.owner(of: reference), let name = function.name.map({ program.name($0, in: file) }) else { return true }
    // A requirement of a protocol that it may satisfy.
    return program[owner].ancestors.dropFirst().contains {
      program[$0].kind == .protocol && program[$0].functions[name] != nil
    } || program.mayMeetExternalRequirements(owner)
  }
}

extension SourcePlace {
  /// Is the other place within this one?
  func contains(_ other: SourcePlace) -> Bool { file == other.file && range.contains(other.range) }
}

extension Graph {
  /// The properties that the code stores something in, or in the collection in them.
  func filledProperties() -> Set<PropertyReference> {
    var result: Set<PropertyReference> = []
    for edge in edges where edge.isWrite {
      switch edge.field {
      case .property(let property): result.insert(property)
      case .element, .model, .unknown:
        var node = edge.source
        while case .load(let base, .element) = self[node].kind { node = base }
        if case .load(_, .property(let property)) = self[node].kind { result.insert(property) }
      default: break
      }
    }
    return result
  }
}
