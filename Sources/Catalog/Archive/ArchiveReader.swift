/// Returns strings and numbers in the order in which they were written.
public struct ArchiveReader {
  private let strings: [String]
  // Narrow integers: at each start, touching a memory page for the first time costs more than reading its content.
  private let numbers: [UInt16]
  private var next = 0

  /// Reads the output of `ArchiveWriter.texts`. Other texts are a programming error.
  public init(strings: String, numbers: String) {
    var strings = strings
    self.strings = strings.withUTF8 { bytes in
      var fields: [String] = []
      var start = 0
      for index in 0..<bytes.count where bytes[index] == ArchiveWriter.separator {
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

  /// The next number.
  public mutating func number() -> Int {
    next += 1
    return Int(numbers[next - 1])
  }

  /// The next string.
  public mutating func string() -> String { strings[number()] }
}
