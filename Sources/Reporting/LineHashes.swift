/// The line hashes by which GitHub code scanning recognises an alert in the next run (`primaryLocationLineHash`).
///
/// The hash of a line is a polynomial over the 100 UTF-16 code units from its start, across line ends. Spaces and tabs are skipped, a line break is one line
/// feed, and the end of the file is one unit of 65,535 followed by zeros. Lines with the same hash are distinguished by a counter.
public struct LineHashes: Sendable {
  /// The hash of every line, in order: 16 or fewer hexadecimal digits, `:`, and the counter from 1.
  public private(set) var values: [String] = []

  private static let windowLength = 100
  private static let base: UInt64 = 37

  /// Computes the hashes of a file's lines. Invalid UTF-8 counts as U+FFFD; a byte order mark counts.
  public init(bytes: [UInt8]) {
    var units: [UInt64] = []
    units.reserveCapacity(bytes.count + Self.windowLength + 1)
    var lineStarts: [Int] = []
    var atLineStart = true
    func append(_ unit: UInt64) {
      if atLineStart { lineStarts.append(units.count) }
      atLineStart = unit == 0x0A
      units.append(unit)
    }
    var afterCarriageReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      switch unit {
      case 0x20, 0x09:
        afterCarriageReturn = false
      case 0x0A where afterCarriageReturn:
        afterCarriageReturn = false
      case 0x0D:
        afterCarriageReturn = true
        append(0x0A)
      default:
        afterCarriageReturn = false
        append(UInt64(unit))
      }
    }
    append(0xFFFF)
    units.append(contentsOf: repeatElement(0, count: Self.windowLength))
    values = Self.hashes(units: units, lineStarts: lineStarts)
  }

  /// The hash of a 1-based line; for a line after the end, that of the last line.
  public func value(line: Int) -> String { values[max(0, min(line - 1, values.count - 1))] }

  private static func hashes(units: [UInt64], lineStarts: [Int]) -> [String] {
    // `prefixes[i]` is the polynomial over the units before `i`, so that a window is the difference of two of them.
    var prefixes: [UInt64] = [0]
    prefixes.reserveCapacity(units.count + 1)
    for unit in units { prefixes.append(prefixes[prefixes.count - 1] &* base &+ unit) }
    var power: UInt64 = 1
    for _ in 0..<windowLength { power = power &* base }

    var counters: [UInt64: Int] = [:]
    return lineStarts.map { start in
      let hash = prefixes[start + windowLength] &- prefixes[start] &* power
      counters[hash, default: 0] += 1
      return String(hash, radix: 16) + ":" + String(counters[hash, default: 1])
    }
  }
}
