import Engine
import Ownership
import Catalog
import Facts

/// A piece of text that takes the place of a range of a file's bytes.
public struct TextEdit: Sendable, Hashable, Storable {
  /// What is replaced; empty for an insertion.
  public var range: ByteRange
  public var text: String
  public init(range: ByteRange, text: String) {
    self.range = range
    self.text = text
  }
}

/// A repair of one place. All its edits are in the finding's file, in the order of their ranges, and do not overlap.
public struct Fix: Sendable, Storable {
  /// What it does, in one line: "capture `self` weakly".
  public var title: String
  public var edits: [TextEdit]
  /// True where the program does the same afterwards, but for what it no longer keeps alive needlessly.
  public var isSafe: Bool
  public init(title: String, edits: [TextEdit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// A fix, or the reason why there is none.
public enum FixOffer: Sendable, Storable {
  case fix(Fix)
  /// A sentence part: "the closure has to return a value".
  case refused(reason: String)
}

/// What a fix has to know of the observation behind a finding.
public struct Repair: Sendable {
  public var strategies: [Rule.FixStrategy]
  /// What to do where no strategy helps, if a model or the rule knows.
  public var unfixable: String?
  public var subject: Subject
  public var form: CaptureForm
  public var shape: Shape
  /// The captured name as written.
  public var captured: String
  /// The whole closure, method reference or property name.
  public var closure: SourcePlace
  /// The capture-list entry, where there is one.
  public var entry: SourcePlace?
  /// The use that makes the closure capture.
  public var use: SourcePlace?

  init(of observation: Observation, by rule: Rule) {
    strategies = rule.fixes
    unfixable = observation.advice.map { "the object is held by code that is not in sight; \($0)" } ?? rule.unfixable
    subject = observation.subject
    form = observation.form
    shape = observation.shape
    captured = observation.captured
    closure = observation.closure
    entry = observation.captureListEntry
    use = observation.use
  }
}
