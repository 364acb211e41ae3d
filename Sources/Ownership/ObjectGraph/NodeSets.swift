/// The possible objects of a value, each once, in the order of discovery.
extension [NodeID] {
  /// Larger sets are cut. The heap counts the cuts, and verdicts that may depend on them are less certain.
  static let nodeLimit = 128

  /// Whether the set takes no further object. Then a search for more of them is in vain.
  var isFull: Bool { count >= Self.nodeLimit }

  mutating func unite(_ others: [NodeID]) {
    // Most values are one object: the array is shared then, not copied.
    if isEmpty, others.count == 1 {
      self = others
      return
    }
    for node in others where !isFull && !contains(node) { append(node) }
  }

  mutating func unite(_ others: some Sequence<NodeID>) {
    for node in others where !isFull && !contains(node) { append(node) }
  }
}
