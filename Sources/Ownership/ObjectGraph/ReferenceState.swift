import Engine

/// The references that hold at one point of the code: the part of the state that strong updates change.
///
/// The graph itself only grows. The states say which of its references hold, and are joined where paths meet. The graph numbers references
/// and slots (a field of an object, or everything that it holds).
struct ReferenceState: Sendable, Storable {
  /// The stored references that some path has made and not replaced since.
  var live = BitSet()
  /// The slots whose content at the start of the unit every path has replaced.
  var replaced = BitSet()
  /// The slots that every path leaves empty.
  var empty = BitSet()
  /// The slots that every path has filled and not cleared since.
  var filled = BitSet()
  /// The slots that a condition on every path has found empty, and that no path has filled since.
  var vacant = BitSet()
  /// The slots that some path has cleared and not filled since, with the numbers of the clearing events.
  var emptiedBy = StateTable<Int32, Set<Int32>>()

  /// For collections by node: the known elements at the end, the last one last. Each position has the numbers of the references that may be
  /// there; none where unknown. Such a reference is at no other position, on any path.
  var ends: [Int32: [[Int32]]] = [:]

  /// The conditions on the unit's parameters on every path.
  var conditions: Set<ParameterCondition> = []

  /// The events that may have left a slot empty.
  var pendingEvents: Set<Int32> {
    var result: Set<Int32> = []
    emptiedBy.forEach { result.formUnion($1) }
    return result
  }

  /// The events that an earlier state does not know.
  func pendingEvents(since earlier: ReferenceState) -> Set<Int32> {
    var result: Set<Int32> = []
    emptiedBy.forEach(notSharedWith: earlier.emptiedBy) { slot, events in
      result.formUnion(earlier.emptiedBy[slot].map(events.subtracting) ?? events)
    }
    return result.isEmpty ? result : result.subtracting(earlier.pendingEvents)
  }

  mutating func makeLive(_ edge: Int32) { live.insert(edge) }
  mutating func kill(_ edge: Int32) { live.remove(edge) }
  mutating func setEnd(of node: Int32, to end: [[Int32]]) {
    // Elements before the known part are unknown anyway.
    let unknown = end.prefix { $0.isEmpty }.count
    ends[node] = unknown == end.count ? nil : unknown == 0 ? end : Array(end[unknown...])
  }
  mutating func takeEnd(of node: Int32) -> [[Int32]] { ends.removeValue(forKey: node) ?? [] }
  mutating func forgetEnd(of node: Int32) { if !ends.isEmpty { ends[node] = nil } }
  mutating func replace(_ slot: Int32) { replaced.insert(slot) }

  /// A store fills a slot. Earlier clearing events do not concern its new content.
  mutating func fill(_ slot: Int32) {
    filled.insert(slot)
    empty.remove(slot)
    if !emptiedBy.isEmpty { emptiedBy[slot] = nil }
  }

  /// A condition says that the slot is not empty.
  mutating func findFilled(_ slot: Int32) { if !emptiedBy.isEmpty { emptiedBy[slot] = nil } }

  /// A condition says that the slot is empty.
  mutating func findVacant(_ slot: Int32) { vacant.insert(slot) }

  /// Something is stored in the slot on at least one path.
  mutating func occupy(_ slot: Int32) { vacant.remove(slot) }

  /// Code clears a slot; `isCertain` where it is known to be exactly that slot.
  mutating func empty(_ slot: Int32, by event: Int32, isCertain: Bool) {
    if isCertain { empty.insert(slot) }
    filled.remove(slot)
    let events = emptiedBy[slot] ?? []
    if !events.contains(event) { emptiedBy[slot] = events.union([event]) }
  }

  /// Drops the events that an earlier state does not know.
  mutating func forgetEvents(since earlier: ReferenceState) { emptiedBy = earlier.emptiedBy }

  /// Adds the stores between two other states: their code may run at any time.
  mutating func addStores(since earlier: ReferenceState, until later: ReferenceState) {
    var made = later.live
    made.subtract(earlier.live)
    live.formUnion(made)
  }

  /// Whether every path from an earlier state has changed the slot.
  func hasChanged(_ slot: Int32, since earlier: ReferenceState) -> Bool {
    (filled.contains(slot) && !earlier.filled.contains(slot)) || (replaced.contains(slot) && !earlier.replaced.contains(slot))
  }

  /// Joins two paths.
  ///
  /// - Returns: Whether the state has changed.
  mutating func join(_ other: ReferenceState) -> Bool {
    var hasChanged = joinEnds(other)
    if live.formUnion(other.live) { hasChanged = true }
    if replaced.formIntersection(other.replaced) { hasChanged = true }
    if empty.formIntersection(other.empty) { hasChanged = true }
    if filled.formIntersection(other.filled) { hasChanged = true }
    if vacant.formIntersection(other.vacant) { hasChanged = true }
    if !conditions.isSubset(of: other.conditions) {
      conditions.formIntersection(other.conditions)
      hasChanged = true
    }
    if emptiedBy.join(other.emptiedBy, { $0.isSuperset(of: $1) ? nil : $0.union($1) }) { hasChanged = true }
    return hasChanged
  }

  /// A known end on one path stays known if the other path has not appended these elements at all.
  private mutating func joinEnds(_ other: ReferenceState) -> Bool {
    // Usually neither path has changed the ends. Then both share one table, and the comparison is cheap.
    if ends == other.ends { return false }
    var differing = ends.keys.filter { ends[$0] != other.ends[$0] }
    for node in other.ends.keys where ends[node] == nil { differing.append(node) }
    var hasChanged = false
    for node in differing {
      let (own, others) = (ends[node] ?? [], other.ends[node] ?? [])
      var joined: [[Int32]] = []
      for depth in 1...max(own.count, others.count) {
        let here = depth <= own.count ? own[own.count - depth] : []
        let there = depth <= others.count ? others[others.count - depth] : []
        let common = here.filter { there.contains($0) || !other.live.contains($0) } + there.filter { !here.contains($0) && !live.contains($0) }
        joined.append(common.sorted())
      }
      setEnd(of: node, to: joined.reversed())
      if ends[node] ?? [] != own { hasChanged = true }
    }
    return hasChanged
  }
}
