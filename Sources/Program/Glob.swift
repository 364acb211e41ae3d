/// Name patterns in which `*` matches any text.
enum Glob {
  /// A `nil` pattern matches everything.
  static func matches(_ text: String, _ pattern: String?) -> Bool {
    guard var pattern else { return true }
    var text = text
    return text.withUTF8 { text in pattern.withUTF8 { matches(text, $0) } }
  }

  private static func matches(_ text: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>) -> Bool {
    let star = UInt8(ascii: "*")
    var position = 0
    var next = 0
    // Where to resume if the text after the last star does not match.
    var retry: (position: Int, next: Int)?
    while position < text.count {
      if next < pattern.count, pattern[next] == star {
        next += 1
        retry = (position, next)
      } else if next < pattern.count, pattern[next] == text[position] {
        next += 1
        position += 1
      } else if let (start, after) = retry {
        position = start + 1
        next = after
        retry = (position, after)
      } else {
        return false
      }
    }
    while next < pattern.count, pattern[next] == star { next += 1 }
    return next == pattern.count
  }
}
