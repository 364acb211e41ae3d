import Engine

/// What is known of the references of a graph at one point of the code: the part of the state that strong updates change.
///
/// The graph itself only grows. Which of its references hold is told by the states, which are joined where ways meet. References and
/// slots (a field of an object; or all that it holds) are numbered by the graph.
struct ReferenceState: Sendable, Storable {
  /// The stored references that some way up to here has made and not replaced since.
  var live = BitSet()
  /// The slots of which every way up to here has replaced what they held when the unit began.
  var replaced = BitSet()
  /// The slots that every way up to here leaves empty.
  var empty = BitSet()
  /// The slots that every way up to here has given something and not emptied since.
  var filled = BitSet()
  /// The slots in which a condition on every way up to here has found nothing, and that no way has given anything since.
  var vacant = BitSet()
  /// The slots that some way up to here has emptied and not filled since, with the numbers of the events that did it.
  var emptiedBy = StateTable<Int32, Set<Int32>>()

  /// For collections, by their nodes, what the code has put at the end, the last one last: for each place the numbers of the references that
  /// may be there; none for what is not known. A reference that is there lies nowhere else, on any way up to here.
  var ends: [Int32: [[Int32]]] = [:]

  /// What the parameters of the unit must be on every way up to here.
  var conditions: Set<ParameterCondition> = []

  /// The events that may have left a slot empty.
  var pendingEvents: Set<Int32> {
    var result: Set<Int32> = []
    emptiedBy.forEach { result.formUnion($1) }
    return result
  }

  /// Those that an earlier state does not know.
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
    // What lies before all that is known is not known anyway.
    let unknown = end.prefix { $0.isEmpty }.count
    ends[node] = unknown == end.count ? nil : unknown == 0 ? end : Array(end[unknown...])
  }
  mutating func takeEnd(of node: Int32) -> [[Int32]] { ends.removeValue(forKey: node) ?? [] }
  mutating func forgetEnd(of node: Int32) { if !ends.isEmpty { ends[node] = nil } }
  mutating func replace(_ slot: Int32) { replaced.insert(slot) }

  /// A store fills a slot: what emptied it before has ended nothing of what is there now.
  mutating func fill(_ slot: Int32) {
    filled.insert(slot)
    empty.remove(slot)
    if !emptiedBy.isEmpty { emptiedBy[slot] = nil }
  }

  /// A condition says that the slot is not empty.
  mutating func findFilled(_ slot: Int32) { if !emptiedBy.isEmpty { emptiedBy[slot] = nil } }

  /// A condition says that the slot is empty.
  mutating func findVacant(_ slot: Int32) { vacant.insert(slot) }

  /// Something is put into the slot, on some way at least.
  mutating func occupy(_ slot: Int32) { vacant.remove(slot) }

  /// Code empties a slot; `isCertain` where the slot is known to be that very one.
  mutating func empty(_ slot: Int32, by event: Int32, isCertain: Bool) {
    if isCertain { empty.insert(slot) }
    filled.remove(slot)
    let events = emptiedBy[slot] ?? []
    if !events.contains(event) { emptiedBy[slot] = events.union([event]) }
  }

  /// Leaves the events out that an earlier state does not know.
  mutating func forgetEvents(since earlier: ReferenceState) { emptiedBy = earlier.emptiedBy }

  /// Adds what code stores between two other states: it may run at any time.
  mutating func addStores(since earlier: ReferenceState, until later: ReferenceState) {
    var made = later.live
    made.subtract(earlier.live)
    live.formUnion(made)
  }

  /// Has every way from an earlier state to this one given the slot something else?
  func hasChanged(_ slot: Int32, since earlier: ReferenceState) -> Bool {
    (filled.contains(slot) && !earlier.filled.contains(slot)) || (replaced.contains(slot) && !earlier.replaced.contains(slot))
  }

  /// What holds where two ways meet.
  ///
  /// - Returns: Does that differ from what was known here?
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

  /// What is at the end of a collection on one way stays known where the other way has not put it there at all.
  private mutating func joinEnds(_ other: ReferenceState) -> Bool {
    // Mostly neither way has changed them: then they are one table, which is told at once.
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
