/// Rules and models as two texts: every string once, and the structure as numbers.
///
/// This is how they are compiled in. As Swift expressions a thousand rows take the optimiser minutes; two string literals take it
/// nothing, and reading them back takes a millisecond or two.
public struct RuleArchive: Sendable, Equatable {
  public var catalog: RuleCatalog
  public var models: FrameworkModels

  public init(catalog: RuleCatalog, models: FrameworkModels) {
    self.catalog = catalog
    self.models = models
  }

  /// Stands behind each string. It cannot stand in rule files: YAML allows no control characters.
  static let separator: UInt8 = 0x1F

  /// The archive as texts.
  public func encoded() -> (strings: String, numbers: String) {
    var writer = ArchiveWriter()
    catalog.write(to: &writer)
    models.write(to: &writer)
    let separator = String(UnicodeScalar(Self.separator))
    return (
      writer.strings.map { $0 + separator }.joined(), writer.numbers.map { "\($0) " }.joined()
    )
  }

  /// Reads what `encoded` wrote. Other texts are a programming error.
  public init(strings: String, numbers: String) {
    var reader = ArchiveReader(strings: strings, numbers: numbers)
    catalog = RuleCatalog(from: &reader)
    models = FrameworkModels(from: &reader)
  }
}

/// Collects strings and numbers.
struct ArchiveWriter {
  private(set) var strings: [String] = []
  private(set) var numbers: [Int] = []
  private var indices: [String: Int] = [:]

  mutating func write(_ number: Int) {
    precondition(
      number >= 0 && number <= UInt16.max,
      "the archive holds numbers from 0 to \(UInt16.max), not \(number): make the element type of `ArchiveReader.numbers` wider, or signed")
    numbers.append(number)
  }

  mutating func write(_ string: String) {
    precondition(
      !string.utf8.contains(RuleArchive.separator),
      "a string has the control character that separates strings: take it out of the rule or model with `\(string.prefix(40))`")
    let index = indices[string] ?? strings.count
    if index == strings.count {
      indices[string] = index
      strings.append(string)
    }
    write(index)
  }
}

/// Gives strings and numbers back in the order in which they were written.
struct ArchiveReader {
  private let strings: [String]
  // Narrow: at each start every page of memory that is touched for the first time costs more than reading what is on it.
  private let numbers: [UInt16]
  private var next = 0

  init(strings: String, numbers: String) {
    var strings = strings
    self.strings = strings.withUTF8 { bytes in
      var fields: [String] = []
      var start = 0
      for index in 0..<bytes.count where bytes[index] == RuleArchive.separator {
        fields.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
        start = index + 1
      }
      return fields
    }
    var numbers = numbers
    self.numbers = numbers.withUTF8 { bytes in
      var fields: [UInt16] = []
      fields.reserveCapacity(bytes.count / 2)
      var number: UInt16 = 0
      for byte in bytes {
        if byte == UInt8(ascii: " ") {
          fields.append(number)
          number = 0
        } else {
          number = number * 10 + UInt16(byte - UInt8(ascii: "0"))
        }
      }
      return fields
    }
  }

  mutating func number() -> Int {
    next += 1
    return Int(numbers[next - 1])
  }

  mutating func string() -> String { strings[number()] }
}

/// Can be written to an archive and read back.
protocol Archivable {
  func write(to writer: inout ArchiveWriter)
  init(from reader: inout ArchiveReader)
}

extension String: Archivable {
  func write(to writer: inout ArchiveWriter) { writer.write(self) }
  init(from reader: inout ArchiveReader) { self = reader.string() }
}

extension Int: Archivable {
  func write(to writer: inout ArchiveWriter) { writer.write(self) }
  init(from reader: inout ArchiveReader) { self = reader.number() }
}

extension Bool: Archivable {
  func write(to writer: inout ArchiveWriter) { writer.write(self ? 1 : 0) }
  init(from reader: inout ArchiveReader) { self = reader.number() == 1 }
}

extension Optional: Archivable where Wrapped: Archivable {
  func write(to writer: inout ArchiveWriter) {
    writer.write(self == nil ? 0 : 1)
    self?.write(to: &writer)
  }
  init(from reader: inout ArchiveReader) { self = reader.number() == 0 ? nil : Wrapped(from: &reader) }
}

extension Array: Archivable where Element: Archivable {
  func write(to writer: inout ArchiveWriter) {
    writer.write(count)
    for element in self { element.write(to: &writer) }
  }
  init(from reader: inout ArchiveReader) {
    let count = reader.number()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(Element(from: &reader)) }
  }
}

/// An enum is written as its place among all cases.
extension Archivable where Self: CaseIterable & Equatable {
  func write(to writer: inout ArchiveWriter) {
    writer.write(Self.allCases.enumerated().first { $0.element == self }!.offset)
  }
  init(from reader: inout ArchiveReader) {
    self = Self.allCases[Self.allCases.index(Self.allCases.startIndex, offsetBy: reader.number())]
  }
}
