import Engine
import Ownership
import Findings
import Catalog

/// All data for a reporter, which reads no files itself.
public struct Report: Sendable, PartlyStorable {
  public var tool: ToolInformation  // storable: given
  /// All enabled rules.
  public var rules: [Rule]  // storable: given
  /// In the order of path and place, including suppressed ones.
  public var findings: [Finding]
  /// The files of the program, indexed by `SourcePlace.file`.
  public var documents: [SourceDocument]  // storable: given
  /// Problems with files: unreadable, too large, not UTF-8, parse errors.
  public var notifications: [FileNotification]
  public var statistics: Statistics
  /// The number of errors and warnings left out because they touch no changed line; `nil` if all lines count.
  public var unchangedFindings: Int?
  /// Baseline entries that were not found; `nil` without a baseline.
  public var goneFindings: [GoneFinding]?
  public init(
    tool: ToolInformation, rules: [Rule], findings: [Finding], documents: [SourceDocument],
    notifications: [FileNotification], statistics: Statistics
  ) {
    self.tool = tool
    self.rules = rules
    self.findings = findings
    self.documents = documents
    self.notifications = notifications
    self.statistics = statistics
  }
}

extension Report {
  /// The same with all levels capped, for readers who stop at errors.
  public func capped(at level: Level) -> Report {
    var report = self
    for index in report.findings.indices where report.findings[index].level > level { report.findings[index].level = level }
    return report
  }
}

/// The versions of the tool and its parser.
public struct ToolInformation: Sendable {
  public var version: String
  public var grammarVersion: String
  public var runtimeVersion: String
  public init(version: String, grammarVersion: String, runtimeVersion: String) {
    self.version = version
    self.grammarVersion = grammarVersion
    self.runtimeVersion = runtimeVersion
  }
}

/// A source file in a report.
public struct SourceDocument: Sendable {
  /// The path to display, relative to the working directory as a user would type it.
  public var displayPath: String
  /// The path relative to the git top level (or the working directory), not percent-encoded, with `/` between components. Absolute if the file lies outside.
  public var rootRelativePath: String
  /// The file's bytes (UTF-8). They may be left out (empty) for a file without the place of a finding, step or notification. Otherwise, without the bytes,
  /// lines
  /// are still correct, but columns are in UTF-8 only and excerpts are missing.
  public let bytes: [UInt8]
  /// Byte offset of the start of every line; the first entry is 0.
  public let lineStarts: [UInt32]
  /// Of a document with long lines, the number of UTF-16 units before each ``unitStretch``; empty for any other.
  let unitsBefore: [UInt32]
  public init(displayPath: String, rootRelativePath: String, bytes: [UInt8], lineStarts: [UInt32]) {
    self.displayPath = displayPath
    self.rootRelativePath = rootRelativePath
    self.bytes = bytes
    self.lineStarts = lineStarts
    unitsBefore = Self.unitsBefore(bytes, lineStarts)
  }
}

/// A notification about a file.
public struct FileNotification: Sendable, Storable {
  public enum Kind: String, Sendable, CaseIterable, Storable {
    case unreadable, notUTF8, tooLarge, parseError
    /// An invalid `// unretain:` comment.
    case directive
    /// The program failed on the file.
    case internalFailure
  }
  public var kind: Kind
  /// The path to display; the file may not be among the documents.
  public var path: String
  /// Path relative to the root, as in `SourceDocument`.
  public var rootRelativePath: String
  /// The place inside a document, for parse errors.
  public var place: SourcePlace?
  public var message: String
  public init(kind: Kind, path: String, rootRelativePath: String, place: SourcePlace?, message: String) {
    self.kind = kind
    self.path = path
    self.rootRelativePath = rootRelativePath
    self.place = place
    self.message = message
  }
}

/// The extent of a run, so that a result without findings is not ambiguous.
public struct Statistics: Sendable, Storable {
  public var files = 0
  /// Files read only as context for others. Nothing else here counts them.
  public var indexOnlyFiles = 0
  public var skippedFiles = 0
  public var lines = 0
  public var bytes = 0
  public var parseErrors = 0
  public var filesWithParseErrors = 0
  /// Closures and bound method references. Each is counted in exactly one of the following five.
  public var closures = 0
  /// With an unsuppressed finding of level warning or above.
  public var reportedClosures = 0
  /// Not retained, or without relevant captures.
  public var harmlessClosures = 0
  /// Released by themselves.
  public var boundedClosures = 0
  /// Retained, without known harm.
  public var retainedClosures = 0
  /// With unknown keepers.
  public var unknownClosures = 0
  /// The reasons for unknown keepers in words with their counts, most frequent first.
  public var unknownReasons: [Reason] = []

  /// Why nobody knows who keeps a closure, and of how many closures that is so.
  public struct Reason: Sendable, Storable {
    public var reason: String
    public var count: Int
    public init(reason: String, count: Int) {
      self.reason = reason
      self.count = count
    }
  }
  public init() {}
}
