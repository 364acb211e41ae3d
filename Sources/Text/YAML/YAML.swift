/// Reads YAML texts.
public enum YAML {
  /// The maximum nesting of lists and mappings: freeing a tree of them is recursive.
  public static let depthLimit = 1000

  /// The root of the only document; `nil` if there is none.
  ///
  /// Aliases are replaced by their targets, which are shared, not copied.
  public static func root(of text: String) throws(Problem) -> YAMLNode? {
    var text = text
    text.makeContiguousUTF8()
    let result: Result<YAMLNode?, Problem> = text.utf8.withContiguousStorageIfAvailable { bytes in
      Result { () throws(Problem) in try root(of: EventReader(bytes)) }
    }!
    return try result.get()
  }

  private static func root(of reader: consuming EventReader) throws(Problem) -> YAMLNode? {
    var composer = Composer()
    var root: YAMLNode?
    while true {
      let event = try reader.next()
      if case .streamEnd = event.content { return root }
      if root != nil, case .bracket = event.content {
        // The end of the document. Only the end of the stream may follow.
        let behind = try reader.next()
        if case .streamEnd = behind.content { return root }
        throw Problem("not valid YAML: there is more than one document", mark: behind.mark)
      }
      if let node = try composer.add(event) { root = node }
    }
  }
}

/// Builds nodes from events.
private struct Composer {
  /// An unfinished list or mapping.
  private struct Open {
    var isMapping: Bool
    var mark: YAMLNode.Mark
    var anchor: String?
    /// The elements; for a mapping, keys and values alternate.
    var nodes: [YAMLNode] = []
  }

  private var open: [Open] = []
  private var anchors: [String: YAMLNode] = [:]

  /// Returns the root after its last event.
  mutating func add(_ event: EventReader.Event) throws(Problem) -> YAMLNode? {
    switch event.content {
    case .bracket, .streamEnd: return nil
    case .alias(let name):
      guard let node = anchors[name] else { throw Problem("not valid YAML: found undefined alias", mark: event.mark) }
      return place(node)
    case .text(let text): return place(YAMLNode(.text(text), mark: event.mark), anchor: event.anchor)
    case .listStart, .mappingStart:
      if open.count == YAML.depthLimit {
        throw Problem("not valid YAML: lists and mappings are nested more than \(YAML.depthLimit) levels deep", mark: event.mark)
      }
      var isMapping = false
      if case .mappingStart = event.content { isMapping = true }
      open.append(Open(isMapping: isMapping, mark: event.mark, anchor: event.anchor))
      return nil
    case .listEnd, .mappingEnd:
      let closed = open.removeLast()
      guard closed.isMapping else { return place(YAMLNode(.list(closed.nodes), mark: closed.mark), anchor: closed.anchor) }
      let pairs = stride(from: 0, to: closed.nodes.count, by: 2).map { YAMLNode.Pair(key: closed.nodes[$0], value: closed.nodes[$0 + 1]) }
      try refuseRepeatedKeys(pairs)
      return place(YAMLNode(.mapping(pairs), mark: closed.mark), anchor: closed.anchor)
    }
  }

  /// Adds a node to its parent; returns it if it is the root.
  private mutating func place(_ node: YAMLNode, anchor: String? = nil) -> YAMLNode? {
    if let anchor { anchors[anchor] = node }
    if open.isEmpty { return node }
    open[open.count - 1].nodes.append(node)
    return nil
  }

  private func refuseRepeatedKeys(_ pairs: [YAMLNode.Pair]) throws(Problem) {
    var first: [String: YAMLNode.Mark] = [:]
    var repeated: Set<String> = []
    for pair in pairs {
      guard let key = pair.key.text else { continue }
      if first[key] != nil { repeated.insert(key) } else { first[key] = pair.key.mark }
    }
    let keys = repeated.sorted()
    guard let mark = keys.first.flatMap({ first[$0] }) else { return }
    let list = keys.map { "`\($0)`" }.joined(separator: ", ")
    throw Problem("the mapping that starts here has \(list) more than once", mark: mark)
  }
}
