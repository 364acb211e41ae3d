/// A rule's message with placeholders: plain text, `{captured}` for a value, and `{?until: until {until}}` for text that appears only if the value is not
/// empty. `{{` and `}}` are literal braces.
public struct MessageTemplate: Sendable, Equatable {
  /// The values available to a message.
  public enum Placeholder: String, Sendable, CaseIterable {
    /// The captured name as written, without backticks.
    case captured
    /// The keeper of the closure: "`viewModel.onChange`", "the run loop".
    case keeper
    /// The end of the retention: "the animation ends". May be empty.
    case until
    /// The lifetime in words: "until the animation ends", "with no end in sight".
    case lifetime
    /// What lies between the keeper and the closure: "a token or task", "a subscription".
    case via
    /// The type in which the closure is written. May be empty.
    case type
    /// The function or property in which the closure is written. May be empty.
    case function
    /// The reason for the verdict, if the path alone does not show it. May be empty.
    case reason
  }

  /// A part of a template.
  public indirect enum Segment: Sendable, Equatable {
    case text(String)
    case value(Placeholder)
    /// Shown only if the value is not empty.
    case optional(Placeholder, [Segment])
  }

  /// Why a text is not a template.
  public struct Problem: Error, Sendable, Equatable {
    public var message: String
    public init(message: String) { self.message = message }
  }

  public var segments: [Segment]

  /// Parses a template.
  public init(parsing text: String) throws(Problem) {
    var rest = text[...].utf8
    segments = try Self.parse(&rest, nested: false)
  }

  /// The message with the placeholders replaced by their values.
  public func rendered(_ value: (Placeholder) -> String) -> String { Self.render(segments, value) }

  private static func render(_ segments: [Segment], _ value: (Placeholder) -> String) -> String {
    var result = ""
    for segment in segments {
      switch segment {
      case .text(let text): result += text
      case .value(let placeholder): result += value(placeholder)
      case .optional(let placeholder, let inner):
        if !value(placeholder).isEmpty { result += render(inner, value) }
      }
    }
    return result
  }

  // All messages are parsed at each start: works on bytes, and copies each text once.
  private static func parse(_ rest: inout Substring.UTF8View, nested: Bool) throws(Problem) -> [Segment] {
    var segments: [Segment] = []
    var text = ""
    while let (plain, mark) = takeText(&rest) {
      text += plain
      guard let mark else { break }
      if rest.first == mark && !(nested && mark == UInt8(ascii: "}")) {
        rest.removeFirst()
        text.unicodeScalars.append(Unicode.Scalar(mark))
        continue
      }
      if !text.isEmpty { segments.append(.text(text)) }
      text = ""
      if mark == UInt8(ascii: "}") {
        guard nested else { throw Problem(message: "`}` without `{` (write `}}` for a brace)") }
        return segments
      }
      segments.append(try parseHole(&rest, nested: nested))
    }
    guard !nested else { throw Problem(message: "`{` without `}`") }
    if !text.isEmpty { segments.append(.text(text)) }
    return segments
  }

  /// Consumes the text up to and including the next brace, or the whole rest without one; `nil` at the end.
  private static func takeText(_ rest: inout Substring.UTF8View) -> (text: Substring, brace: UInt8?)? {
    if rest.isEmpty { return nil }
    let end = rest.firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    let text = Substring(rest[..<(end ?? rest.endIndex)])
    let brace = end.map { rest[$0] }
    rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
    return (text, brace)
  }

  private static func parseHole(_ rest: inout Substring.UTF8View, nested: Bool) throws(Problem) -> Segment {
    let isOptional = rest.first == UInt8(ascii: "?")
    if isOptional {
      guard !nested else { throw Problem(message: "`{?…}` inside `{?…}`") }
      rest.removeFirst()
    }
    let end: Unicode.Scalar = isOptional ? ":" : "}"
    guard let index = rest.firstIndex(of: UInt8(ascii: end)) else { throw Problem(message: "`{` without `\(end)`") }
    let name = String(Substring(rest[..<index]))
    rest = rest[rest.index(after: index)...]
    guard let placeholder = Placeholder(rawValue: name) else {
      let known = Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
      throw Problem(message: "unknown placeholder `{\(name)}`; known are \(known)")
    }
    guard isOptional else { return .value(placeholder) }
    return .optional(placeholder, try parse(&rest, nested: true))
  }
}
