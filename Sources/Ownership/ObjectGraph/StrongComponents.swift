extension Graph {
  /// The number of each node's strongly connected component, over strong references and all captures that are not weak. A cycle lies within one
  /// component, so paths need to be searched only there.
  ///
  /// - Parameters:
  ///   - excluded: This node counts as absent.
  ///   - isStrongOnly: Leave out unowned captures of closures.
  func strongComponents(without excluded: NodeID? = nil, isStrongOnly: Bool = false) -> [Int32] {
    components { edge in
      let (source, target) = (edges[Int(edge)].source, edges[Int(edge)].target)
      return source != excluded && target != excluded && holds(edge, isStrongOnly: isStrongOnly)
    }
  }

  /// The same over the strong references accepted by `isWay`.
  func strongComponents(over isWay: (Edge) -> Bool) -> [Int32] {
    components { isLive($0) && edges[Int($0)].strength == .strong && isWay(edges[Int($0)]) }
  }

  /// The same within one group of nodes.
  ///
  /// - Returns: For each position in the group, the number of its component.
  func strongComponents(of group: [Int32], placesInGroup places: [Int32], without excluded: NodeID) -> [Int32] {
    components(of: group, places) { edge in
      let (source, target) = (edges[Int(edge)].source, edges[Int(edge)].target)
      let place = Int(places[Int(target.index)])
      return source != excluded && target != excluded && place < group.count && group[place] == target.index && holds(edge, isStrongOnly: true)
    }
  }

  private func components(_ isWay: (Int32) -> Bool) -> [Int32] {
    let all = Array(0..<Int32(nodes.count))
    return components(of: all, all, isWay)
  }

  /// - Parameter places: For each node, its position in its group.
  private func components(of group: [Int32], _ places: [Int32], _ isWay: (Int32) -> Bool) -> [Int32] {
    let count = group.count
    var component = Array(repeating: Int32(-1), count: count)
    var number = Array(repeating: Int32(-1), count: count)
    var low = Array(repeating: Int32(0), count: count)
    var stack: [Int32] = []
    // Nodes by position, each with its next edge.
    var work: [(node: Int32, edge: Int32)] = []
    var next: Int32 = 0
    var components: Int32 = 0
    for start in 0..<Int32(count) where number[Int(start)] < 0 {
      work.append((start, firstEdge(from: NodeID(Int(group[Int(start)])))))
      while let (node, edge) = work.last {
        let index = Int(node)
        if number[index] < 0 {
          number[index] = next
          low[index] = next
          next += 1
          stack.append(node)
        }
        if edge >= 0 {
          work[work.count - 1].edge = self.edge(after: edge)
          guard isWay(edge) else { continue }
          let target = places[Int(edges[Int(edge)].target.index)]
          if number[Int(target)] < 0 {
            work.append((target, firstEdge(from: edges[Int(edge)].target)))
          } else if component[Int(target)] < 0 {
            low[index] = min(low[index], number[Int(target)])
          }
          continue
        }
        if low[index] == number[index] {
          while let member = stack.popLast() {
            component[Int(member)] = components
            if member == node { break }
          }
          components += 1
        }
        work.removeLast()
        if let parent = work.last?.node { low[Int(parent)] = min(low[Int(parent)], low[index]) }
      }
    }
    return component
  }

  private func holds(_ edge: Int32, isStrongOnly: Bool) -> Bool {
    guard isLive(edge) else { return false }
    switch edges[Int(edge)].strength {
    case .strong: return true
    case .unowned, .unownedUnsafe: if !isStrongOnly, case .capture = edges[Int(edge)].field { return true } else { return false }
    case .weak: return false
    }
  }
}
