import Engine
import Ownership
import Findings
import Catalog

/// Everything that a reporter needs; it reads no file itself.
public struct Report: Sendable, PartlyStorable {
  public var tool: ToolInformation  // storable: given
  /// Every rule that was on.
  public var rules: [Rule]  // storable: given
  /// In the order of path and place; suppressed findings included.
  public var findings: [Finding]
  /// The files of the program; `SourcePlace.file` indexes it.
  public var documents: [SourceDocument]  // storable: given
  /// What went wrong with files: unreadable, too large, not UTF-8, parse errors.
  public var notifications: [FileNotification]
  public var statistics: Statistics
  /// How many errors and warnings were left out because they touch no changed line; `nil` where all lines count.
  public var unchangedFindings: Int?
  /// What the baseline knows and was not found any more; `nil` where there is no baseline.
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
  /// The same with no finding graver than a level, for readers who stop at errors.
  public func capped(at level: Level) -> Report {
    var report = self
    for index in report.findings.indices where report.findings[index].level > level { report.findings[index].level = level }
    return report
  }
}

/// The tool's own version and those of what it parses with.
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

/// A source file as a report shows it.
public struct SourceDocument: Sendable {
  /// The path to print, as the user would type it from the working directory.
  public var displayPath: String
  /// The path relative to the git top level (or the working directory), not percent-encoded, with `/` between
  /// components. Absolute where the file lies outside.
  public var rootRelativePath: String
  /// The file's bytes (UTF-8). They may be left out (empty) for a file in which no finding, step or notification has a
  /// place; where one has, its line stays right, but columns are in UTF-8 only and excerpts are missing.
  public var bytes: [UInt8]
  /// Byte offset of the start of every line; the first entry is 0.
  public var lineStarts: [UInt32]
  public init(displayPath: String, rootRelativePath: String, bytes: [UInt8], lineStarts: [UInt32]) {
    self.displayPath = displayPath
    self.rootRelativePath = rootRelativePath
    self.bytes = bytes
    self.lineStarts = lineStarts
  }
}

/// Something that the user must know about a file.
public struct FileNotification: Sendable, Storable {
  public enum Kind: String, Sendable, CaseIterable, Storable {
    case unreadable, notUTF8, tooLarge, parseError
    /// A `// unretain:` comment that says nothing the tool understands.
    case directive
    /// The program broke an expectation of its own there.
    case internalFailure
  }
  public var kind: Kind
  /// The path to print; the file may not be among the documents.
  public var path: String
  /// Path relative to the root, as in `SourceDocument`.
  public var rootRelativePath: String
  /// The place within a document, for parse errors.
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

/// What a run saw: never a silent nothing.
public struct Statistics: Sendable, Storable {
  public var files = 0
  /// Those that were read for what others need to know of them, and that nothing else here counts.
  public var indexOnlyFiles = 0
  public var skippedFiles = 0
  public var lines = 0
  public var bytes = 0
  public var parseErrors = 0
  public var filesWithParseErrors = 0
  /// Closures and bound method references. Each is counted under exactly one of the five that follow.
  public var closures = 0
  /// Those with a finding at warning or above that no comment suppresses.
  public var reportedClosures = 0
  /// Those that nothing keeps, or that hold nothing that matters.
  public var harmlessClosures = 0
  /// Those that are let go of by themselves.
  public var boundedClosures = 0
  /// Those that something keeps, with no harm known.
  public var keptClosures = 0
  /// Those of which nobody knows who keeps them.
  public var unknownClosures = 0
  /// How often each reason stands behind that, in words, most frequent first.
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
