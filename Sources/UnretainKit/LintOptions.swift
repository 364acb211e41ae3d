import RuleFormat
import SourceFacts

/// What a lint run is asked to do.
public struct LintOptions: Sendable {
  /// Files and directories, as the user typed them, to analyse and report on.
  public var paths: [String] = ["."]
  /// Report only on these files, and those in these folders; the whole project is analysed. `nil` reports on everything that is analysed.
  public var onlyReport: [String]?
  /// With `onlyReport`: whether its first file decides which project is meant, and not the working directory.
  public var isProjectOfFile = false
  /// Use the `strict` preset.
  public var isStrict = false
  /// How many threads may work at a time. The result does not depend on it.
  public var jobs = 1
  /// Files larger than this many bytes are reported and skipped.
  public var sizeLimit = LintOptions.defaultSizeLimit
  /// Put into words what the code does with every closure, reported or not.
  public var explainsUses = false
  /// What is known of the conditions of `#if`; what it rules out is not analysed.
  public private(set) var compilationFlags = CompilationFlags()
  public init() {}

  /// Takes note of a condition of `#if` that holds, such as `DEBUG` or `os(iOS)`, or, after a `!`, that does not.
  ///
  /// - Returns: False if the text is no such condition.
  public mutating func define(_ condition: String) -> Bool { compilationFlags.define(condition) }

  /// 5 MB: hand-written sources are far smaller, and what is larger is generated.
  public static let defaultSizeLimit = 5_000_000
}
