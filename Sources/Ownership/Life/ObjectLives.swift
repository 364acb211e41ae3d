import Catalog
import Engine
import Facts
import Program

/// Answers whether an object is meant to go before the process ends.
///
/// | life | where |
/// | --- | --- |
/// | none made | nothing that runs makes the object or binds it |
/// | lasting | it lives until the process ends, by a model or by its holders |
/// | passing | code makes any number of such objects, or lets go of one |
/// | unknown | all others |
struct ObjectLives {
  let program: Program
  let tables: LifeTables
  let releases: ReleaseIndex

  /// The life of an object that may have any of the types; `nil` where only the code that makes it could tell.
  ///
  /// - Parameter file: The file of the code that holds it. Tests make objects of their own.
  func life(of types: some Sequence<Type>, inFile file: Int) -> ObjectLife? {
    var result: ObjectLife?
    for type in types {
      guard let next = life(of: type, inFile: file) else { return nil }
      if result.map({ $0.life < next.life || $0.isCertain && !next.isCertain }) ?? true { result = next }
    }
    return result
  }

  private func life(of type: Type, inFile file: Int) -> ObjectLife? {
    switch tables.lasting.certainty(of: type, inFile: file) {
    case .certain: return .lasting(certainly: true)
    // A window's scene may be closed.
    case .assumed: return .unknown
    case .unknown: break
    }
    guard case .nominal(let id, _) = type.unwrapped, program.hasSharedInstance(.nominal(id, [])) else { return nil }
    if let letGo = letGo(of: id, inFile: file) { return ObjectLife(life: .passing, letGo: letGo) }
    if globals(of: id).contains(where: isReplaced) { return .passing }
    releases.record?.ask(of: id)
    // Whether others are made is out of sight, or not known to happen more than once.
    return tables.multiplyInstantiated.contains(id) && tables.passing.isApplication ? nil : .unknown
  }

  /// The global and static variables that code empties or fills anew, and that may hold an object of the class.
  private func globals(of type: NominalID) -> [PropertyReference] {
    releases.record?.ask(of: type)
    return tables.released[type].filter(program.isGlobal)
  }

  /// The code in sight that lets go of the object in a global or static variable.
  private func letGo(of type: NominalID, inFile file: Int) -> ObjectLife.LetGo? {
    for property in globals(of: type) {
      let owned = releases.fieldReleases(of: property).first { owned in
        !owned.isInDeinit && !owned.isRestoration && !owned.fieldRelease.isForGone && !owned.fieldRelease.isThroughCall
          && (!program.isTest(owned.function) || program.isTest(file: file)) && tables.live.mayRun(owned.function)
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

  /// Whether the code runs, and makes and binds objects any number of times.
  ///
  /// - Parameters:
  ///   - nodes: The held object, and the objects that hold it.
  ///   - isInHandler: Whether the place is in code that handles events.
  func isKnownToPass(_ nodes: [(nodes: [NodeID], graph: Graph)], in root: FunctionReference?, isInHandler: () -> Bool) -> Bool {
    if nodes.contains(where: { tables.passing.contains($0.nodes, in: $0.graph) == false }) { return false }
    guard let root else { return true }
    // Code that runs once binds at most one object.
    return tables.passing.mayRunAgain(root) || isInHandler()
  }

  /// The life of what a cycle holds when another object on it lasts. The step into that object retains nothing that would go otherwise, so the rest is a
  /// retention by that object. Single references retain one object at most; others retain one more with each run.
  ///
  /// - Returns: `nil` where no object on the path lasts.
  func life(openedOn path: OwnershipPath, in graph: Graph, inFile file: Int) -> ObjectLife? {
    for (index, edge) in path.edges.enumerated() {
      guard let life = life(of: graph[edge.source].type, inFile: file), life.life == .lasting else { continue }
      return path.edges[index...].allSatisfy { $0.holdsOne(in: program) } ? .lasting(certainly: false) : nil
    }
    return nil
  }
}
