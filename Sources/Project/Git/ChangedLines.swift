/// The changed lines of files.
public struct ChangedLines: Sendable, Equatable {
  /// The changed lines of one file.
  public enum Lines: Sendable, Equatable {
    case all
    /// 1-based, in order.
    case ranges([ClosedRange<Int>])
  }

  /// By absolute path, without symbolic links.
  public private(set) var files: [String: Lines] = [:]

  public init() {}

  mutating func set(_ lines: Lines, of path: String) { files[path] = lines }

  /// Whether any of these lines of a file has changed.
  public func touch(_ path: String, lines: ClosedRange<Int>) -> Bool {
    switch files[path] {
    case nil: return false
    case .all: return true
    case .ranges(let ranges):
      // The first range that does not end before the lines.
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < lines.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].lowerBound <= lines.upperBound
    }
  }
}
