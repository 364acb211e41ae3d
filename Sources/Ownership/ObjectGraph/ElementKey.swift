import Engine
import Program
import Facts

/// What tells one element of a collection from another, or one registration from another, as far as the code shows it.
struct ElementKey: Hashable, Sendable, Storable {
  enum Root: Hashable, Sendable, Storable {
    /// A literal, as it is written.
    case literal(Name)
    /// A case without a payload.
    case enumCase(Name)
    /// A `let` that is there once: a global or static one.
    case constant(PropertyReference)
    /// A parameter or local `let`.
    case variable(VariableReference)
    /// What a variable's member gives: `nodes[comment.id]`.
    case member(VariableReference, Name)
    /// A stored constant of the object whose code it is.
    case property(PropertyReference)
    /// A type: `services[ObjectIdentifier(Cart.self)]`.
    case type(NominalID)
    /// No key, but the object itself: `children.removeAll { $0 === child }`. It was made at a place, or a variable holds it.
    case madeAt(SourcePlace)
    case objectIn(VariableReference)
    /// The object whose code it is: `children.removeAll { $0 === self }`.
    case selfObject
  }
  var root: Root
  /// What the code adds to an integer.
  var offset: Int32 = 0
  /// Stands for the text that the code adds to a text; 0 for none.
  var added: UInt64 = 0

  enum Relation { case same, different, unknown }

  /// Do two keys of one collection stand for the same element?
  func relation(to other: ElementKey?) -> Relation {
    guard let other else { return .unknown }
    if self == other { return .same }
    if root == other.root, added != other.added { return .different }
    switch (root, other.root) {
    case (.literal, .literal), (.enumCase, .enumCase), (.type, .type): return added == other.added ? .different : .unknown
    // Who keeps by one constant and takes out by another hardly means the same.
    case (.property, .property): return added == other.added ? .different : .unknown
    case (.variable(let left), .variable(let right)): return left == right ? .different : .unknown
    default: return .unknown
    }
  }

  /// May two keys of one collection stand for the same element, as far as code that has both tells? What is told apart by name is taken for two.
  func mayMeet(_ other: ElementKey?) -> Bool {
    switch relation(to: other) {
    case .same: return true
    case .different: return false
    case .unknown:
      switch (root, other?.root) {
      case (.variable, .variable?), (.variable, .property?), (.variable, .member?): return false
      case (.property, .property?), (.property, .variable?), (.property, .member?): return false
      case (.member, .member?), (.member, .variable?), (.member, .property?): return false
      default: return true
      }
    }
  }

  /// Is the key what the function's caller passes?
  func isParameter(of function: FunctionReference, in program: Program) -> Bool {
    switch root {
    case .variable(let variable), .objectIn(let variable):
      variable.file == function.file && program.function(function).parameters.contains { $0.variable == variable.variable }
    case .literal, .enumCase, .constant, .member, .property, .type, .madeAt, .selfObject: false
    }
  }

  /// The key that a function has for its caller.
  func passed(by keys: ArgumentKeys) -> ElementKey? {
    switch root {
    case .literal, .enumCase, .constant, .type, .madeAt: return self
    case .variable(let variable):
      guard var key = keys.values[variable] else { return nil }
      if offset != 0 {
        guard case .variable = key.root else { return nil }
        key.offset &+= offset
      }
      if added != 0 {
        if key.added != 0 { return nil }
        key.added = added
      }
      return key
    case .objectIn(let variable): return keys.objects[variable]
    // Which object that is to the caller, the call tells.
    case .selfObject, .property, .member: return nil
    }
  }
}

/// What a call passes for the parameters of the function called, as keys of collections.
struct ArgumentKeys {
  var values: [VariableReference: ElementKey] = [:]
  /// The same for parameters that are no keys themselves, but the objects to be found.
  var objects: [VariableReference: ElementKey] = [:]
  /// What the code shows of each argument, by the parameter.
  var passed: [Int: PassedArgument] = [:]
}

/// What the code of a call shows of an argument.
struct PassedArgument {
  var key: ElementKey?
  /// The case of an enum, whatever it carries.
  var caseName: Name?
  /// What `true` and `false` say.
  var truth: Bool?
  var isNothing = false
  /// The caller's own parameter that is handed on.
  var parameter: Int?
}
