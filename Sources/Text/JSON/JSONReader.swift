/// Why a text is not JSON.
public struct JSONProblem: Error, Sendable, Equatable {
  /// 1-based.
  public var line: Int
  /// A sentence part.
  public var message: String
}

/// Parses JSON (RFC 8259) with line numbers. Foundation's parsers provide none.
public struct JSONReader {
  private let bytes: [UInt8]
  private let depthLimit: Int
  private var index = 0
  private var line = 1

  /// - Parameter depthLimit: The maximum nesting of values.
  public init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The single value of the text.
  public mutating func document() throws(JSONProblem) -> JSONNode {
    let node = try value(depth: 0)
    skipSpace()
    if index < bytes.count { throw problem("something follows the end of the document") }
    return node
  }

  private func problem(_ message: String) -> JSONProblem { JSONProblem(line: line, message: message) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      if byte == 0x0A { line += 1 }
      index += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONNode {
    skipSpace()
    guard depth < depthLimit else { throw problem("values are nested too deeply") }
    let start = line
    switch next {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try members(depth: depth)), line: start)
    case UInt8(ascii: "["): return JSONNode(value: .array(try elements(depth: depth)), line: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), line: start)
    case nil: throw problem("the file ends too early")
    default: return JSONNode(value: try bareWord(), line: start)
    }
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [String: JSONNode] {
    index += 1
    var members: [String: JSONNode] = [:]
    if take("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a name in quotation marks is expected") }
      let name = try string()
      guard take(":") else { throw problem("`:` is expected after `\(name)`") }
      members[name] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw problem("`,` or `}` is expected") }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONProblem) -> [JSONNode] {
    index += 1
    var elements: [JSONNode] = []
    if take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw problem("`,` or `]` is expected") }
    return elements
  }

  private mutating func bareWord() throws(JSONProblem) -> JSONNode.Value {
    let start = index
    while let byte = next, isWordByte(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return .word(word) }
    guard Double(word) != nil else { throw problem("a value is expected") }
    return .number(word)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func string() throws(JSONProblem) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("the text has no end on its line") }
      if byte == UInt8(ascii: "\\") {
        index += 1
        text += try escaped()
      } else {
        let start = index
        while index < bytes.count, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") { index += 1 }
        text += bytes[start..<index]
      }
    }
    guard next != nil else { throw problem("the file ends within a text") }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(JSONProblem) -> [UInt8] {
    guard let byte = next else { throw problem("the file ends within a text") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw problem("`\\\(Character(Unicode.Scalar(byte)))` is no escape")
    }
  }

  private mutating func unit() throws(JSONProblem) -> UInt16 {
    guard index + 4 <= bytes.count, let unit = UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16) else {
      throw problem("four hexadecimal digits are expected after `\\u`")
    }
    index += 4
    return unit
  }
}
