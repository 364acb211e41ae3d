import Program

/// Which units call which, by their indices.
struct UnitCalls: Sendable {
  /// For the root of each unit its index.
  private(set) var indices: [FunctionReference: Int] = [:]
  /// For each unit the indices of the units that it calls, in ascending order.
  private(set) var callees: [[Int]] = []
  private(set) var graph: CallGraph
  /// Do the same units call the same ones as in the run before?
  let isSame: Bool

  init(of outlines: [UnitOutline]) {
    indices.reserveCapacity(outlines.count)
    for (index, outline) in outlines.enumerated() { indices[outline.root] = index }
    let indices = indices
    callees = outlines.map { $0.callees(by: indices) }
    graph = CallGraph(callees: callees)
    isSame = false
  }

  /// - Parameters:
  ///   - roots: Those of the units, in their order.
  ///   - callees: As they were kept; `nil` is given where they cannot be so.
  init?(_ roots: [FunctionReference], callees: [[Int]]) {
    guard callees.count == roots.count, callees.allSatisfy({ $0.allSatisfy(roots.indices.contains) }) else { return nil }
    indices.reserveCapacity(roots.count)
    for (index, root) in roots.enumerated() { indices[root] = index }
    self.callees = callees
    graph = CallGraph(callees: callees)
    isSame = false
  }

  /// The same where units have other indices than before.
  ///
  /// - Parameter places: For each unit the index that it had, or -1.
  init(_ earlier: UnitCalls, of outlines: [UnitOutline], before: [UnitOutline], at places: [Int32]) {
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

  /// The same with other units in the place of some, where all others have kept their indices.
  ///
  /// - Parameter changed: The indices of the units that were looked at anew.
  init(_ earlier: UnitCalls, of outlines: [UnitOutline], before: [UnitOutline], changed: [Int]) {
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

extension UnitOutline {
  fileprivate func callees(by indices: [FunctionReference: Int]) -> [Int] { calls.compactMap { indices[$0] }.sorted() }
}
