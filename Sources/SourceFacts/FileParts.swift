/// The parts of a file: each function that lies in no other one, with all that is written in it, and what stands before, between and behind
/// these functions.
public struct FileParts: Sendable, Equatable {
  /// Where each part begins. Functions have odd numbers; what stands between two of them may be empty.
  let starts: [UInt32]

  init(starts: [UInt32]) { self.starts = starts }

  public init(of functions: [Function]) {
    let ranges = functions.lazy.filter { $0.parent == nil }.map(\.range).sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    var starts: [UInt32] = [0]
    for range in ranges where range.start >= starts[starts.count - 1] {
      starts.append(range.start)
      starts.append(max(range.start, range.end))
    }
    self.starts = starts
  }

  /// The number of the part that a byte lies in.
  public func part(at offset: UInt32) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
