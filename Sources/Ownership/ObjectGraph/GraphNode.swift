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

/// The meaning of a node of the object graph.
enum NodeKind: Hashable, Storable {
  /// The object whose member runs.
  case selfObject
  case parameter(Int)
  /// A closure or nested function, identified by its code. `instance` distinguishes copies made by calls.
  case closure(FunctionReference, instance: Int32)
  /// A bound method reference, identified by its place.
  case methodReference(SourcePlace, instance: Int32)
  /// An argument of an `@autoclosure` parameter, identified by its place.
  case autoclosure(SourcePlace, instance: Int32)
  /// An object, struct or collection made by an expression.
  case allocation(SourcePlace, instance: Int32)
  /// The content of another node's field before the current code ran.
  case load(NodeID, Field)
  /// The content of another node's field until straight-line code of a callee replaced it.
  case former(NodeID, Field)
  /// A closure parameter with an unknown argument.
  case closureParameter(VariableReference)
  /// The storage of a captured variable.
  case box(VariableReference, instance: Int32)
  case global(PropertyReference)
  /// A static member of a type outside the program, with the name of that type where it is known: `default` means other objects for other types.
  case externalGlobal(Name, of: Name?)
  /// Code outside the program that retains its arguments: a queue, the run loop, the notification centre.
  case system
  /// A callee that is neither in sight nor modelled.
  case unknownCallee
}

extension NodeKind {
  /// Whether it is code with captures: a closure, a method reference or an `@autoclosure` argument.
  var isClosure: Bool {
    switch self {
    case .closure, .methodReference, .autoclosure: true
    default: false
    }
  }

  /// Whether the node is the element that a key identifies.
  func relation(toKey key: ElementKey) -> ElementKey.Relation {
    switch (key.root, self) {
    case (.madeAt(let place), .allocation(let made, _)): made == place ? .same : .different
    case (.selfObject, .selfObject): .same
    default: .unknown
    }
  }
}

/// The meaning of an edge.
enum Field: Hashable, Storable {
  case property(PropertyReference)
  case externalProperty(Name)
  /// An element of a collection, or a payload.
  case element
  /// The one element that some code reads. Only loads use it: the holder's own field is `element`.
  case oneElement(ElementIdentity)
  /// An element of a tuple, by position.
  case tupleElement(Int)
  /// A captured variable; `nil` for `self`.
  case capture(VariableReference?)
  /// The content of a captured variable's storage.
  case content
  /// Retained by a model; index of the row.
  case model(Int)
  /// Retained by an unknown callee.
  case unknown
  /// The result of a closure, and its arguments by position. These describe calls and hold nothing.
  case result
  case argument(Int)
  /// A value that a stream emits. The stream does not hold it.
  case emitted

  /// Whether a reference of this kind retains its target.
  var isOwnership: Bool {
    switch self {
    case .result, .argument, .emitted: false
    default: true
    }
  }

  var isCapture: Bool { if case .capture = self { true } else { false } }

  /// Whether it is the content of a collection or tuple.
  var isElement: Bool {
    switch self {
    case .element, .oneElement, .tupleElement: true
    default: false
    }
  }

  var isTupleElement: Bool { if case .tupleElement = self { true } else { false } }

  /// The holder's field behind a read.
  var stored: Field { if case .oneElement = self { .element } else { self } }
}

/// A node with its type.
struct Node: Storable {
  var kind: NodeKind
  var type: Type
}

/// A field of an object; with a key, the element under that key; without either, everything that the object holds.
struct Slot: Hashable, Sendable, Storable {
  var source: NodeID
  var field: Field?
  var key: ElementKey?
}

extension NodeKind {
  /// The code that makes the closure or object; `nil` where no code in sight does.
  func made(in program: Program) -> SourcePlace? {
    switch self {
    case .closure(let function, _): program.place(of: function)
    case .methodReference(let place, _), .autoclosure(let place, _), .allocation(let place, _): place
    default: nil
    }
  }
}
