/// The values that hold themselves through values that they hold. One walk finds all that can be reached from a value: Tarjan's algorithm for strongly
/// connected components.
struct CircularValues {
  /// For each value that was reached, whether its component is a circle.
  private var known: [NodeID: Bool] = [:]
  /// The values on the way whose component is not complete, in the order in which they were met.
  private var stack: [NodeID] = []
  private var positions: [NodeID: Int] = [:]

  private struct Visit {
    let value: NodeID
    let position: Int
    /// The position of the first value on the stack that is known to be reached.
    var low: Int
    let parts: [NodeID]
    var next = 0
    var holdsItself = false
  }

  /// - Parameter parts: The values that a value holds.
  mutating func contains(_ value: NodeID, parts: (NodeID) -> [NodeID]) -> Bool {
    if let known = known[value] { return known }
    var visits = [visit(value, parts)]
    while var visit = visits.popLast() {
      var isInterrupted = false
      while visit.next < visit.parts.count, !isInterrupted {
        let part = visit.parts[visit.next]
        visit.next += 1
        if part == visit.value { visit.holdsItself = true }
        if known[part] != nil { continue }
        if let position = positions[part] {
          visit.low = min(visit.low, position)
        } else {
          visits.append(visit)
          visits.append(self.visit(part, parts))
          isInterrupted = true
        }
      }
      if isInterrupted { continue }
      if visit.low == visit.position { complete(visit) }
      if let last = visits.indices.last { visits[last].low = min(visits[last].low, visit.low) }
    }
    return known[value] ?? false
  }

  private mutating func visit(_ value: NodeID, _ parts: (NodeID) -> [NodeID]) -> Visit {
    let position = stack.count
    stack.append(value)
    positions[value] = position
    return Visit(value: value, position: position, low: position, parts: parts(value))
  }

  /// The values from this one on are one component.
  private mutating func complete(_ visit: Visit) {
    let isCircle = visit.holdsItself || stack.count > visit.position + 1
    for value in stack[visit.position...] {
      known[value] = isCircle
      positions[value] = nil
    }
    stack.removeSubrange(visit.position...)
  }
}
