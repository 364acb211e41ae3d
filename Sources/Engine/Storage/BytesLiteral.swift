/// Bytes as a string literal of Swift source, to be compiled in.
///
/// The compiler takes minutes for an array literal of this size, and no time for a string. Each byte becomes the character with that code,
/// which UTF-8 writes as one or two bytes.
public enum BytesLiteral {
  /// The source of the literal, on one line.
  public static func source(of bytes: [UInt8]) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F: result.append(byte)
      case 0xA0...: result += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
      default: result += "\\u{\(String(byte, radix: 16))}".utf8
      }
    }
    return String(decoding: result + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  /// The bytes of such a literal.
  public static func bytes(of literal: StaticString) -> [UInt8] {
    let text = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    return [UInt8](unsafeUninitializedCapacity: text.count) { bytes, count in
      var place = 0
      while place < text.count {
        let byte = text[place]
        place += 1
        if byte < 0x80 {
          bytes[count] = byte
        } else {
          bytes[count] = byte << 6 | text[place] & 0x3F
          place += 1
        }
        count += 1
      }
    }
  }
}
