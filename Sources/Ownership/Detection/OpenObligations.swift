import Program
import Facts
import Catalog

/// Searches for obligations that code takes on again and again without meeting them, whoever holds what: a registration begun again before the last one
/// has ended, and a collection that only grows.
struct OpenObligations {
  private typealias OwnedUnregistration = ReleaseFactTables.OwnedUnregistration

  let program: Program
  let order: UnitOrder
  let uses: PropertyUses
  let releases: ReleaseFacts
  let runs: RepeatedRuns
  /// Properties that a unit empties and fills anew.
  let refilled: Multiset<PropertyReference>

  // MARK: Registrations

  /// Those that may be begun again while the last one lasts, by place.
  func restarted(_ begun: some Sequence<BegunRegistration>) -> [BegunRegistration] {
    let begun = begun.sorted { $0.place < $1.place }
    if begun.isEmpty { return [] }
    let ends = ends
    return begun.filter { isRestarted($0, among: begun, ends) }
  }

  /// All calls that end a registration, by the function that contains them.
  private var ends: [OwnedUnregistration] { releases.parts.unregistrations.values.flatMap { $0 } }

  private func isRestarted(_ begun: BegunRegistration, among others: [BegunRegistration], _ all: [OwnedUnregistration]) -> Bool {
    let events = Set(program.models.functions[begun.row].effects.flatMap(\.endedBy))
    let ends = all.filter { owned in
      guard events.contains(owned.unregistration.event),
        // What the registered code ends is its own registration.
        !others.contains(where: { $0.property == begun.property && $0.place.contains(owned.unregistration.place) })
      else { return false }
      switch owned.unregistration.handle {
      case .properties(let properties): return properties.contains(begun.property)
      // What the code ends may be this.
      case .unknown: return owned.function == begun.root
      case .local, .selfObject: return false
      }
    }
    // Somebody else ends it while the object lives: a protocol between the two that no single method shows.
    if ends.contains(where: { isElsewhere($0, than: begun) }) { return false }
    let enders = callers(of: Set(ends.map(\.function)))
    return runs.mayRunAgain(begun.place, in: begun.root, countsModules: true) { place, function, root in
      let own = ends.lazy.filter { $0.function == root }.map(\.unregistration.place)
      return isGuarded(place, function, root, of: begun.property, ends: Array(own), enders: enders)
    }
  }

  /// Whether the code that ends a registration runs apart from the code that begins it, while the object lives.
  private func isElsewhere(_ end: OwnedUnregistration, than begun: BegunRegistration) -> Bool {
    if end.function == begun.root {
      return !program.isNested(begun.function, in: end.unregistration.function) && !begun.place.contains(end.unregistration.place)
    }
    return !end.isInDeinit && releases.calls.mayBeCalled(end.function, with: begun.root) && !isOnlyRun(end.function, by: begun.root)
  }

  /// Whether only one function runs another one. Then what matters is where it does.
  private func isOnlyRun(_ function: FunctionReference, by root: FunctionReference) -> Bool {
    !releases.calls.isOpen(function) && releases.calls.callers(of: function).allSatisfy { $0 == root }
  }

  /// The functions with all that call them, directly or not.
  private func callers(of functions: Set<FunctionReference>) -> Set<FunctionReference> {
    var result = functions
    var pending = Array(functions)
    while let function = pending.popLast() {
      for caller in releases.calls.callersAtAnyTime(of: function) where result.insert(caller).inserted { pending.append(caller) }
    }
    return result
  }

  /// Whether every path to a place ends the last registration, or asks before for its property or for another one that the same code sets.
  private func isGuarded(
    _ place: SourcePlace, _ function: FunctionReference, _ root: FunctionReference, of property: PropertyReference, ends: [SourcePlace],
    enders: Set<FunctionReference>
  ) -> Bool {
    let flow = FunctionFlow(function, nonReturning: releases.parts.nonReturning[function] ?? [], in: program)
    guard let goal = flow.instruction(at: place.range) else { return true }
    var passed = Set(ends.compactMap { flow.function.range.contains($0.range) ? flow.instruction(at: $0.range) : nil })
    for callee in releases.calls.callees(of: root) where enders.contains(callee) && callee != root {
      for range in program.callRanges(of: callee, in: function) { if let index = flow.instruction(at: range) { passed.insert(index) } }
    }
    let asked = names(of: property, andAssignedBy: root)
    for block in 0..<flow.graph.blockCount {
      guard let value = flow.graph.decision(of: block)?.value, flow.names(in: value).contains(where: asked.contains),
        let last = flow.graph.instructions(of: block).last
      else { continue }
      passed.insert(last)
    }
    return flow.graph.everyWay(to: goal, passes: passed)
  }

  /// The name of a property, and those that a unit and the functions that it calls assign to.
  private func names(of property: PropertyReference, andAssignedBy root: FunctionReference) -> Set<Name> {
    var result: Set = [program.name(program.property(property).name, in: Int(property.file))]
    for unit in releases.calls.callees(of: root).union([root]) {
      for function in program.functions(within: unit) { result.formUnion(program.assignedNames(in: function)) }
    }
    return result
  }

  // MARK: Collections

  /// Those that nothing makes smaller and that grow again and again, by place.
  func growing(_ growths: some Sequence<CollectionGrowth>) -> [CollectionGrowth] {
    let growths = growths.sorted { $0.place < $1.place }
    let growing = Set(growths.map(\.root))
    return growths.filter { mayGrow($0.property, in: growing) && isUnread($0) && isRepeated($0) }
  }

  /// Whether no code in sight removes elements of a collection, and no code out of sight has access to it.
  private func mayGrow(_ property: PropertyReference, in growing: Set<FunctionReference>) -> Bool {
    let declaration = program.property(property)
    let name = program.name(declaration.name, in: Int(property.file))
    if declaration.isComputed || declaration.isRequirement || program.isTest(property) || uses.isMemberOfUnknown(name) || uses.namesInKeyPaths.contains(name) {
      return false
    }
    if program.canBeReachedFromOutside(declaration.attributes, in: Int(property.file), modules: !releases.calls.isWhole) { return false }
    if program.satisfiesRequirement(property, where: { _ in true }) { return false }
    if refilled.contains(property) { return false }
    if releases.parts.fieldReleases[property]?.contains(where: { !$0.isInDeinit }) ?? false { return false }
    return uses.replacers(of: property).allSatisfy(growing.contains)
  }

  /// Whether the code uses the collection for nothing but to keep what is in it. What it reads are data.
  private func isUnread(_ growth: CollectionGrowth) -> Bool {
    growth.element != .object || uses.reading(of: growth.property, in: program) == .nowhere
  }

  private func isRepeated(_ growth: CollectionGrowth) -> Bool {
    runs.mayRunAgain(growth.place, in: growth.root, countsModules: !growth.isGiven) { place, function, root in
      isGuarded(place, function, root, of: growth.property, ends: [], enders: [])
    }
  }
}

extension Program {
  /// The names of the members that a function assigns to.
  fileprivate func assignedNames(in reference: FunctionReference) -> [Name] {
    let function = function(reference)
    return function.instructions.compactMap { instruction in
      guard case .assign(let target, _, _) = instruction.operation else { return nil }
      switch function[target].operation {
      case .name(let name, _), .member(_, let name): return self.name(name, in: Int(reference.file))
      default: return nil
      }
    }
  }
}

extension FunctionFlow {
  /// The names of variables and members that an expression uses.
  fileprivate func names(in value: ValueID) -> Set<Name> {
    var result: Set<Name> = []
    var pending = [value]
    while let value = pending.popLast() {
      let operation = function[value].operation
      switch operation {
      case .name(let name, _), .member(_, let name): result.insert(program.name(name, in: Int(reference.file)))
      default: break
      }
      pending += operation.operands(in: function)
    }
    return result
  }
}
