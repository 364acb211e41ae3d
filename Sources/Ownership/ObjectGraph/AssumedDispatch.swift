import Program

/// The assumption that a method's implementation is the one of this class: the receiver's class is not in sight.
struct AssumedDispatch: Hashable, Sendable {
  /// The receiver of the call.
  var receiver: NodeID
  /// The class whose implementation has made the reference.
  var owner: NominalID
  /// The assumptions of the reference if the receiver is of this class.
  var rest: UInt8 = 0
}

/// A reference of the current code, without what is known about it.
struct ReferenceName: Hashable, Sendable {
  var source: NodeID
  var target: NodeID
  var field: Field
  /// For a reference of the system, where it begins.
  var place: SourcePlace?
}

extension Graph {
  func name(of edge: Edge) -> ReferenceName { name(edge.source, edge.target, edge.field, at: edge.place) }

  func name(_ source: NodeID, _ target: NodeID, _ field: Field, at place: SourcePlace?) -> ReferenceName {
    ReferenceName(source: source, target: target, field: field, place: isSystem(source) ? place : nil)
  }

  /// Whether the node stands for the system, which keeps an object as often as it is handed over: each timer has its own end.
  func isSystem(_ node: NodeID) -> Bool { if case .system = nodes[Int(node.index)].kind { true } else { false } }
}
