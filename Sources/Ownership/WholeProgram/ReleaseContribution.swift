import Engine
import Program
import Facts

/// The contribution of one unit to the tables of releases.
final class ReleaseContribution: Sendable, PartlyStorable {
  /// A closure that the code stores in a property of an object of the program.
  struct StoredClosure: Hashable, Sendable, Storable {
    var type: NominalID
    var property: PropertyReference
    var closure: FunctionReference
  }

  let unit: EvaluatedUnit  // storable: given
  let storedClosures: Set<StoredClosure>
  let isForReuse: Bool
  /// Whether it is an initialiser. A new object has nothing to release yet; closures made there run later.
  let isInitializer: Bool
  let isDeinitializer: Bool
  let owner: NominalID?
  /// Places that release objects which only its own code has made and given to no one.
  let ofOwnObjects: Set<SourcePlace>
  /// The origins of the objects that it stores in properties and passes to functions.
  let sources: [ObjectSlot: Set<ObjectSource>]

  /// Where the unit's code belongs.
  var code: CodeOwner { CodeOwner(unit.root, of: owner) }

  convenience init(_ unit: EvaluatedUnit, in program: Program) {
    let kind = program.function(unit.root).kind
    self.init(
      unit: unit, storedClosures: Self.storedClosures(in: unit.graph), isForReuse: program.isForReuse(unit.root), isInitializer: kind == .initializer,
      isDeinitializer: kind == .deinitializer, owner: program.owner(of: unit.root),
      ofOwnObjects: Set(unit.cleared.lazy.filter { unit.neverShares($0.objects, in: program) }.map(\.place)),
      sources: ObjectSourceContribution(unit, in: program).sources)
  }

  init(
    unit: EvaluatedUnit, storedClosures: Set<StoredClosure>, isForReuse: Bool, isInitializer: Bool, isDeinitializer: Bool, owner: NominalID?,
    ofOwnObjects: Set<SourcePlace>, sources: [ObjectSlot: Set<ObjectSource>]
  ) {
    self.unit = unit
    self.storedClosures = storedClosures
    self.isForReuse = isForReuse
    self.isInitializer = isInitializer
    self.isDeinitializer = isDeinitializer
    self.owner = owner
    self.ofOwnObjects = ofOwnObjects
    self.sources = sources
  }

  /// Whether both lists have the same units with the same calls.
  static func callTheSame(_ first: [ReleaseContribution], _ second: [ReleaseContribution]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0.unit.root == $1.unit.root && $0.unit.callees == $1.unit.callees }
  }

  private static func storedClosures(in graph: Graph) -> Set<StoredClosure> {
    var result: Set<StoredClosure> = []
    for index in graph.nodes.indices {
      // A closure's code belongs to the unit in which it is written.
      guard case .closure(let closure, instance: 0) = graph.nodes[index].kind else { continue }
      graph.forEachEdge(to: NodeID(index)) { edge in
        guard case .property(let property) = edge.field, case .nominal(let type, _) = graph[edge.source].type.unwrapped else { return }
        result.insert(StoredClosure(type: type, property: property, closure: closure))
      }
    }
    return result
  }
}
