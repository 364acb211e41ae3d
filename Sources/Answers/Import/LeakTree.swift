/// The tree below one root, as `leaks` and memory graphs draw it, line by line.
///
/// A tree has all that the root keeps. What leaks is the way from an object back to itself: where the tree has one, the rest does not count.
struct LeakTree {
  private struct Node {
    /// The column at which the line begins.
    var column: Int
    var address: Substring
    /// Its position in `parts`.
    var part: Int
  }

  /// What one line adds.
  private struct Part {
    var property: String
    var classes: [String]
    /// Whether it lies on the way of a cycle.
    var isOnCycle = false
  }

  private let line: Int
  private var parts: [Part] = []
  /// The nodes from the root to the last line.
  private var branch: [Node] = []
  private var isCycle = false

  /// The greatest number of lines of a tree that are kept.
  private static let limit = 2000

  init(line: Int) { self.line = line }

  /// Whether a line at a column is another root, not a part of this tree.
  func endsBefore(column: Int) -> Bool { branch.first.map { column <= $0.column } ?? false }

  /// - Parameters:
  ///   - property: The text before the arrow.
  ///   - targets: The classes and addresses of the objects of the line.
  mutating func add(column: Int, property: Substring, targets: [LeakedObject], closesCycle: Bool, isCycle: Bool) {
    self.isCycle = self.isCycle || isCycle
    while let last = branch.last, last.column >= column { branch.removeLast() }
    guard parts.count < Self.limit else { return }
    parts.append(Part(property: String(property), classes: targets.map { String($0.name) }))
    guard closesCycle else {
      branch.append(Node(column: column, address: targets.last?.address ?? "", part: parts.count - 1))
      return
    }
    parts[parts.count - 1].isOnCycle = true
    let address = targets.last?.address ?? ""
    guard let start = branch.lastIndex(where: { !address.isEmpty && $0.address == address }) else { return }
    for (index, node) in branch[start...].enumerated() {
      parts[node.part].isOnCycle = true
      // How the cycle's first object was reached does not belong to it.
      if index == 0, start > 0 { parts[node.part].property = "" }
    }
  }

  /// What is known of the leak.
  var record: LeakRecord {
    var record = LeakRecord(line: line)
    record.isCycle = isCycle
    let hasCycle = parts.contains { $0.isOnCycle && !$0.classes.isEmpty } && parts.count { $0.isOnCycle } > 1
    for part in parts where part.isOnCycle || !hasCycle {
      record.add(property: part.property[...])
      for name in part.classes { record.add(class: name[...]) }
    }
    return record
  }
}

/// An object as a text names it: `<App.Cart 0x6000>`.
struct LeakedObject: Equatable {
  var name: Substring
  /// Empty where the text has none.
  var address: Substring

  /// The objects of a line.
  ///
  /// - Parameter needsAddress: Whether `<Cart>` alone is none.
  static func all(in words: Substring, needsAddress: Bool) -> [LeakedObject] {
    var result: [LeakedObject] = []
    var rest = words
    while let mark = rest.range(ofText: " 0x"), result.count < 100 {
      var name = rest[..<mark.lowerBound]
      if name.last == ":" { name.removeLast() }
      let address = rest[rest.index(after: mark.lowerBound)...].prefix { $0 != ">" && $0 != " " && $0 != "," && $0 != ")" }
      if let open = opening(of: name) { result.append(LeakedObject(name: name[name.index(after: open)...], address: address)) }
      rest = rest[mark.upperBound...]
    }
    if !result.isEmpty || needsAddress { return result }
    return bare(in: words).map { [LeakedObject(name: $0, address: "")] } ?? []
  }

  /// The object of a line without brackets: `_items --> NSMutableArray`, `ROOT CYCLE: Cart`.
  static func unbracketed(_ words: Substring) -> [LeakedObject] {
    let behind = (words.range(ofText: "ROOT CYCLE:") ?? words.range(ofText: "ROOT LEAK:") ?? words.range(ofText: "CYCLE BACK TO")).map {
      words[$0.upperBound...]
    }
    let name = (behind ?? words).drop { $0 == " " }.prefix { $0 != "[" }
    return name.first?.isLetter == true || name.first == "_" ? [LeakedObject(name: name, address: "")] : []
  }

  /// `<Cart> [32]`
  private static func bare(in words: Substring) -> Substring? {
    guard let open = words.firstIndex(of: "<"), let close = words.lastIndex(of: ">"), open < close else { return nil }
    let name = words[words.index(after: open)..<close]
    return name.first == "<" ? nil : name
  }

  /// The `<` that is not closed before the end of a text: names may have arguments.
  private static func opening(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices.reversed() {
      switch text[index] {
      case ">": depth += 1
      case "<":
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return nil
  }
}
