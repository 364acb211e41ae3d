import Engine
import Ownership
import Catalog
import Facts

/// A replacement for a range of a file's bytes.
public struct TextEdit: Sendable, Hashable, Storable {
  /// The replaced range; empty for an insertion.
  public var range: ByteRange
  public var text: String
  public init(range: ByteRange, text: String) {
    self.range = range
    self.text = text
  }
}

/// A repair of one place. All its edits are in the finding's file, ordered by range, without overlap.
public struct Fix: Sendable, Storable {
  /// Its effect in one line: "capture `self` weakly".
  public var title: String
  public var edits: [TextEdit]
  /// True if the program behaves the same afterwards, except that it no longer keeps objects alive needlessly.
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

/// The data for a fix from the observation behind a finding.
public struct Repair: Sendable {
  public var strategies: [Rule.FixStrategy]
  /// Advice from a model or the rule for findings without a fix strategy.
  public var unfixable: String?
  public var subject: Subject
  public var form: CaptureForm
  public var shape: Shape
  /// The captured name as written.
  public var captured: String
  /// Whether the closure captures a struct, and the object is in the struct's copy.
  public var isInCopy = false
  /// Whether nothing but closures holds the object: a name for what to hold weakly instead; empty if it has none.
  public var otherHold: String?
  /// The whole closure, method reference or property name.
  public var closure: SourcePlace
  /// The capture-list entry, if any.
  public var entry: SourcePlace?
  /// The use that causes the capture.
  public var use: SourcePlace?

  init(of observation: Observation, by rule: Rule, _ words: Words) {
    strategies = rule.fixes
    unfixable = words.advice(observation).map { "the object is held by code that is not in sight; \($0)" } ?? rule.unfixable
    subject = observation.subject
    form = observation.form
    shape = observation.shape
    captured = words.captured(observation)
    if subject == .closureCapture, case .property = observation.captured { isInCopy = true }
    if observation.isOnlyHold { otherHold = words.firstProperty(on: observation) ?? "" }
    closure = observation.closure
    entry = observation.captureListEntry
    use = observation.use
  }
}

extension Repair {
  /// Why the closure must go on holding the object, if it must.
  var reasonAsOnlyHold: String? {
    guard let otherHold else { return nil }
    let instead = otherHold.isEmpty ? "somebody else has to hold it" : "hold `\(otherHold)` weakly instead, or let somebody else hold `\(captured)`"
    return "nothing but closures holds `\(captured)`, which would be gone before this one is called; \(instead)"
  }
}
