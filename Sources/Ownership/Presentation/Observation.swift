import Engine
import Program
import Facts
import Catalog

/// The facts about one capture or reference, which rules judge. Contains no syntax.
public struct Observation: Sendable, Storable {
  public var subject: Subject
  public var form: CaptureForm
  public var strength: CaptureStrength
  public var keeper: Keeper
  public var lifetime: Lifetime
  public var evidence: Evidence
  public var shape: Shape
  public var broken: ReleaseOutcome = .never
  public var via: Via = .direct
  public var code: Code = .product

  /// The closure's opening brace through its capture list, or the method reference.
  public var head: SourcePlace
  /// The whole closure or method reference.
  public var closure: SourcePlace
  /// The capture-list entry of this capture, if any.
  public var captureListEntry: SourcePlace?
  /// The first use of the captured value, which causes the capture.
  public var use: SourcePlace?
  /// From the captured object to the closure and back, or from the keeper to the closure; empty without a keeper.
  public var path: [OwnershipStep] = []

  /// The captured name as written (`self`, `viewModel`).
  public var captured: String
  /// The type in which the closure is written, or `""` at file level.
  public var enclosingType: String
  /// The function or property in which the closure is written, or `""`.
  public var enclosingFunction: String
  /// The keeper of the closure, for the message: "`viewModel.onChange`", "the run loop".
  public var keeperDescription: String = ""
  /// Advice from the model of the keeper, if any.
  public var advice: String?
  /// The end of the retention, for the message: "the animation ends"; empty where there is none, or it is unknown.
  public var untilDescription: String = ""
  /// The reason for the verdict, where the path alone does not show it: the deciding declaration or model row.
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

  /// Takes over a verdict.
  mutating func take(_ verdict: Verdict) {
    keeper = verdict.keeper
    lifetime = verdict.lifetime
    evidence = verdict.evidence
    broken = verdict.broken
  }

  /// Reports the same cycle at a strong reference on it.
  mutating func move(to property: PropertyReference, in program: Program) {
    let name = SourcePlace(file: Int(property.file), range: program.property(property).nameRange)
    subject = .storedReference
    (form, shape, via) = (.object, .plain, .direct)
    (head, closure, use, captureListEntry) = (name, name, nil, nil)
    captured = program.name(of: property)
    enclosingType = program.owner(of: property).map { program.text(program[$0].name) } ?? ""
    enclosingFunction = ""
  }

  /// Describes the end of the retention, and adds the path step of a possible release.
  ///
  /// - Parameter until: The end where no code causes it.
  mutating func describe(_ verdict: Verdict, until: String, in program: Program) {
    let words = ReleaseDescription(program: program)
    untilDescription = verdict.endsWithProcess ? "the process ends" : verdict.release.map(words.until) ?? until
    if let release = verdict.release { path.append(words.step(release)) }
  }

  /// The value of an attribute in rule notation.
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
