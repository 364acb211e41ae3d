/// A rule's message with holes: plain text, `{captured}` for a value, and `{?until: until {until}}` for text that appears only
/// where the value is known. `{{` and `}}` stand for braces.
public struct MessageTemplate: Sendable, Equatable {
  /// What a message can tell.
  public enum Placeholder: String, Sendable, CaseIterable {
    /// The captured name as written, without backticks.
    case captured
    /// Who keeps the closure: "`viewModel.onChange`", "the run loop".
    case keeper
    /// What ends the keeping: "the animation ends". May be empty.
    case until
    /// The time in words: "until the animation ends", "with no end in sight".
    case lifetime
    /// The type in which the closure is written. May be empty.
    case type
    /// The function or property in which the closure is written. May be empty.
    case function
    /// Why the verdict is what it is, where the path alone does not say. May be empty.
    case reason
  }

  /// A part of a template.
  public indirect enum Segment: Sendable, Equatable {
    case text(String)
    case value(Placeholder)
    /// Shown only where the value is not empty.
    case optional(Placeholder, [Segment])
  }

  /// Why a text is no template.
  public struct Problem: Error, Sendable, Equatable {
    public var message: String
    public init(message: String) { self.message = message }
  }

  public var segments: [Segment]

  /// Reads a template.
  public init(parsing text: String) throws(Problem) {
    var rest = text[...].utf8
    segments = try Self.parse(&rest, nested: false)
  }

  /// The message, with the value of each placeholder put in.
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

  // Every rule's messages are read at each start: bytes, and a text is copied once.
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

  /// What stands before the next brace, and that brace, both taken; the whole rest where there is none, `nil` where nothing is left.
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
