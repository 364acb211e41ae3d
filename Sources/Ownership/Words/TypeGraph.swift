import Catalog

/// Who holds whom around the object of one type: what all methods of the type, its extensions and superclasses store and capture.
public struct TypeGraph: Sendable {
  /// Something that holds, or is held.
  public struct Node: Sendable {
    public var kind: BoxKind
    /// What it is, in a few words; the name that the source has for it first.
    public var name: String
    /// Its type, as far as it is known; may be empty.
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

  /// One holds another.
  public struct Edge: Sendable {
    /// Indices into `nodes`.
    public var source: Int
    public var target: Int
    /// The property, or the capture, or the function that makes it hold.
    public var name: String
    /// Does a closure capture the target?
    public var isCapture: Bool
    public var strength: CaptureStrength
    public var lifetime: Lifetime
    /// False where some step of it is assumed rather than seen.
    public var isProven: Bool
    /// Where the source stores or captures; where the property is declared for what no code in sight stores.
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

  /// Strong references that lead back to where they began.
  public struct Cycle: Sendable {
    /// Indices into `edges`.
    public var edges: [Int]
    public var evidence: Evidence
    /// Does some reference on the way end without any code of the program?
    public var endsByItself: Bool
    public var broken: Break
    /// What ends it, in words; may be empty.
    public var until: String
    public var path: [OwnershipStep]

    public init(
      edges: [Int], evidence: Evidence, endsByItself: Bool, broken: Break, until: String, path: [OwnershipStep]
    ) {
      self.edges = edges
      self.evidence = evidence
      self.endsByItself = endsByItself
      self.broken = broken
      self.until = until
      self.path = path
    }

    /// Is it, as far as can be seen, there for ever?
    public var isLasting: Bool {
      !endsByItself && evidence > .possible && [.never, .byUncalledMethod, .byDeinit, .inDeinitToo, .onSomeWays].contains(broken)
    }
  }

  /// The type's name with those of the types around it: `Outer.Inner`.
  public var type: String
  /// Index of the module that declares it.
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
