import Engine

/// A call on the feed of a stream that finishes the stream: `onCompleted`, `send(completion: .finished)`, `on(.completed)`.
public struct StreamFinisher: Sendable, Hashable, Storable {
  /// The name of the method.
  public var member: String
  /// The label of the first argument; `nil` where the first argument has none, or does not matter.
  public var label: String?
  /// The enum case that finishes the stream, as first argument; `nil` for any argument.
  public var enumCase: String?

  public init(member: String, label: String? = nil, enumCase: String? = nil) {
    self.member = member
    self.label = label
    self.enumCase = enumCase
  }

  /// Reads `method`, `method(label:)`, `method(.case)` or `method(label: .case)`; `nil` for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.init(member: parts[0])
    if parts.count == 2 {
      guard parts[1].last == ")" else { return nil }
      var argument = parts[1].dropLast()
      if let colon = argument.firstIndex(of: ":") {
        label = String(argument[..<colon])
        argument = argument[argument.index(after: colon)...].drop { $0 == " " }
      }
      if argument.first == "." { enumCase = String(argument.dropFirst()) } else if label == nil || !argument.isEmpty { return nil }
    }
    guard [member, label, enumCase].allSatisfy({ $0.map(CallSignature.isName) ?? true }) else { return nil }
  }

  /// Whether a call finishes the stream: a first argument whose case is not known may be the one.
  public func matches(label: String?, enumCase: String?) -> Bool {
    (self.label == nil || self.label == label) && (self.enumCase == nil || enumCase == nil || self.enumCase == enumCase)
  }
}
