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
    guard let open = text.firstIndex(of: "(") else {
      guard CallSignature.isName(text) else { return nil }
      self.init(member: text)
      return
    }
    guard text.last == ")" else { return nil }
    let argument = text[text.index(after: open)...].dropLast()
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    let label = parts[0].split(separator: ":", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let isLabelled = parts[0] == "\(label):" || parts[0] == "\(label): "
    self.init(member: String(text[..<open]), label: isLabelled ? label : nil, enumCase: parts.count == 2 ? String(parts[1]) : nil)
    let names = [member, self.label, enumCase].compactMap(\.self)
    guard names.count > 1, names.allSatisfy(CallSignature.isName), parts.count <= 2, isLabelled || parts[0].isEmpty else { return nil }
  }

  /// Whether a call finishes the stream: a first argument whose case is not known may be the one.
  public func matches(label: String?, enumCase: String?) -> Bool {
    (self.label == nil || self.label == label) && (self.enumCase == nil || enumCase == nil || self.enumCase == enumCase)
  }
}
