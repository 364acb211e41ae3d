import Engine

/// The kind of executable code.
public enum FunctionKind: String, Sendable, CaseIterable, Storable {
  /// `func`, a method, an operator; a nested `func` has a `parent`.
  case function
  case initializer
  case deinitializer
  /// The getter of a property or subscript, also the shorthand form without `get`.
  case getter
  case setter
  case willSet
  case didSet
  case closure
  /// The initial value of a property or global variable; it returns that value.
  case initialValue
  /// The default value of a parameter; it returns that value.
  case defaultArgument
  /// The statements at file level.
  case topLevel
}

/// Executable code: a declaration, closure, accessor or initial value.
public struct Function: Sendable, Equatable, Storable {
  public var kind: FunctionKind
  /// The base name of a function, `init`, `deinit`, `subscript`, or the property's name for accessors; `nil` for closures.
  public var name: NameID?
  public var nameRange: ByteRange
  /// The whole declaration or closure, braces included.
  public var range: ByteRange
  /// For a closure, from the opening brace through the capture list, or just the brace without one. For other kinds, the name.
  public var headRange: ByteRange
  /// The type or extension of which this is a member, directly or through nesting.
  public var owner: TypeDeclarationID?
  /// The function that contains this closure, nested function or local accessor.
  public var parent: FunctionID?
  /// The property of this accessor or initial value.
  public var property: PropertyID?
  public var parameters: [Parameter] = []
  public var result: TypeID?
  public var genericParameters: [GenericParameter] = []
  /// `static`, `class`; free functions and closures are not static.
  public var isStatic = false
  public var isAsync = false
  /// `throws`, `rethrows`. Not recorded for closures.
  public var isThrowing = false
  /// `init?`, `init!`
  public var isFailable = false
  /// True for a declaration without a body (a protocol requirement).
  public var isRequirement = false
  /// A subscript's getter and setter; their name is `subscript`.
  public var isSubscript = false
  /// Attribute and modifier names without `@` (`escaping` never, that is the parameter's): `discardableResult`, `MainActor`,
  /// `objc`, `override`, `convenience`, `ViewBuilder`, `Sendable`, …
  public var attributes: [NameID] = []
  /// The capture list of a closure, in order.
  public var captureList: [CaptureListEntry] = []
  /// True where the closure has an explicit parameter clause (`x in`, `() in`, `[weak self] in` does not count).
  public var hasParameterClause = false
  /// For a closure, the byte after its `in`, or after the opening brace without one. Its statements start there.
  public var bodyStart: UInt32 = 0
  /// The highest `$n` used in a closure without a parameter clause, plus one. `$n` are parameters of their own.
  public var anonymousParameterCount: UInt8 = 0
  /// The body in evaluation order.
  public var instructions: [Instruction] = []
  /// The arguments and elements to which instructions refer by range.
  public var arguments: [Argument] = []
  /// The patterns of its `switch` and `if case` statements.
  public var caseTests: [CaseTest] = []

  public init(kind: FunctionKind, name: NameID?, nameRange: ByteRange, range: ByteRange) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.headRange = nameRange
  }

  @inlinable public subscript(_ id: ValueID) -> Instruction { instructions[Int(id.index)] }
}

/// A parameter of a function, initialiser, subscript, setter (`newValue`) or closure.
public struct Parameter: Sendable, Equatable, Storable {
  /// The argument label; `nil` for `_`, for closures and for setters.
  public var label: NameID?
  /// The variable in the body.
  public var variable: VariableID
  public var type: TypeID?
  /// `@escaping` at the parameter. Whether a parameter escapes also depends on its type; see the program model.
  public var isEscaping = false
  public var isAutoclosure = false
  public var isVariadic = false
  public var isInout = false
  /// The code that computes the default value.
  public var defaultValue: FunctionID?
  /// Attribute names at the parameter, without `@`, including those above.
  public var attributes: [NameID] = []
  public init(label: NameID?, variable: VariableID) {
    self.label = label
    self.variable = variable
  }
}

/// A parameter, local variable or binding, with its own scope.
public struct Variable: Sendable, Equatable, Storable {
  public enum Kind: String, Sendable, CaseIterable, Storable {
    case parameter
    /// `let`, `var`, `if let`, `guard let`, `for`, `catch`, `case let`.
    case local
    /// An entry of a capture list, seen from inside the closure.
    case captureListEntry
    /// A nested `func`, as a value.
    case nestedFunction
  }
  public var name: NameID
  public var nameRange: ByteRange
  public var kind: Kind
  /// The function or closure that declares it, in its body or head.
  public var function: FunctionID
  public var ownership: Ownership = .strong
  public var isLet = true
  public var type: TypeID?
  /// The function of a `nestedFunction`, or the getter of a computed local variable.
  public var nestedFunction: FunctionID?
  /// For a variable in a pattern like `case .loaded(let image)`, or in a loop like `for (key, value) in`: its part of the matched value or element.
  public var payload: CasePayload?
  public init(name: NameID, nameRange: ByteRange, kind: Kind, function: FunctionID) {
    self.name = name
    self.nameRange = nameRange
    self.kind = kind
    self.function = function
  }
}

/// One value in the payload of an enum case, or an element of a tuple.
public struct CasePayload: Sendable, Equatable, Storable {
  /// The case's name; `nil` for an element of a tuple.
  public var name: NameID?
  /// The position among the `count` values of the pattern.
  public var position: UInt16
  public var count: UInt16
  public init(name: NameID?, position: Int, count: Int) {
    self.name = name
    self.position = UInt16(clamping: position)
    self.count = UInt16(clamping: count)
  }
}

/// `[weak self]`, `[x]`, `[unowned(unsafe) owner = self.parent]`
public struct CaptureListEntry: Sendable, Equatable, Storable {
  /// The binding visible in the closure's body; its `ownership` is the entry's.
  public var variable: VariableID
  /// The captured value, computed in the *enclosing* function where the closure is created.
  public var value: ValueID
  /// The entry as written, with its specifier.
  public var range: ByteRange
  /// True for `[name = expression]`.
  public var hasInitializer: Bool
  public init(variable: VariableID, value: ValueID, range: ByteRange, hasInitializer: Bool) {
    self.variable = variable
    self.value = value
    self.range = range
    self.hasInitializer = hasInitializer
  }
}

/// A pattern of a `switch` clause or an `if case`.
public struct CaseTest: Sendable, Equatable, Storable {
  /// The condition that represents all patterns of the clause.
  public var condition: ValueID
  /// The case named by the pattern; `nil` if there is none.
  public var name: NameID?
  /// Whether every payload of the case matches.
  public var isWhole: Bool

  public init(condition: ValueID, name: NameID?, isWhole: Bool) {
    self.condition = condition
    self.name = name
    self.isWhole = isWhole
  }
}
