import Text

/// A text as the content of an XML element or attribute.
///
/// XML 1.0 cannot represent most control characters; they become U+FFFD. Line breaks and tabs are written as references, because parsers turn them into
/// spaces
/// in attributes. Other control characters, and marks that change the text direction, are written as references as well, because terminals would obey them.
func escapedAsXML(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    case _ where scalar.turnsDirection: result += "&#\(scalar.value);"
    case "\n", "\r", "\t", "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
