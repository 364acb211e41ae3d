import Engine
import Program
import Facts
import Catalog

/// What the analysis found out about one capture: the facts that rules judge. It holds no syntax.
public struct Observation: Sendable, Storable {
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

  /// Takes over what was judged.
  mutating func take(_ verdict: Verdict) {
    keeper = verdict.keeper
    lifetime = verdict.lifetime
    evidence = verdict.evidence
    broken = verdict.broken
  }

  /// Tells of the same cycle at a strong reference on it.
  mutating func move(to property: PropertyReference, in program: Program) {
    let name = SourcePlace(file: Int(property.file), range: program.property(property).nameRange)
    subject = .storedReference
    (form, shape, via) = (.object, .plain, .direct)
    (head, closure, use, captureListEntry) = (name, name, nil, nil)
    captured = program.name(of: property)
    enclosingType = program.owner(of: property).map { program.text(program[$0].name) } ?? ""
    enclosingFunction = ""
  }

  /// Says what ends the keeping, and adds the step of the path that would.
  ///
  /// - Parameter until: What ends it where no code does.
  mutating func describe(_ verdict: Verdict, until: String, in program: Program) {
    let words = ReleaseDescription(program: program)
    untilDescription = verdict.endsWithProcess ? "the process ends" : verdict.release.map(words.until) ?? until
    if let release = verdict.release { path.append(words.step(release)) }
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
