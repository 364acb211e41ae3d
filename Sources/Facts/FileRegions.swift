/// Divides a file into regions: each function that is not nested, with its contents, and the code before, between and after these functions.
public struct FileRegions: Sendable, Equatable {
  /// The start of each region. Functions and other code alternate, beginning with other code, which may be empty.
  let starts: [UInt32]
  /// For each region, its number. It derives from the number of its function, or of the function before it.
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

  /// The number of the region that contains a byte.
  public func part(at offset: UInt32) -> Int { numbers[index(at: offset)] }

  /// The number of the function that the number of a region derives from. Region 0, before all functions, has none.
  static func root(ofNumber number: Int) -> Int { (number - 1) / 2 }

  /// The number of such a region where its function has another one.
  static func number(_ number: Int, withRoot root: Int) -> Int { number + 2 * (root - self.root(ofNumber: number)) }

  /// Whether a byte lies in a function.
  func isInFunction(_ offset: UInt32) -> Bool { !index(at: offset).isMultiple(of: 2) }

  /// The numbers of the regions between two bytes, both included.
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
