/// The parts of a file: each function that lies in no other one, with all that is written in it, and what stands before, between and behind
/// these functions.
public struct FileParts: Sendable, Equatable {
  /// Where each part begins. Every second one is a function, the second, the fourth; what stands between two of them may be empty.
  let starts: [UInt32]
  /// For each part its number: it hangs on that of the function that it is, or that it stands behind.
  private let numbers: [Int]

  public init(of functions: [Function]) {
    let roots = functions.indices.lazy.filter { functions[$0].parent == nil }.sorted {
      let (first, second) = (functions[$0].range, functions[$1].range)
      return (first.start, second.end) < (second.start, first.end)
    }
    var starts: [UInt32] = [0]
    var numbers = [0]
    for root in roots where functions[root].range.start >= starts[starts.count - 1] {
      let range = functions[root].range
      starts.append(range.start)
      starts.append(max(range.start, range.end))
      numbers.append(2 * root + 1)
      numbers.append(2 * root + 2)
    }
    self.starts = starts
    self.numbers = numbers
  }

  /// The number of the part that a byte lies in.
  public func part(at offset: UInt32) -> Int { numbers[index(at: offset)] }

  /// Does a byte lie in a function?
  func isInFunction(_ offset: UInt32) -> Bool { !index(at: offset).isMultiple(of: 2) }

  /// The numbers of the parts from that of one byte to that of another.
  func parts(from first: UInt32, to last: UInt32) -> ArraySlice<Int> {
    let index = index(at: first)
    return numbers[index...max(index, self.index(at: last))]
  }

  private func index(at offset: UInt32) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
