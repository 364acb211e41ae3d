/// What a value may be: a few nodes, each once, in the order in which they were found.
extension [NodeID] {
  /// A value that may be more objects than this is followed through the first ones only.
  static let nodeLimit = 8

  mutating func unite(_ others: some Sequence<NodeID>) {
    for node in others where count < Self.nodeLimit && !contains(node) { append(node) }
  }
}
