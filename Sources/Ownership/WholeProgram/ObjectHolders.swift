import Engine
import Program
import Facts

/// What one unit shows about the holders of an object that it makes: holders with certain, strong references for their whole lifetime, and in turn
/// the holders of nested values.
///
/// Whether a property ever releases its content depends on the whole program. This structure lists the questions, so that the graph is not needed
/// again.
struct ObjectHolders: Equatable, Sendable {
  struct Reference: Equatable, Sendable, Storable {
    var field: Field
    var holder: NodeKind
    var type: Type
    /// Whether it lasts as long as its holder only where no code calls what ends it.
    var isEndedByCalls = false
    /// The entry of the container, if the holder is part of a value or of a framework's object.
    var next: Int32?
  }
  /// The references to the object come first.
  private(set) var references: [Reference] = []
  /// For each visited node, its incoming references as a range of `references`.
  private(set) var ranges: [Range<Int>] = []

  init(of object: NodeID, in graph: Graph, _ program: Program) {
    var numbers: [NodeID: Int32] = [object: 0]
    var nodes = [object]
    var next = 0
    while next < nodes.count {
      let first = references.count
      graph.forEachEdge(to: nodes[next]) { edge in
        let isEndedByCalls = edge.lifetime == .untilCall && program.isEndedByCallsOnly(edge.field)
        guard edge.strength == .strong, edge.lifetime == .whileKept || isEndedByCalls, edge.assumptions == 0, Self.mayHold(edge, graph, program)
        else { return }
        let holder = graph[edge.source]
        var reference = Reference(field: edge.field, holder: holder.kind, type: holder.type, isEndedByCalls: isEndedByCalls)
        if Self.liesElsewhere(holder, program) {
          let number = numbers[edge.source] ?? Int32(nodes.count)
          if numbers.updateValue(number, forKey: edge.source) == nil { nodes.append(edge.source) }
          reference.next = number
        }
        references.append(reference)
      }
      ranges.append(first..<references.count)
      next += 1
    }
  }

  /// Whether the reference may last as long as its holder, whatever the program does.
  private static func mayHold(_ edge: Edge, _ graph: Graph, _ program: Program) -> Bool {
    switch graph[edge.source].kind {
    case .closure, .methodReference, .autoclosure, .box, .system, .unknownCallee, .externalGlobal, .former: return false
    default: break
    }
    switch edge.field {
    // The content of a value is part of the value's container.
    case .element, .tupleElement: return program.semantics(of: graph[edge.source].type) == .value
    case .property, .externalProperty, .model: return true
    case .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: return false
    }
  }

  private static func liesElsewhere(_ holder: Node, _ program: Program) -> Bool {
    if case .global = holder.kind { return false }
    if case .external = holder.type.unwrapped { return true }
    return program.semantics(of: holder.type) == .value
  }
}

extension Program {
  /// Whether only calls in a program end what the modelled call begins, as far as the row says: no event, and no user who goes back.
  fileprivate func isEndedByCallsOnly(_ field: Field) -> Bool {
    guard case .model(let row) = field else { return false }
    return models.functions[row].effects.allSatisfy { !$0.endedBy.isEmpty && !$0.isStacked && $0.keeper != .none }
  }
}

/// Written by hand, for of each range only the end is stored, and what refers to nothing is refused.
extension ObjectHolders: Storable {
  func store(to writer: inout StoreWriter) {
    writer.write(references)
    writer.write(ranges.map(\.upperBound))
  }

  init(from reader: inout StoreReader) {
    references = reader.read()
    var first = 0
    for end in reader.read([Int].self) {
      reader.expect(end >= first && end <= references.count)
      if reader.isDamaged { return }
      ranges.append(first..<end)
      first = end
    }
    reader.expect(references.allSatisfy { $0.next.map { ranges.indices.contains(Int($0)) } ?? true })
  }
}
