/// A JSON document that keeps the order of its members.
///
/// A report must be byte-identical on every platform, but Foundation's encoders sort keys differently across platforms and versions. This also keeps
/// Foundation out of the module.
public indirect enum JSONValue: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([Member])
  /// What ``written(atDepth:)`` makes.
  case written([UInt8])

  /// A name and its value.
  public struct Member: Sendable, Equatable {
    public var name: String
    public var value: JSONValue
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object without members whose value is `nil`, an empty string, or an empty object: SARIF readers reject empty strings. Empty arrays are kept, because
  /// they
  /// can be meaningful.
  public static func compact(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    var kept: [Member] = []
    for (name, value) in members {
      switch value {
      case nil, .string("")?: continue
      case .object(let inner)? where inner.isEmpty: continue
      case let value?: kept.append(Member(name: name, value: value))
      }
    }
    return .object(kept)
  }

  /// The same as bytes, for the depth at which it stands in a document that is indented. Of the many elements of a list each is written before the next one
  /// is made: a value takes twenty times the memory of its bytes.
  public func written(atDepth depth: Int) -> JSONValue {
    var writer = JSONWriter()
    writer.write(self, depth: depth)
    return .written(writer.bytes)
  }

  /// The document, indented by two spaces, with a trailing line feed.
  public func serialized() -> String {
    var writer = JSONWriter()
    writer.write(self, depth: 0)
    writer.append("\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The document on one line, for communication between programs.
  public var bytes: [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.write(self, depth: 0)
    return writer.bytes
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0, value: $1) })
  }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

private struct JSONWriter {
  var bytes: [UInt8] = []
  var isIndented = true

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .string(let text): writeString(text)
    case .integer(let number): append(String(number))
    case .boolean(let flag): append(flag ? "true" : "false")
    case .null: append("null")
    case .written(let bytes): self.bytes += bytes
    case .array(let elements):
      writeList("[", "]", count: elements.count, depth: depth) { writer, index in
        writer.write(elements[index], depth: depth + 1)
      }
    case .object(let members):
      writeList("{", "}", count: members.count, depth: depth) { writer, index in
        writer.writeString(members[index].name)
        writer.append(writer.isIndented ? ": " : ":")
        writer.write(members[index].value, depth: depth + 1)
      }
    }
  }

  private mutating func writeList(
    _ open: String, _ close: String, count: Int, depth: Int, element: (inout JSONWriter, Int) -> Void
  ) {
    append(open)
    for index in 0..<count {
      if index > 0 { append(",") }
      startLine(depth + 1)
      element(&self, index)
    }
    if count > 0 { startLine(depth) }
    append(close)
  }

  private mutating func startLine(_ depth: Int) {
    guard isIndented else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  mutating func writeString(_ text: String) {
    append("\"")
    if text.unicodeScalars.contains(where: { $0.turnsDirection }) {
      for scalar in text.unicodeScalars {
        if scalar.turnsDirection {
          append("\\u" + (scalar.value < 0x1000 ? "0" : "") + String(scalar.value, radix: 16))
        } else {
          writeContent(String(scalar).utf8)
        }
      }
    } else {
      writeContent(text.utf8)
    }
    append("\"")
  }

  private mutating func writeContent(_ content: some Sequence<UInt8>) {
    for byte in content {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0..<0x20:
        append(byte < 0x10 ? "\\u000" : "\\u00")
        append(String(byte, radix: 16))
      // JSON allows these control characters unescaped, but terminals obey them.
      case 0x7F: append("\\u007f")
      case 0x80..<0xA0 where bytes.last == 0xC2:
        bytes.removeLast()
        append("\\u00")
        append(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
  }
}

/// A text as a JSON string, with its quotation marks.
public func quotedAsJSON(_ text: String) -> String {
  var writer = JSONWriter()
  writer.writeString(text)
  return String(decoding: writer.bytes, as: UTF8.self)
}
