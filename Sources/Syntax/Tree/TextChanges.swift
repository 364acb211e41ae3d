import CTreeSitter

/// The differences between two texts, for updating a tree.
enum TextChanges {
  /// With more changes the text is parsed from scratch: each change is located in the tree from its root.
  private static let limit = 256
  /// Changes with fewer bytes between them are merged.
  private static let distance = 64

  /// The changes in order; nil if there are too many. `new` may be longer than `old`, and is not empty.
  static func find(from old: [UInt8], to new: [UInt8]) -> [TSInputEdit]? {
    var ranges: [Range<Int>] = []
    for place in old.indices where old[place] != new[place] {
      if let last = ranges.last, place - last.upperBound < distance {
        ranges[ranges.count - 1] = last.lowerBound..<place + 1
      } else {
        if ranges.count == limit { return nil }
        ranges.append(place..<place + 1)
      }
    }
    if new.count > old.count { ranges.append(old.count..<new.count) }
    var edits: [TSInputEdit] = []
    var point = TSPoint(row: 0, column: 0)
    var place = 0
    for range in ranges {
      let oldEnd = min(range.upperBound, old.count)
      let start = advance(point, over: old[place..<range.lowerBound])
      point = advance(start, over: old[range.lowerBound..<oldEnd])
      place = oldEnd
      edits.append(
        TSInputEdit(
          start_byte: UInt32(range.lowerBound), old_end_byte: UInt32(oldEnd), new_end_byte: UInt32(range.upperBound), start_point: start,
          old_end_point: point, new_end_point: advance(start, over: new[range])))
    }
    return edits
  }

  /// The single replaced piece of a text; nil if nothing was replaced.
  static func single(from old: [UInt8], to new: [UInt8]) -> TSInputEdit? {
    let common = min(old.count, new.count)
    var start = 0
    while start < common, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < common - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
    if start == oldEnd, start == newEnd { return nil }
    let point = advance(TSPoint(row: 0, column: 0), over: old[..<start])
    return TSInputEdit(
      start_byte: UInt32(start), old_end_byte: UInt32(oldEnd), new_end_byte: UInt32(newEnd), start_point: point,
      old_end_point: advance(point, over: old[start..<oldEnd]), new_end_point: advance(point, over: new[start..<newEnd]))
  }

  private static func advance(_ point: TSPoint, over bytes: ArraySlice<UInt8>) -> TSPoint {
    var point = point
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        point = TSPoint(row: point.row + 1, column: 0)
      } else {
        point.column += 1
      }
    }
    return point
  }
}
