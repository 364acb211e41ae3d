/// A warning of the compiler about a capture or a weak reference.
public struct CompilerWarning: Hashable, Sendable {
  /// What such a warning says.
  public enum Kind: String, Sendable, CaseIterable {
    /// An inner closure captures weakly what an outer one holds strongly for it.
    case implicitStrongCapture
    /// An entry of a capture list is not used.
    case unusedCapture
    /// A weak variable never changes, or is never read.
    case weakVariable
    /// A weak reference is empty at once.
    case emptyWeakReference
    /// `self` is used without being named.
    case implicitSelf
    /// A closure that outlives a `deinit` captures the dying object.
    case captureInDeinit
    /// A closure of other isolation captures what is not `Sendable`.
    case sendableCapture
    /// Another warning that names a capture.
    case otherCapture
  }

  /// The path as the log has it, perhaps with what stands before it on the line.
  public var path: String
  /// 1-based.
  public var line: Int
  /// 1-based, UTF-8.
  public var column: Int?
  public var message: String
  /// The diagnostic group: `ImplicitStrongCapture`.
  public var group: String?
  public var kind: Kind

  /// `nil` for warnings about something else.
  init?(path: String, line: Int, column: Int?, message: String, group: String?) {
    guard line > 0, let kind = Self.kind(message, group) else { return nil }
    (self.path, self.line, self.column, self.message, self.group, self.kind) = (path, line, column.flatMap { $0 > 0 ? $0 : nil }, message, group, kind)
  }

  /// The captured object: the first name in quotation marks that is no word of the language.
  public var name: String? {
    if kind == .implicitSelf { return "self" }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return quoted.first { !$0.isEmpty && !["weak", "unowned", "strong", "Sendable", "@Sendable", "let", "var"].contains($0) && !$0.contains(" ") }
  }

  /// The groups of the compilers 6.2 to 6.4 that are about captures.
  private static let groups: [String: Kind] = [
    "ImplicitStrongCapture": .implicitStrongCapture, "WeakMutability": .weakVariable, "SendableClosureCaptures": .sendableCapture,
  ]

  /// Parts of the messages, the first that fits decides. Compilers without groups print them too.
  private static let messages: [(part: String, kind: Kind)] = [
    ("differs from implicitly-captured strong reference", .implicitStrongCapture),
    ("implicitly captured as strong reference in outer scope", .implicitStrongCapture),
    ("weak variable '", .weakVariable),
    ("weak reference will always be nil", .emptyWeakReference),
    ("will be immediately deallocated because", .emptyWeakReference),
    ("in a closure that outlives deinit", .captureInDeinit),
    ("to make capture semantics explicit", .implicitSelf),
    ("to enable implicit 'self'", .implicitSelf),
    ("in a '@Sendable' ", .sendableCapture),
    ("implicit capture of '", .sendableCapture),
  ]

  private static func kind(_ message: String, _ group: String?) -> Kind? {
    if let group, let kind = groups[group] { return kind }
    if message.hasPrefix("capture '"), message.hasSuffix("' was never used") { return .unusedCapture }
    if message.hasPrefix("variable '"), message.contains("was never mutated") || message.contains("was written to, but never read") { return .weakVariable }
    if let kind = messages.first(where: { message.contains($0.part) })?.kind {
      return kind == .sendableCapture && !message.contains("captur") ? nil : kind
    }
    return message.contains("capture of '") || message.contains("captured by ") || message.contains("captures '") ? .otherCapture : nil
  }
}
