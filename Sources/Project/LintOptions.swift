import Syntax
import Catalog

/// What a lint run is asked to do.
public struct LintOptions: Sendable {
  /// Files and directories, as the user typed them, to analyse and report on.
  public var paths: [String] = ["."]
  /// Report only on these files, and those in these folders; the whole project is analysed. `nil` reports on everything that is analysed.
  public var onlyReport: [String]?
  /// With `onlyReport` and a baseline: report also new findings elsewhere whose path goes through these files. Without a baseline those
  /// would be old ones for the most part.
  public var followsPaths = false
  /// With `onlyReport`: whether its first file decides which project is meant, and not the working directory.
  public var isProjectOfFile = false
  /// The configuration file; `nil` looks for the nearest `.unretain.yml` upwards.
  public var configurationFile: String?
  /// Use the `strict` preset, whatever the configuration says.
  public var isStrict = false
  /// Settings of rules that win over those of the configuration.
  public var ruleChoices: [RuleChoice] = []
  /// Judge by these rules alone; empty for all that are on.
  public var onlyRules: [String] = []
  /// How many threads may work at a time. The result does not depend on it.
  public var jobs = 1
  /// Files larger than this many bytes are reported and skipped.
  public var sizeLimit = LintOptions.defaultSizeLimit
  /// Files in which earlier starts of this process have failed: they are left out.
  public var failedFiles = FailedFiles()
  /// Put into words what the code does with every closure, reported or not.
  public var explainsUses = false
  /// Say of each step of an ownership path how it is drawn.
  public var drawsPaths = false
  /// Work out a fix for each finding,
  public var offersFixes = true
  /// of this level or a graver one: what no report shows needs none.
  public var leastRepairedLevel = Level.note
  /// Say what becomes of the closures that each function is given.
  public var tellsParameterFates = false
  /// Read the sources of dependencies that lie in the folders to analyse. They are never reported on.
  public var readsDependencies = true
  /// The type whose ownership graph is wanted, by its name, with or without those of the types around it and of its module.
  public var graphedType: String?
  /// Conditions of `#if` that hold, or, after a `!`, that do not; what they rule out is not analysed.
  public private(set) var definitions: [String] = []
  /// Report only what touches changed code.
  public var changes: SourceChanges?
  /// A file that is not read from the disk.
  public var editedFile: EditedFile?
  /// The folder in which runs keep what the next one can use; `nil` keeps nothing. The result does not depend on it.
  public var cacheFolder: String?
  /// Which findings are known already.
  public var baseline = BaselineChoice.none
  public init() {}

  /// Takes note of a condition of `#if` that holds, such as `DEBUG` or `os(iOS)`, or, after a `!`, that does not.
  ///
  /// - Returns: False if the text is no such condition.
  public mutating func define(_ condition: String) -> Bool {
    var flags = CompilationFlags()
    guard flags.define(condition) else { return false }
    definitions.append(condition)
    return true
  }

  /// Whether this one run does without a rule, so that its silence says nothing.
  func leavesOut(rule: String) -> Bool {
    if !onlyRules.isEmpty, !onlyRules.contains(rule) { return true }
    let own = ruleChoices.last { $0.rule.value == rule } ?? ruleChoices.last { $0.rule.value == RuleChoice.all }
    return own?.setting == .off
  }

  /// 5 MB: hand-written sources are far smaller, and what is larger is generated.
  public static let defaultSizeLimit = 5_000_000
}
