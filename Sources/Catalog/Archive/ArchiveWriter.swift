/// Encodes values as two texts: every string once, and the structure as numbers.
///
/// This is how rules and models are compiled in. A thousand rows as Swift expressions take the optimiser minutes. Two string literals take it no time, and
/// decoding them takes one or two milliseconds.
public struct ArchiveWriter {
  /// Each string once.
  public private(set) var strings: [String] = []
  /// The structure, with indices into `strings`.
  public private(set) var numbers: [Int] = []
  private var indices: [String: Int] = [:]

  /// The separator after each string. It cannot occur in rule files, because YAML allows no control characters.
  static let separator: UInt8 = 0x1F

  /// Creates an empty archive.
  public init() {}

  /// The archive as texts.
  public func texts() -> (strings: String, numbers: String) {
    let separator = String(UnicodeScalar(Self.separator))
    return (strings.map { $0 + separator }.joined(), numbers.map { "\($0) " }.joined())
  }

  /// Adds a number.
  public mutating func write(_ number: Int) {
    precondition(
      number >= 0 && number <= UInt16.max,
      "the archive holds numbers from 0 to \(UInt16.max), not \(number): make the element type of `ArchiveReader.numbers` wider, or signed")
    numbers.append(number)
  }

  /// Adds a string.
  public mutating func write(_ string: String) {
    precondition(
      !string.utf8.contains(Self.separator),
      "a string has the control character that separates strings: take it out of the rule or model with `\(string.prefix(40))`")
    let index = indices[string] ?? strings.count
    if index == strings.count {
      indices[string] = index
      strings.append(string)
    }
    write(index)
  }
}
