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
    var rest = Array(text)[...]
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

  private static func parse(_ rest: inout ArraySlice<Character>, nested: Bool) throws(Problem) -> [Segment] {
    var segments: [Segment] = []
    var text = ""
    while let character = rest.popFirst() {
      if (character == "{" || character == "}") && rest.first == character && !(nested && character == "}") {
        rest.removeFirst()
        text.append(character)
      } else if character == "{" {
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(try parseHole(&rest, nested: nested))
      } else if character == "}" {
        guard nested else { throw Problem(message: "`}` without `{` (write `}}` for a brace)") }
        if !text.isEmpty { segments.append(.text(text)) }
        return segments
      } else {
        text.append(character)
      }
    }
    guard !nested else { throw Problem(message: "`{` without `}`") }
    if !text.isEmpty { segments.append(.text(text)) }
    return segments
  }

  private static func parseHole(_ rest: inout ArraySlice<Character>, nested: Bool) throws(Problem) -> Segment {
    let isOptional = rest.first == "?"
    if isOptional {
      guard !nested else { throw Problem(message: "`{?…}` inside `{?…}`") }
      rest.removeFirst()
    }
    let end: Character = isOptional ? ":" : "}"
    guard let index = rest.firstIndex(of: end) else { throw Problem(message: "`{` without `\(end)`") }
    let name = String(rest[..<index])
    rest = rest[(index + 1)...]
    guard let placeholder = Placeholder(rawValue: name) else {
      let known = Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
      throw Problem(message: "unknown placeholder `{\(name)}`; known are \(known)")
    }
    guard isOptional else { return .value(placeholder) }
    return .optional(placeholder, try parse(&rest, nested: true))
  }
}
