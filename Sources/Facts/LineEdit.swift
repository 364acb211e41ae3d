/// Lines of a text that others have taken the place of. Both begin at the same byte, as long as no edit in front of them is made.
struct LineEdit: Equatable {
  let start: UInt32
  let oldEnd: UInt32
  let newEnd: UInt32

  /// The lines that differ, in ascending order. Texts are not at hand: lines of the same length count as the same.
  static func edits(from old: FileFacts, to new: FileFacts) -> [LineEdit] {
    let (first, second) = (old.lineLengths, new.lineLengths)
    let shorter = min(first.count, second.count)
    var head = 0
    while head < shorter, first[head] == second[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, first[first.count - 1 - tail] == second[second.count - 1 - tail] { tail += 1 }
    let (removed, added) = (head..<first.count - tail, head..<second.count - tail)
    if removed.isEmpty, added.isEmpty { return [] }
    let all =
      removed.count <= limit && added.count <= limit ? hunks(from: Array(first[removed]), to: Array(second[added]), at: head) : [(removed, added)]
    return all.map { LineEdit($0, $1, in: old, new) }
  }

  /// Between the common lines at both ends, at most this many lines are compared one by one.
  private static let limit = 1000

  /// Other lines in the place of some, where two texts have different lines.
  ///
  /// - Parameter head: The number of lines before these.
  private static func hunks(from old: [UInt32], to new: [UInt32], at head: Int) -> [(removed: Range<Int>, added: Range<Int>)] {
    var gone = [Bool](repeating: false, count: old.count), fresh = [Bool](repeating: false, count: new.count)
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone[offset] = true
      case .insert(let offset, _, _): fresh[offset] = true
      }
    }
    var result: [(removed: Range<Int>, added: Range<Int>)] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let start = (before, after)
      while before < old.count, gone[before] { before += 1 }
      while after < new.count, fresh[after] { after += 1 }
      if start != (before, after) { result.append((head + start.0..<head + before, head + start.1..<head + after)) }
      // Lines that both have.
      while before < old.count, after < new.count, !gone[before], !fresh[after] {
        before += 1
        after += 1
      }
    }
    return result
  }

  private init(_ removed: Range<Int>, _ added: Range<Int>, in old: FileFacts, _ new: FileFacts) {
    // What comes in front of the first line takes the place of that line.
    let isInFront = removed.upperBound == 0
    let (oldLines, newLines) = (removed.upperBound + (isInFront ? 1 : 0), added.upperBound + (isInFront ? 1 : 0))
    start = old.start(ofLine: removed.lowerBound)
    oldEnd = max(start, old.start(ofLine: oldLines))
    newEnd = start + (new.start(ofLine: newLines) - new.start(ofLine: added.lowerBound))
  }
}

extension FileFacts {
  /// The length of each line, in bytes.
  fileprivate var lineLengths: [UInt32] { lineStarts.indices.map { start(ofLine: $0 + 1) &- lineStarts[$0] } }

  /// Where a line begins; behind the last one the end of the text.
  fileprivate func start(ofLine line: Int) -> UInt32 { line < lineStarts.count ? lineStarts[line] : max(byteCount, lineStarts[lineStarts.count - 1]) }
}
