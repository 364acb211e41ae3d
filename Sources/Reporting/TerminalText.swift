import Text

/// Text for terminals.
public enum TerminalText {
  /// The number of terminal columns of a character: none for a lone combining mark, two for emoji and East Asian wide characters.
  static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }

  static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// The text on one line. Line breaks become spaces. Other control characters, and those that change the text direction, become U+FFFD: the content of a
  /// source
  /// file or path must not control the terminal or hide code.
  public static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        result.append(" ")
      } else {
        result.append(isUnprintable(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: scalar.turnsDirection
    }
  }

  /// East Asian Width W and F, in blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// Text in ANSI colours, or plain text without them.
struct TextStyle: Sendable {
  var color: Bool

  enum Face: String, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
  }

  func callAsFunction(_ face: Face, _ text: String) -> String {
    color && !text.isEmpty ? "\u{1B}[\(face.rawValue)m\(text)\u{1B}[0m" : text
  }
}
