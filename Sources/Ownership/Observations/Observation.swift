import Engine
import Program
import Facts
import Catalog

/// The facts about one capture or reference, which rules judge. Contains no syntax and no text: names are those of `AnalysisResult.program`.
public struct Observation: Sendable, Storable {
  public var subject: Subject
  public var form: CaptureForm
  public var strength: CaptureStrength
  public var keeper: Keeper
  public var lifetime: Lifetime
  /// How sure it is that the path exists.
  public var evidence: Evidence
  /// Whether the held object is meant to go. Not asked for weak references.
  public var life: Life = .passing
  /// Whether the retention ends when the object is let go of.
  public var pathEnd: PathEnd = .none
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
  public var path: [PathStep] = []

  public var captured: ObjectName
  /// The type in which the closure is written; `nil` at file level.
  public var enclosingType: NominalID?
  /// The function or initial value in which the closure is written, if any.
  public var enclosingFunction: FunctionReference?
  /// The keeper of the closure.
  public var holder: Holder = .unknown
  /// The end of the retention.
  public var end: RetentionEnd = .unknown
  /// The model of the keeper, if it may have advice; index of the row.
  public var advisingModel: Int?
  /// Whether only closures hold the captured object, so that nothing would hold it any more if this one held it weakly.
  public var isOnlyHold = false
  /// The use of the closure that decides the verdict, where the path alone does not show it.
  public var reason: ClosureUse.Kind?

  public init(
    subject: Subject, form: CaptureForm, strength: CaptureStrength, keeper: Keeper, lifetime: Lifetime,
    evidence: Evidence, shape: Shape, head: SourcePlace, closure: SourcePlace, captured: ObjectName, enclosingType: NominalID? = nil,
    enclosingFunction: FunctionReference? = nil
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

  /// Whether a strong reference outlives the call that makes it.
  public var retains: Bool { strength == .strong && keeper != .none && subject != .suppression && subject != .unusedEntry }

  /// Whether a closure or method reference on a cycle holds its own `self` strongly.
  var isOfOwnObject: Bool { strength == .strong && form == .self && keeper == .cycle && (subject == .closureCapture || subject == .methodReference) }

  /// Takes over a verdict.
  mutating func take(_ verdict: Verdict) {
    keeper = verdict.keeper
    lifetime = verdict.lifetime
    evidence = verdict.evidence
    life = verdict.life.life
    if verdict.life.isBoundByUnusedCode { code = .unused }
    pathEnd = verdict.end
    broken = verdict.broken
  }

  /// Reports the same cycle at a strong reference on it.
  mutating func move(to property: PropertyReference, in program: Program) {
    let name = program.namePlace(of: property)
    subject = .storedReference
    (form, shape, via) = (.object, .plain, .direct)
    (head, closure, use, captureListEntry) = (name, name, nil, nil)
    captured = .property(property)
    enclosingType = program.owner(of: property)
    enclosingFunction = nil
  }

  /// Sets the end of the retention, and adds the path step of a possible release.
  ///
  /// - Parameter end: The end where no code causes it.
  mutating func setEnd(of verdict: Verdict, _ end: RetentionEnd, in program: Program) {
    self.end = verdict.life.life == .lasting && strength == .strong ? .process : verdict.release.map { .release($0.step) } ?? end
    if let release = verdict.release { path.append(PathStep(release)) }
    if let occasion = verdict.missedOccasion { path.append(PathStep(place: occasion.place(in: program), kind: .misses(occasion))) }
    if let letGo = verdict.life.letGo, strength == .strong, verdict.broken != .bySameCode {
      path.append(PathStep(place: letGo.place, kind: .letGo(letGo.property, by: letGo.function, isReplacement: letGo.isReplacement)))
    }
  }
}

extension PathStep {
  /// The last step of a path with a possible release.
  init(_ release: PathRelease) { self.init(place: release.found.place, kind: .release(release.step)) }
}

extension PathRelease {
  var step: ReleaseStep { ReleaseStep(function: found.function, act: act) }
}
