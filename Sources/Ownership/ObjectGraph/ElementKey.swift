import Engine
import Program
import Facts

/// Distinguishes elements of a collection, or registrations, as far as the code shows.
struct ElementKey: Hashable, Sendable, Storable {
  enum Root: Hashable, Sendable, Storable {
    /// A literal as written.
    case literal(Name)
    /// An enum case without payload.
    case enumCase(Name)
    /// A global or static `let`.
    case constant(PropertyReference)
    /// A parameter or local `let`.
    case variable(VariableReference)
    /// The member of a variable: `nodes[comment.id]`.
    case member(VariableReference, Name)
    /// A stored constant of the current object.
    case property(PropertyReference)
    /// A type: `services[ObjectIdentifier(Cart.self)]`.
    case type(NominalID)
    /// The object itself instead of a key: `children.removeAll { $0 === child }`. Identified by its allocation site or by a variable.
    case madeAt(SourcePlace)
    case objectIn(VariableReference)
    /// The current object: `children.removeAll { $0 === self }`.
    case selfObject
  }
  var root: Root
  /// The number added to an integer key.
  var offset: Int32 = 0
  /// A hash of the text added to a text key; 0 for none.
  var added: UInt64 = 0

  /// Whether it is the same key in each run of the code. Then each store replaces the one before.
  var isConstant: Bool {
    if added != 0 { return false }
    switch root {
    case .literal, .enumCase, .constant, .type: return true
    case .variable, .member, .property, .madeAt, .objectIn, .selfObject: return false
    }
  }

  /// Whether the code holds the key itself: in a variable or a property.
  var isOfHolder: Bool {
    switch root {
    case .variable, .member, .property: true
    case .literal, .enumCase, .constant, .type, .madeAt, .objectIn, .selfObject: false
    }
  }

  enum Relation { case same, different, unknown }

  /// Whether two keys of one collection identify the same element.
  func relation(to other: ElementKey?) -> Relation {
    guard let other else { return .unknown }
    if self == other { return .same }
    if root == other.root, added != other.added { return .different }
    switch (root, other.root) {
    case (.literal, .literal), (.enumCase, .enumCase), (.type, .type): return added == other.added ? .different : .unknown
    // Code that inserts under one constant and removes under another hardly means the same element.
    case (.property, .property): return added == other.added ? .different : .unknown
    case (.variable(let left), .variable(let right)): return left == right ? .different : .unknown
    default: return .unknown
    }
  }

  /// Whether two keys of one collection may identify the same element, judging by code that uses both. Different names count as different
  /// elements.
  func mayAlias(_ other: ElementKey?) -> Bool {
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

  /// Whether the key is passed by the function's caller.
  func isParameter(of function: FunctionReference, in program: Program) -> Bool {
    switch root {
    case .variable(let variable), .objectIn(let variable):
      variable.file == function.file && program.function(function).parameters.contains { $0.variable == variable.variable }
    case .literal, .enumCase, .constant, .member, .property, .type, .madeAt, .selfObject: false
    }
  }

  /// The key as the function's caller knows it.
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
    // Only the call shows which object that is for the caller.
    case .selfObject, .property, .member: return nil
    }
  }
}

/// The arguments of a call that the callee uses as collection keys.
struct ArgumentKeys {
  var values: [VariableReference: ElementKey] = [:]
  /// The same for parameters that are not keys but the searched objects.
  var objects: [VariableReference: ElementKey] = [:]
  /// What the code shows of each argument, by parameter.
  var passed: [Int: PassedArgument] = [:]
}

/// What the code of a call shows of an argument.
struct PassedArgument {
  var key: ElementKey?
  /// The enum case, whatever its payload.
  var caseName: Name?
  /// The value of a Boolean literal.
  var truth: Bool?
  var isNothing = false
  /// Whether it is no optional, or an optional with a value.
  var isSomething = false
  /// The caller's own parameter that is passed on.
  var parameter: Int?
}
