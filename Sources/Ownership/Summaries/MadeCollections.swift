import Program

/// The collections that a function makes, by their items in its summary.
struct MadeCollections {
  private(set) var made: Set<Int32> = []
  /// By collection: the item with a property that keeps it.
  private(set) var holders: [Int32: Int32] = [:]
  /// By collection: the items of its elements.
  private(set) var contents: [Int32: [Int32]] = [:]

  init(of summary: Summary, in program: Program) {
    for (index, item) in summary.items.enumerated() {
      if case .allocation = item.kind, program.isCollection(item.type) { made.insert(Int32(index)) }
    }
    if made.isEmpty { return }
    for reference in summary.references {
      if case .property = reference.edge.field, made.contains(reference.target), holders[reference.target] == nil {
        holders[reference.target] = reference.source
      }
      if made.contains(reference.source) { contents[reference.source, default: []].append(reference.target) }
    }
  }
}
