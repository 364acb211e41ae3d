import Catalog
import Program

/// The ownership around an object of one type: the stores and captures of all methods of the type, its extensions and superclasses.
public struct OwnershipGraph: Sendable {
  /// A holder or target.
  public struct Node: Sendable {
    public var node: PathNode
    /// Where the source declares or makes it.
    public var place: SourcePlace?
  }

  /// A reference.
  public struct Edge: Sendable {
    /// Indices into `nodes`.
    public var source: Int
    public var target: Int
    public var reference: PathReference
    /// Where the source stores or captures; for a property that no code in sight sets, its declaration.
    public var place: SourcePlace?
  }

  /// A cycle of strong references.
  public struct Cycle: Sendable {
    /// Indices into `edges`.
    public var edges: [Int]
    public var evidence: Evidence
    /// Whether some reference of the cycle ends without any code of the program.
    public var endsByItself: Bool
    public var broken: ReleaseOutcome
    public var end: RetentionEnd
    public var path: [PathStep]
  }

  public var type: NominalID
  public var place: SourcePlace
  /// The root first.
  public var nodes: [Node]
  public var edges: [Edge]
  public var cycles: [Cycle]
}
