#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The warnings about captures in the output of a build, read as it comes.
///
/// Everything that prints `file.swift:line:column: warning: message` is understood, whatever stands before it on the line: `swift build`, `xcodebuild`, their
/// prettifiers, and the logs of services.
public struct CompilerLog: Sendable, LineReading {
  /// Each once, in the order of the log.
  public private(set) var warnings: [CompilerWarning] = []
  /// The number of warnings beyond the limit.
  public private(set) var unread = 0
  private var known: Set<CompilerWarning> = []
  var splitter = LineSplitter()
  private let limit: Int

  /// - Parameter limit: The greatest number of warnings that are kept.
  public init(limit: Int = 10_000) { self.limit = limit }

  /// Reads some further bytes.
  public mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) { readLines(bytes) }

  /// Reads the last line.
  public mutating func finish() { readLastLine() }

  mutating func add(_ warning: CompilerWarning) {
    guard !known.contains(warning) else { return }
    guard warnings.count < limit else { return unread += 1 }
    known.insert(warning)
    warnings.append(warning)
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Most lines have no file; they are not looked at any further.
    guard Self.namesPlace(bytes) else { return }
    if let warning = Self.warning(in: Self.withoutEscapes(String(decoding: bytes, as: UTF8.self))) { add(warning) }
  }

  /// Whether a place follows the name of a file: `.swift:10` or `.swift,line=`. Colours may come between.
  private static func namesPlace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var start = 0
    while start + 8 < bytes.count, let found = memchr(base + start, 0x2E, bytes.count - start) {
      start = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      guard start + 6 < bytes.count, memcmp(base + start, "swift", 5) == 0 else { continue }
      switch base[start + 5] {
      case 0x3A where (0x30...0x39).contains(base[start + 6]), 0x2C, 0x1B: return true
      default: continue
      }
    }
    return false
  }

  /// Without the colours of a terminal.
  private static func withoutEscapes(_ line: String) -> String {
    guard line.utf8.contains(0x1B) else { return line }
    var result = String.UnicodeScalarView()
    var isEscape = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        if scalar.properties.isAlphabetic { isEscape = false }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The warning of a line; `nil` if it has none about captures.
  static func warning(in line: String) -> CompilerWarning? {
    let text = line.hasSuffix("\r") ? line.dropLast() : line[...]
    var searched = text
    while let mark = searched.range(ofText: ".swift") {
      var rest = text[mark.upperBound...]
      if let place = place(&rest), let message = message(rest) {
        let (words, group) = split(message)
        let path = text[..<mark.upperBound].split(separator: "file=").last.map(String.init) ?? ""
        return CompilerWarning(path: path, line: place.line, column: place.column, message: words, group: group)
      }
      searched = text[mark.upperBound...]
    }
    return nil
  }

  /// `:10:40: ` or `,line=10,col=40::`
  private static func place(_ rest: inout Substring) -> (line: Int, column: Int?)? {
    if rest.hasPrefix(",line=") {
      rest = rest.dropFirst(6)
      guard let line = number(&rest) else { return nil }
      var column: Int?
      for name in [",col=", ",column="] where rest.hasPrefix(name) {
        rest = rest.dropFirst(name.count)
        column = number(&rest)
      }
      guard let end = rest.range(ofText: "::") else { return nil }
      rest = rest[end.upperBound...]
      return (line, column)
    }
    guard rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    guard let line = number(&rest), rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    var later = rest
    guard let column = number(&later), later.first == ":" else { return (line, nil) }
    rest = later.dropFirst()
    return (line, column)
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return number
  }

  /// What follows a place; `nil` for a note, which belongs to another warning.
  private static func message(_ rest: Substring) -> Substring? {
    let text = rest.drop { $0 == " " }
    for severity in ["warning:", "error:"] where text.hasPrefix(severity) { return text.dropFirst(severity.count).drop { $0 == " " } }
    return text.isEmpty || text.hasPrefix("note:") || text.hasPrefix("remark:") ? nil : text
  }

  /// A message and its diagnostic group, which stands in brackets at its end.
  static func split(_ message: Substring) -> (message: String, group: String?) {
    guard message.hasSuffix("]"), let start = message.lastIndex(of: "[") else { return (String(message), nil) }
    let name = message[message.index(after: start)...].dropLast()
    guard name.hasPrefix("#") else { return (String(message), nil) }
    var words = message[..<start]
    while words.last == " " { words.removeLast() }
    return (String(words), String(name.dropFirst()))
  }
}

extension Substring {
  /// The first occurrence of an ASCII text.
  func range(ofText text: StaticString) -> Range<Index>? {
    let sought = text.withUTF8Buffer { Array($0) }
    var start = startIndex
    while start < endIndex {
      let rest = utf8[start...]
      if rest.starts(with: sought) { return start..<utf8.index(start, offsetBy: sought.count) }
      start = utf8.index(after: start)
    }
    return nil
  }
}
