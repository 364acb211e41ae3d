import Catalog
import Engine
import Syntax

/// The options of a lint run.
public struct LintOptions: Sendable {
  /// The files and directories to analyse and report on, as typed by the user.
  public var paths: [String] = ["."]
  /// Report only on these files and folders, but analyse the whole project. `nil` reports on everything analysed.
  public var onlyReport: [String]?
  /// With `onlyReport` and a baseline: also report new findings elsewhere whose path goes through these files. Without a baseline most of those would be
  /// old.
  public var followsPaths = false
  /// With `onlyReport`: whether its first file determines the project, rather than the working directory.
  public var isProjectOfFile = false
  /// The configuration file; `nil` looks for the nearest `.unretain.yml` upwards.
  public var configurationFile: String?
  /// Use the `strict` preset, whatever the configuration says.
  public var isStrict = false
  /// Rule settings that override the configuration.
  public var ruleChoices: [RuleChoice] = []
  /// Use only these rules; empty for all that are on.
  public var onlyRules: [String] = []
  /// The maximum number of threads. The result does not depend on it.
  public var jobs = 1
  /// Files larger than this many bytes are reported and skipped.
  public var sizeLimit = LintOptions.defaultSizeLimit
  /// Files in which earlier starts of this process have failed. They are left out.
  public var failedFiles = FailedFiles()
  /// Include in findings how each step of an ownership path is drawn.
  public var drawsPaths = false
  /// Compute a fix for each finding,
  public var offersFixes = true
  /// of this level or a graver one: hidden findings need none.
  public var leastRepairedLevel = Level.note
  /// Include the uses of closure parameters.
  public var tellsParameterFates = false
  /// Read the sources of dependencies inside the analysed folders. They are never reported on.
  public var readsDependencies = true
  /// The name of the type to graph, with or without its enclosing types and module.
  public var graphedType: String?
  /// `#if` conditions that hold or, with a leading `!`, do not hold. Code that they exclude is not analysed.
  public private(set) var definitions: [String] = []
  /// Report only findings that touch changed code.
  public var changes: SourceChanges?
  /// A file whose text does not come from the disk.
  public var editedFile: EditedFile?
  /// The folder for caches; `nil` for none. The result does not depend on it.
  public var cacheFolder: String?
  /// The source of known findings.
  public var baseline = BaselineChoice.none
  public init() {}

  /// Adds an `#if` condition that holds, such as `DEBUG` or `os(iOS)`, or, with a leading `!`, does not hold.
  ///
  /// - Returns: False if the text is no such condition.
  public mutating func define(_ condition: String) -> Bool {
    var flags = CompilationFlags()
    guard flags.define(condition) else { return false }
    definitions.append(condition)
    return true
  }

  /// Whether this run skips a rule, so that its silence means nothing.
  func leavesOut(rule: String) -> Bool {
    if !onlyRules.isEmpty, !onlyRules.contains(rule) { return true }
    let own = ruleChoices.last { $0.rule.value == rule } ?? ruleChoices.last { $0.rule.value == RuleChoice.all }
    return own?.setting == .off
  }

  /// Adds all options that can change a result to the key of a cached one. By reflection, so that options added later are not forgotten here.
  func update(_ hash: inout SHA256) {
    for (name, value) in Mirror(reflecting: self).children where name != "jobs" && name != "cacheFolder" {
      hash.update("\(name ?? "")=\(String(reflecting: value))")
    }
  }

  /// 5 MB: hand-written sources are far smaller; larger files are generated.
  public static let defaultSizeLimit = 5_000_000
}
