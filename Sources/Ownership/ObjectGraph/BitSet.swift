import Engine

/// A set of small numbers. Copying, union and comparison work word by word.
struct BitSet: Hashable, Sendable, Storable {
  var words: [UInt64] = []

  func contains(_ member: Int32) -> Bool {
    let word = Int(member) >> 6
    return word < words.count && words[word] & (1 << UInt64(member & 63)) != 0
  }

  mutating func insert(_ member: Int32) {
    let word = Int(member) >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(member & 63)
  }

  mutating func remove(_ member: Int32) {
    let word = Int(member) >> 6
    if word < words.count { words[word] &= ~(1 << UInt64(member & 63)) }
  }

  /// Adds the members of another set.
  ///
  /// - Returns: Whether any member was new.
  @discardableResult
  mutating func formUnion(_ other: BitSet) -> Bool {
    var hasChanged = false
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices where other.words[index] & ~words[index] != 0 {
      words[index] |= other.words[index]
      hasChanged = true
    }
    return hasChanged
  }

  mutating func subtract(_ other: BitSet) {
    for index in words.indices where index < other.words.count { words[index] &= ~other.words[index] }
  }

  /// Removes all members that another set lacks.
  ///
  /// - Returns: Whether any member was removed.
  @discardableResult
  mutating func formIntersection(_ other: BitSet) -> Bool {
    var hasChanged = false
    for index in words.indices {
      let kept = index < other.words.count ? words[index] & other.words[index] : 0
      if kept != words[index] {
        words[index] = kept
        hasChanged = true
      }
    }
    return hasChanged
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The members in ascending order.
  var members: [Int32] {
    var result: [Int32] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(Int32(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return result
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
}

extension BitSet {
  /// The indices of nodes.
  init(_ nodes: [NodeID]) {
    self.init()
    for node in nodes { insert(node.index) }
  }
}
