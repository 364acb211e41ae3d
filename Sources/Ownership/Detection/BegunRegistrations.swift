import Engine
import Program
import Facts
import Catalog

/// A property into which a unit stores the handle of something that only a call ends: a timer, an observer's token, an endless task.
///
/// To release the handle ends nothing. So code that stores another one must end the earlier registration first.
struct BegunRegistration: Hashable, Sendable, Storable {
  let property: PropertyReference
  /// The row of the model that registers.
  let row: Int
  /// The store.
  let place: SourcePlace
  /// The function or closure that contains the store.
  let function: FunctionReference
  /// The unit that contains it.
  let root: FunctionReference
}

extension BegunRegistration {
  /// The registrations of a unit whose handles it stores while the property may hold an earlier one.
  static func all(in unit: EvaluatedUnit, _ program: Program) -> Set<BegunRegistration> {
    if unit.fillings.replacing.isEmpty || program.isTest(unit.root) { return [] }
    let graph = unit.graph
    let rows = graph.registrations(program)
    if rows.isEmpty { return [] }
    let code = NestedCode(unit.root, program)
    var result: Set<BegunRegistration> = []
    for edge in graph.edges where edge.isWrite {
      guard case .property(let property) = edge.field, unit.fillings.replacing.contains(property), let row = rows[edge.target], let place = edge.place,
        program.isWritten(place.range, inFile: place.file, in: unit.root), !unit.endsItself(graph[edge.target], row, program)
      else { continue }
      result.insert(
        BegunRegistration(property: property, row: row, place: place, function: code.innermost(at: place), root: unit.root))
    }
    return result
  }
}

extension Graph {
  /// The handles in the graph whose release ends nothing, with the row of the model that registers.
  func registrations(_ program: Program) -> [NodeID: Int] {
    var begun: [(row: Int, place: SourcePlace)] = []
    var result: [NodeID: Int] = [:]
    for edge in edges where edge.lifetime == .untilCall && edge.strength == .strong {
      guard case .model(let row) = edge.field, let place = edge.place, program.models.functions[row].effects.contains(where: { !$0.endedBy.isEmpty })
      else { continue }
      // The system holds the handle itself, as a run loop its display link.
      if case .system = self[edge.source].kind, case .allocation = self[edge.target].kind { result[edge.target] = row }
      begun.append((row, place))
    }
    if begun.isEmpty { return [:] }
    for index in nodes.indices {
      guard case .allocation(let place, _) = nodes[index].kind, result[NodeID(index)] == nil else { continue }
      for (row, other) in begun where place.contains(other) && program.models.functions[row].result == .object {
        // What the handle holds itself goes with it.
        let isOwn = self.edges(from: NodeID(index)).contains { $0.field == .model(row) && $0.strength == .strong }
        if !isOwn { result[NodeID(index)] = row }
      }
    }
    return result
  }
}

extension EvaluatedUnit {
  /// Whether the registered code itself ends the registration while its objects live.
  fileprivate func endsItself(_ handle: Node, _ row: Int, _ program: Program) -> Bool {
    guard case .allocation(let call, _) = handle.kind else { return false }
    let ends = Set(program.models.functions[row].effects.flatMap(\.endedBy))
    return unregistrations.contains { known in
      guard ends.contains(known.event), known.isNested, call.contains(known.place) else { return false }
      let flow = FunctionFlow(known.function, nonReturning: nonReturning[known.function] ?? [], in: program)
      return flow.instruction(at: known.place.range).map { !flow.isForGone($0) } ?? true
    }
  }
}
