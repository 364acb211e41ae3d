/// What a value may be: some nodes, each once, in the order in which they were found.
extension [NodeID] {
  /// A value that may be more objects than this is cut; the heap counts it, and verdicts that may hang on it are less sure.
  static let nodeLimit = 128

  mutating func unite(_ others: some Sequence<NodeID>) {
    for node in others where count < Self.nodeLimit && !contains(node) { append(node) }
  }
}
