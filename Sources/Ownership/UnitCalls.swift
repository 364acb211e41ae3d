import Program

/// The call graph between units, by index.
struct UnitCalls: Sendable {
  /// For the root of each unit, its index.
  private(set) var indices: [FunctionReference: Int] = [:]
  /// For each unit, the indices of its callees in ascending order.
  private(set) var callees: [[Int]] = []
  private(set) var graph: CallGraph
  /// Whether the call graph is the same as in the previous run.
  let isSame: Bool

  init(of outlines: [UnitInterface]) {
    indices.reserveCapacity(outlines.count)
    for (index, outline) in outlines.enumerated() { indices[outline.root] = index }
    let indices = indices
    callees = outlines.map { $0.callees(by: indices) }
    graph = CallGraph(callees: callees)
    isSame = false
  }

  /// - Parameters:
  ///   - roots: The roots of the units, in order.
  ///   - callees: The stored callees. The initialiser fails where they cannot be valid.
  init?(_ roots: [FunctionReference], callees: [[Int]]) {
    guard callees.count == roots.count, callees.allSatisfy({ $0.allSatisfy(roots.indices.contains) }) else { return nil }
    indices.reserveCapacity(roots.count)
    for (index, root) in roots.enumerated() { indices[root] = index }
    self.callees = callees
    graph = CallGraph(callees: callees)
    isSame = false
  }

  /// The same where unit indices have changed.
  ///
  /// - Parameter places: For each unit, its former index, or -1.
  init(_ earlier: UnitCalls, of outlines: [UnitInterface], before: [UnitInterface], at places: [Int32]) {
    indices.reserveCapacity(outlines.count)
    for (index, outline) in outlines.enumerated() { indices[outline.root] = index }
    let indices = indices
    var moved = [Int](repeating: -1, count: before.count)
    for (index, place) in places.enumerated() where place >= 0 { moved[Int(place)] = index }
    for place in before.indices where moved[place] < 0 { moved[place] = indices[before[place].root] ?? -1 }
    callees = outlines.indices.map { index in
      let place = Int(places[index])
      guard place >= 0, before[place] === outlines[index] else { return outlines[index].callees(by: indices) }
      return earlier.callees[place].lazy.map { moved[$0] }.filter { $0 >= 0 }.sorted()
    }
    graph = CallGraph(callees: callees)
    isSame = false
  }

  /// The same with some units replaced, where all others keep their indices.
  ///
  /// - Parameter changed: The indices of the newly prepared units.
  init(_ earlier: UnitCalls, of outlines: [UnitInterface], before: [UnitInterface], changed: [Int]) {
    indices = earlier.indices
    callees = earlier.callees
    let renumbered = changed.filter { before[$0].root != outlines[$0].root }
    for index in renumbered { indices[before[index].root] = nil }
    for index in renumbered { indices[outlines[index].root] = index }
    var isSame = true
    for index in changed {
      let called = outlines[index].callees(by: indices)
      if called == callees[index] { continue }
      callees[index] = called
      isSame = false
    }
    graph = isSame ? earlier.graph : CallGraph(callees: callees)
    self.isSame = isSame
  }
}

extension UnitInterface {
  fileprivate func callees(by indices: [FunctionReference: Int]) -> [Int] { calls.compactMap { indices[$0] }.sorted() }
}
