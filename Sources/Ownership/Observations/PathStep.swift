import Engine
import Program
import Catalog

/// An object, closure or other holder on a path, without its graph.
public struct PathNode: Hashable, Sendable, Storable {
  public enum Kind: Hashable, Sendable, Storable {
    case selfObject
    case closure(FunctionReference)
    case methodReference
    case autoclosure
    /// The storage of a captured variable.
    case box(VariableReference)
    case closureParameter(VariableReference)
    case system
    case unknownCallee
    case global(PropertyReference)
    case externalGlobal
    /// An element of a collection or tuple.
    case element
    case object
  }
  public var kind: Kind
  /// By its holder; `unnamed` if that has no name.
  public var name: ObjectName
  public var type: Type
  /// Whether a model made it in order to retain something.
  public var isToken: Bool
}

/// A reference on a path.
public struct PathReference: Hashable, Sendable, Storable {
  public enum Field: Hashable, Sendable, Storable {
    case property(PropertyReference)
    case externalProperty(Name)
    case element
    /// A captured variable; `unnamed` if it is not known.
    case capture(ObjectName)
    /// The content of a captured variable.
    case content
    /// Retained by a model; index of the row.
    case model(Int)
    /// Retained by an unknown callee.
    case unknown
    /// Described by no step.
    case other

    public var isCapture: Bool { if case .capture = self { true } else { false } }
  }
  public var source: PathNode
  public var target: PathNode
  public var field: Field
  public var strength: CaptureStrength
  public var lifetime: Lifetime
  /// Whether it is assumed rather than seen.
  public var isAssumed: Bool
  /// Whether it leads back to the start of the path.
  public var closesCycle: Bool
}

/// One step of an ownership path, with its place in the source.
public struct PathStep: Hashable, Sendable, Storable {
  public enum Kind: Hashable, Sendable, Storable {
    /// A holder and its target.
    case reference(PathReference)
    /// The store that makes the preceding reference.
    case assigned(PathNode, to: PropertyReference)
    /// A store into a collection; `unnamed` if the collection has no name.
    case put(PathNode, into: ObjectName)
    /// The capture at the end of a path.
    case capture(PathReference)
    /// The last reference of a cycle in a type's graph.
    case last(PathReference)
    case release(ReleaseStep)
    /// A function lets go of the object that the property holds: it empties the property, or stores another object there.
    case letGo(PropertyReference, by: FunctionReference, isReplacement: Bool)
    /// An occasion does not lead to the end that the release would bring.
    case misses(MissedOccasion)
    /// Running the closure makes and keeps it anew.
    case armsItself
    /// A `deinit` calls the closure in a property, when the captured object is going.
    case lastCall(PropertyReference, captured: ObjectName)
    /// A closure kept by the system calls the one in a property, when the captured object may be gone.
    case lateCall(PropertyReference, captured: ObjectName)
    /// The holder gets its unowned reference.
    case refersUnowned(PropertyReference)
    /// A `deinit` uses an unowned reference.
    case usedInDeinit(PropertyReference)
    /// An object stores itself in a property.
    case storesItself(PropertyReference)
  }
  /// `nil` where no file of the program shows it, as for a framework's property.
  public var place: SourcePlace?
  public var kind: Kind
}

/// The release that would end a path.
public struct ReleaseStep: Hashable, Sendable, Storable {
  /// The releasing function.
  public var function: FunctionReference
  public var act: ReleaseAct
}
