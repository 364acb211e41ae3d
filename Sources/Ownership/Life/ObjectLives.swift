import Catalog
import Engine
import Facts
import Program

/// Answers whether an object is meant to go before the process ends.
///
/// | life | where |
/// | --- | --- |
/// | none made | nothing that runs makes the object or binds it |
/// | lasting | it lives until the process ends, by a model or by its holders; or code makes one, and lets go of it nowhere |
/// | passing | code makes any number of such objects, or lets go of one |
/// | unreleased | all others of an application's own classes: no code in sight makes another one, or lets go of one |
/// | unknown | all others: frameworks, factories or users of a library make them |
struct ObjectLives {
  let program: Program
  let tables: LifeTables
  let releases: ReleaseIndex

  /// A cycle that holds an object.
  struct Cycle {
    let path: OwnershipPath
    let graph: Graph
    let endsByItself: Bool

    /// Whether its objects are only what values are given, such as views by the environment or by their makers.
    func isOfGivenObjects(in program: Program) -> Bool {
      var isGiven = false
      for edge in path.edges {
        switch graph[edge.source].kind {
        case .closure, .methodReference, .autoclosure: continue
        case .selfObject: if program.semantics(of: graph[edge.source].type) != .value { return false }
        case .load(_, .property(let property)):
          guard let owner = program.owner(of: property), !program[owner].isOfObjects, program.property(property).initialValue == nil else { return false }
          isGiven = true
        default: return false
        }
      }
      return isGiven
    }
  }

  /// The life of a held object.
  ///
  /// - Parameters:
  ///   - objects: The possible objects, in `graph`.
  ///   - cycle: The cycle through the object, if there is one.
  ///   - root: The unit that binds the object; `nil` for several.
  ///   - file: The file of that code. Tests make objects of their own.
  ///   - isInHandler: Whether the place is in code that handles events.
  func life(
    of objects: [NodeID], in graph: Graph, on cycle: Cycle?, boundBy root: FunctionReference?, inFile file: Int, isInHandler: () -> Bool
  ) -> ObjectLife {
    if let root, !tables.live.mayRun(root) {
      // The initial value of a lazy property is the usual code: nothing is missing.
      let isInitialValue = program.function(root).kind == .initialValue
      return ObjectLife(life: .noneMade, isBoundByUnusedCode: !isInitialValue && tables.live.isTypeMade(of: root))
    }
    if let cycle, cycle.path.edges.contains(where: { isStoredByUnusedCode($0, inFile: file) }) { return ObjectLife(life: .noneMade) }
    if let cycle, isAsUsersDo(cycle) { return .passing }
    if !objects.isEmpty, objects.allSatisfy({ tables.lasting.isInSlot($0, in: graph, inFile: file) }) { return .lasting }
    if let life = life(of: objects.lazy.map { graph[$0].type }, inFile: file) { return life }
    if let cycle, !cycle.endsByItself, let life = life(openedOn: cycle, inFile: file) { return life }
    if program.isTest(file: file) { return .passing }
    let captured = tables.passing.contains(objects, in: graph)
    // How many there are, a factory decides, or a framework that makes their owners.
    if captured == false { return tables.passing.areSingle(objects, in: graph) ? .lasting : .unknown }
    if let cycle {
      let retaining = tables.passing.contains(cycle.path.edges.map(\.source), in: cycle.graph)
      if retaining == false {
        let holders = cycle.path.edges.map(\.source)
        // A container out of sight may make one for each user, or one for all.
        if !tables.passing.areCounted(holders, in: cycle.graph) { return .unknown }
        return undecided(holders.lazy.map { cycle.graph[$0].type })
      }
      if captured == nil, retaining == nil, !tables.passing.isEverything {
        if cycle.isOfGivenObjects(in: program) { return .unknown }
        // A view that is part of another one throughout is made again as a value only.
        if !objects.isEmpty, tables.passing.areSingle(objects, in: graph) { return .lasting }
      }
    }
    guard let root else { return .passing }
    if isInitializerOfLasting(root, inFile: file) { return .lasting }
    // Code that runs once binds at most one object.
    return tables.passing.mayRunAgain(root) || isInHandler() ? .passing : undecided(objects.lazy.map { graph[$0].type })
  }

  /// The life of objects of these types where no code in sight makes more of them or lets go of one. Other modules can make more objects of a public class.
  private func undecided(_ types: some Sequence<Type>) -> ObjectLife {
    let isOpen = types.contains { type in
      guard case .nominal(let id, _) = type.unwrapped else { return false }
      releases.record?.ask(of: id)
      return program.isPublic(id)
    }
    return isOpen || !tables.passing.isApplication ? .unknown : .unreleased
  }

  /// Whether the example of a library puts its object into a library's property, and that object holds the library's. Users do as the example does, any number
  /// of times.
  private func isAsUsersDo(_ cycle: Cycle) -> Bool {
    guard tables.passing.isExampleOfLibrary,
      !cycle.path.edges.contains(where: { cycle.graph[$0.source].kind.isClosure || cycle.graph[$0.target].kind.isClosure })
    else { return false }
    return cycle.path.edges.contains { edge in
      guard edge.isWrite, case .property(let property) = edge.field, let place = edge.place else { return false }
      return program.isExample(file: place.file) && !program.isExample(file: Int(property.file))
    }
  }

  /// Whether it makes an object that lives until the process ends. What it binds is bound once.
  private func isInitializerOfLasting(_ root: FunctionReference, inFile file: Int) -> Bool {
    guard program.function(root).kind == .initializer, let owner = program.owner(of: root), program[owner].kind == .class else { return false }
    return tables.lasting.certainty(of: .nominal(owner, []), inFile: file) >= .launched
  }

  /// Whether the storing method belongs to a class without instances outside of tests, such as a stand-in for a protocol's real class.
  private func isStoredByUnusedCode(_ edge: Edge, inFile file: Int) -> Bool {
    guard edge.isWrite, let root = edge.place.flatMap(releases.root) else { return false }
    return !tables.live.mayRun(root) || !program.isTest(file: file) && tables.live.runsOnlyInTests(root)
  }

  /// The life of an object that may have any of the types; `nil` where only the code that makes it could tell.
  ///
  /// - Parameter file: The file of the code that holds it. Tests make objects of their own.
  private func life(of types: some Sequence<Type>, inFile file: Int) -> ObjectLife? {
    var result: ObjectLife?
    for type in types {
      guard let next = life(of: type, inFile: file) else { return nil }
      if result.map({ $0.life < next.life }) ?? true { result = next }
    }
    return result
  }

  private func life(of type: Type, inFile file: Int) -> ObjectLife? {
    switch tables.lasting.certainty(of: type, inFile: file) {
    case .certain, .launched: return .lasting
    // Code that may run again fills the slot again, with another such object.
    case .assumed: return tables.passing.containsClass(of: type) ? nil : undecided(CollectionOfOne(type))
    case .byFrameworks: return .unknown
    case .unknown: break
    }
    guard case .nominal(let id, _) = type.unwrapped, program.hasSharedInstance(.nominal(id, [])) else { return nil }
    if let letGo = letGo(of: id, inFile: file) { return ObjectLife(life: .passing, letGo: letGo) }
    if globals(of: id).contains(where: isReplaced) { return .passing }
    // Whether others are made is out of sight, or not known to happen more than once.
    return tables.multiplyInstantiated.contains(id) && tables.passing.isApplication ? nil : undecided(CollectionOfOne(type))
  }

  /// The global and static variables that may hold an object of the class, and that code empties or replaces.
  private func globals(of type: NominalID) -> [PropertyReference] {
    releases.record?.ask(of: type)
    return tables.released.globals(of: type, in: program)
  }

  /// The code in sight that lets go of the object in a global or static variable.
  private func letGo(of type: NominalID, inFile file: Int) -> ObjectLife.LetGo? {
    for property in globals(of: type) {
      let owned = releases.directReleases(of: property).first { owned in
        !owned.isRestoration && !owned.fieldRelease.isForGone && (!program.isTest(owned.function) || program.isTest(file: file))
          && tables.live.mayRun(owned.function)
          && releases.calls.mayBeCalled(owned.function, with: nil)
      }
      if let owned { return ObjectLife.LetGo(property: property, function: owned.function, place: owned.place) }
    }
    return nil
  }

  /// Whether a second object takes the place of the first.
  private func isReplaced(_ property: PropertyReference) -> Bool {
    tables.replacedGlobals.contains(property)
      && (program.property(property).initialValue != nil || !releases.uses.isReplacedInOnePlace(property, unless: program.isTest))
  }

  /// The life of the object on a cycle through another object that lasts; `nil` if there is none. The reference to the lasting object retains nothing that
  /// dies otherwise. So the rest of the cycle is a retention by the lasting object: of one object at most by single references, of one more with each run
  /// by others.
  private func life(openedOn cycle: Cycle, inFile file: Int) -> ObjectLife? {
    for (index, edge) in cycle.path.edges.enumerated() {
      guard let life = life(of: cycle.graph[edge.source].type, inFile: file), life.life == .lasting else { continue }
      return cycle.path.edges[index...].allSatisfy { $0.holdsOne(in: program) } ? .lasting : nil
    }
    return nil
  }
}
