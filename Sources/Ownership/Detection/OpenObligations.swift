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
    let guards = PlaceGuards(program, releases)
    return begun.filter { isRestarted($0, among: begun, ends, guards) }
  }

  /// All calls that end a registration, by the function that contains them.
  private var ends: [OwnedUnregistration] { releases.parts.unregistrations.values.flatMap { $0 } }

  private func isRestarted(_ begun: BegunRegistration, among others: [BegunRegistration], _ all: [OwnedUnregistration], _ guards: PlaceGuards)
    -> Bool
  {
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
    let question = RepeatedRuns.Question(countsModules: true) { place, function, root in
      let own = ends.lazy.filter { $0.function == root }.map(\.unregistration.place)
      return guards.isGuarded(place, function, root, of: begun.property, ends: Array(own), enders: enders)
    }
    return runs.mayRunAgain(begun.place, in: begun.root, question)
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

  // MARK: Collections

  /// What decides whether a growth is repeated, beside its place.
  private struct RepeatedGrowth: Hashable {
    let property: PropertyReference
    let isGiven: Bool
  }

  /// Those that nothing makes smaller and that grow again and again, by place.
  func growing(_ growths: some Sequence<CollectionGrowth>) -> [CollectionGrowth] {
    let growths = growths.sorted { $0.place < $1.place }
    let growing = Set(growths.map(\.root))
    let guards = PlaceGuards(program, releases)
    var questions: [RepeatedGrowth: RepeatedRuns.Question] = [:]
    var lasting: [PropertyReference: Bool] = [:]
    return growths.filter { growth in
      let isLasting = lasting[growth.property] ?? mayGrow(growth.property, in: growing)
      lasting[growth.property] = isLasting
      guard isLasting, isUnread(growth) else { return false }
      let repeated = RepeatedGrowth(property: growth.property, isGiven: growth.isGiven)
      let question =
        questions[repeated]
        ?? RepeatedRuns.Question(countsModules: !growth.isGiven) { place, function, root in
          guards.isGuarded(place, function, root, of: growth.property)
        }
      questions[repeated] = question
      return runs.mayRunAgain(growth.place, in: growth.root, question)
    }
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
}
