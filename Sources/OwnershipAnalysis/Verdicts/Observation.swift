import SourceFacts
import VerdictVocabulary

/// A place in one of the program's files.
public struct SourcePlace: Sendable, Hashable, Comparable {
  /// Index of the file in the program.
  public var file: Int
  public var range: ByteRange
  public init(file: Int, range: ByteRange) {
    self.file = file
    self.range = range
  }
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.range.start, left.range.end) < (right.file, right.range.start, right.range.end)
  }
}

/// One step of an ownership path: who holds what, and where the source says so.
public struct OwnershipStep: Sendable, Hashable {
  /// `nil` where no file of the program shows it (a framework's property).
  public var place: SourcePlace?
  /// A sentence part such as "`CartViewModel` keeps `onChange`".
  public var text: String
  public init(place: SourcePlace?, text: String) {
    self.place = place
    self.text = text
  }
}

/// What the analysis found out about one capture: the facts that rules judge. It holds no syntax.
public struct Observation: Sendable {
  public var subject: Subject
  public var form: CaptureForm
  public var strength: CaptureStrength
  public var keeper: Keeper
  public var lifetime: Lifetime
  public var evidence: Evidence
  public var shape: Shape
  public var broken: Break = .never
  public var via: Via = .direct
  public var code: Code = .product

  /// The closure's opening brace through its capture list, or the method reference.
  public var head: SourcePlace
  /// The whole closure or method reference.
  public var closure: SourcePlace
  /// The capture-list entry, where there is one for this capture.
  public var captureListEntry: SourcePlace?
  /// The first use of the captured value that makes the closure capture it.
  public var use: SourcePlace?
  /// From the captured object to the closure and back, or from the keeper to the closure; empty where nobody keeps it.
  public var path: [OwnershipStep] = []

  /// The captured name as written (`self`, `viewModel`).
  public var captured: String
  /// The type in which the closure is written, or `""` at file level.
  public var enclosingType: String
  /// The function or property in which the closure is written, or `""`.
  public var enclosingFunction: String
  /// Who keeps the closure, for the message: "`viewModel.onChange`", "the run loop".
  public var keeperDescription: String = ""
  /// What to do about it, where the model of what keeps the object knows.
  public var advice: String?
  /// What ends the keeping, for the message: "the animation ends"; empty where nothing does or it is not known.
  public var untilDescription: String = ""
  /// Why the verdict is what it is, where the path alone does not say: the declaration or model row that decided.
  public var reason: String = ""

  public init(
    subject: Subject, form: CaptureForm, strength: CaptureStrength, keeper: Keeper, lifetime: Lifetime,
    evidence: Evidence, shape: Shape, head: SourcePlace, closure: SourcePlace, captured: String, enclosingType: String,
    enclosingFunction: String
  ) {
    self.subject = subject
    self.form = form
    self.strength = strength
    self.keeper = keeper
    self.lifetime = lifetime
    self.evidence = evidence
    self.shape = shape
    self.head = head
    self.closure = closure
    self.captured = captured
    self.enclosingType = enclosingType
    self.enclosingFunction = enclosingFunction
  }

  /// What the system holds until the process ends cannot leak, and outlives whatever refers to it.
  mutating func objectLivesForProcess() {
    switch strength {
    case .weak: break
    case .unowned, .unownedUnsafe: if keeper != .none { keeper = .owner }
    case .strong:
      guard lifetime != .synchronous, keeper != .none else { return }
      // It cannot be freed late either: whoever holds it holds it for good.
      keeper = .owner
      lifetime = .untilEvent
      broken = .never
      untilDescription = "the process ends"
    }
  }

  /// The value of an attribute, as rules spell it.
  public func value(of attribute: ObservationAttribute) -> String {
    switch attribute {
    case .subject: subject.rawValue
    case .form: form.rawValue
    case .strength: strength.rawValue
    case .keeper: keeper.rawValue
    case .lifetime: lifetime.rawValue
    case .evidence: evidence.rawValue
    case .shape: shape.rawValue
    case .broken: broken.rawValue
    case .via: via.rawValue
    case .code: code.rawValue
    }
  }
}
