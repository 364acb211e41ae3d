import Facts
import Program

/// Sorts observations by place.
struct ObservationOrder {
  private struct Entry {
    var head: SourcePlace
    var use: SourcePlace
    var list: Int32
    var index: Int32
  }

  /// Joins lists, copying each observation only once: they are large.
  ///
  /// - Parameter program: Names what is captured.
  static func joined(_ lists: [[Observation]], in program: Program) -> [Observation] {
    var entries: [Entry] = []
    entries.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for (number, list) in lists.enumerated() {
      for index in list.indices {
        entries.append(Entry(head: list[index].head, use: list[index].use ?? list[index].head, list: Int32(number), index: Int32(index)))
      }
    }
    entries.sort { left, right in
      if left.head != right.head { return left.head < right.head }
      if left.use != right.use { return left.use < right.use }
      let first = program.name(of: lists[Int(left.list)][Int(left.index)].captured)
      let second = program.name(of: lists[Int(right.list)][Int(right.index)].captured)
      return first != second ? first < second : (left.list, left.index) < (right.list, right.index)
    }
    return entries.map { lists[Int($0.list)][Int($0.index)] }
  }
}
