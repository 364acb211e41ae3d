/// A text that a run reads.
public struct ProjectText: Hashable, Sendable {
  /// Relative to the project's root or, for an outside text, below a folder `outside`.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension Linter {
  /// The texts that a run would read, and the unreadable ones, without analysis.
  public func texts() -> (texts: [ProjectText], problems: [String]) {
    var clock = PhaseClock()
    let inputs = inputs(replacing: [:], nil, &clock)
    let texts = inputs.texts.map { text in
      let path = inputs.scope.relative(text.found)
      let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      return ProjectText(path: isInside ? path : "outside/" + path.split(separator: "/").filter { $0 != ".." }.joined(separator: "/"), bytes: text.bytes)
    }
    return (texts, inputs.failures().notifications.map { "\($0.path): \($0.message)" })
  }
}
