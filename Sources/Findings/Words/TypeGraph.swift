import Catalog
import Ownership

/// The ownership around an object of one type: the stores and captures of all methods of the type, its extensions and superclasses.
public struct TypeGraph: Sendable {
  /// A holder or target.
  public struct Node: Sendable {
    public var kind: BoxKind
    /// A short description, starting with its name in the source.
    public var name: String
    /// Its type, if known; may be empty.
    public var type: String
    /// Where the source declares or makes it.
    public var place: SourcePlace?

    public init(kind: BoxKind, name: String, type: String, place: SourcePlace?) {
      self.kind = kind
      self.name = name
      self.type = type
      self.place = place
    }
  }

  /// A reference.
  public struct Edge: Sendable {
    /// Indices into `nodes`.
    public var source: Int
    public var target: Int
    /// The property, the capture, or the retaining function.
    public var name: String
    /// Whether a closure captures the target.
    public var isCapture: Bool
    public var strength: CaptureStrength
    public var lifetime: Lifetime
    /// False where some step of it is assumed rather than seen.
    public var isProven: Bool
    /// Where the source stores or captures; for a property that no code in sight sets, its declaration.
    public var place: SourcePlace?

    public init(
      source: Int, target: Int, name: String, isCapture: Bool, strength: CaptureStrength, lifetime: Lifetime, isProven: Bool,
      place: SourcePlace?
    ) {
      self.source = source
      self.target = target
      self.name = name
      self.isCapture = isCapture
      self.strength = strength
      self.lifetime = lifetime
      self.isProven = isProven
      self.place = place
    }
  }

  /// A cycle of strong references.
  public struct Cycle: Sendable {
    /// Indices into `edges`.
    public var edges: [Int]
    public var evidence: Evidence
    /// Whether some reference of the cycle ends without any code of the program.
    public var endsByItself: Bool
    public var broken: ReleaseOutcome
    /// The end of it, in words; may be empty.
    public var until: String
    public var path: [OwnershipStep]

    public init(
      edges: [Int], evidence: Evidence, endsByItself: Bool, broken: ReleaseOutcome, until: String, path: [OwnershipStep]
    ) {
      self.edges = edges
      self.evidence = evidence
      self.endsByItself = endsByItself
      self.broken = broken
      self.until = until
      self.path = path
    }

    /// Whether it lasts for ever, as far as visible.
    public var isLasting: Bool {
      !endsByItself && evidence > .possible && [.never, .byUncalledMethod, .byDeinit, .inDeinitToo, .onSomePaths].contains(broken)
    }
  }

  /// The type's name with the enclosing types: `Outer.Inner`.
  public var type: String
  /// Index of the declaring module.
  public var module: Int
  public var place: SourcePlace
  /// The root first.
  public var nodes: [Node]
  public var edges: [Edge]
  public var cycles: [Cycle]

  public init(type: String, module: Int, place: SourcePlace, nodes: [Node], edges: [Edge], cycles: [Cycle]) {
    self.type = type
    self.module = module
    self.place = place
    self.nodes = nodes
    self.edges = edges
    self.cycles = cycles
  }
}
