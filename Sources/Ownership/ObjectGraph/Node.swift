import Engine
import Program
import Facts

/// Index of a node in one graph.
struct NodeID: NumberKey, Comparable, Storable {
  let index: Int32
  var keyBits: UInt64 { UInt64(UInt32(bitPattern: index)) }
  init(_ index: Int) { self.index = Int32(index) }
  static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// What a node of the object graph stands for.
enum NodeKind: Hashable, Storable {
  /// The object whose member runs.
  case selfObject
  case parameter(Int)
  /// A closure or nested function, by the code that it runs. `instance` tells apart copies made by calls.
  case closure(FunctionReference, instance: Int32)
  /// A bound method reference, by the place where it is written.
  case methodReference(SourcePlace, instance: Int32)
  /// An argument that an `@autoclosure` parameter turns into a closure, by the place where it is written.
  case autoclosure(SourcePlace, instance: Int32)
  /// An object, struct or collection that an expression makes.
  case allocation(SourcePlace, instance: Int32)
  /// What a field of another node held before the code at hand ran.
  case load(NodeID, Field)
  /// What a field of another node held until straight-line code of a callee gave it something else.
  case former(NodeID, Field)
  /// A parameter of a closure, whose argument is not known.
  case closureParameter(VariableReference)
  /// The storage of a captured variable.
  case box(VariableReference, instance: Int32)
  case global(PropertyReference)
  case externalGlobal(Name)
  /// Something outside the program that keeps what it is given: a queue, the run loop, the notification centre.
  case system
  /// A callee that is neither in sight nor modelled.
  case unknownCallee
}

extension NodeKind {
  /// Is the node the element for which a key stands?
  func relation(toKey key: ElementKey) -> ElementKey.Relation {
    switch (key.root, self) {
    case (.madeAt(let place), .allocation(let made, _)): made == place ? .same : .different
    case (.selfObject, .selfObject): .same
    default: .unknown
    }
  }
}

/// What an edge stands for.
enum Field: Hashable, Storable {
  case property(PropertyReference)
  case externalProperty(Name)
  /// An element of a collection, a payload.
  case element
  /// The one element that some code reads. Loads alone have it: what holds it is the collection's `element`.
  case oneElement(ElementIdentity)
  /// An element of a tuple, by position.
  case tupleElement(Int)
  /// A captured variable; `nil` for `self`.
  case capture(VariableID?)
  /// The content of a captured variable's storage.
  case content
  /// Kept because a model says so; index of the row.
  case model(Int)
  /// Kept by a callee that nobody knows.
  case unknown
  /// What a closure returns, and what it is given when it is called, by position. These hold nothing: they say what calls do.
  case result
  case argument(Int)

  /// Does a reference of this kind keep its target?
  var isOwnership: Bool {
    switch self {
    case .result, .argument: false
    default: true
    }
  }

  var isCapture: Bool { if case .capture = self { true } else { false } }

  /// Does it stand for what a collection or tuple holds?
  var isElement: Bool {
    switch self {
    case .element, .oneElement, .tupleElement: true
    default: false
    }
  }

  var isTupleElement: Bool { if case .tupleElement = self { true } else { false } }

  /// The field by which the holder has what is read.
  var stored: Field { if case .oneElement = self { .element } else { self } }
}

/// A node, with its type.
struct Node: Storable {
  var kind: NodeKind
  var type: Type
}

/// A field of an object; with a key what a collection keeps under that key; without either, all that the object holds.
struct Slot: Hashable, Sendable, Storable {
  var source: NodeID
  var field: Field?
  var key: ElementKey?
}
