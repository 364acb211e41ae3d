import Engine

/// One step of a function's body. An instruction that computes a value is referred to by its index (`ValueID`);
/// operands always come earlier in the same function.
public struct Instruction: Sendable, Equatable, Storable {
  public var operation: Operation
  /// The expression or statement as written.
  public var range: ByteRange
  public init(_ operation: Operation, range: ByteRange) {
    self.operation = operation
    self.range = range
  }
}

/// A run of `Function.arguments`.
public struct ArgumentRange: Sendable, Hashable, Storable {
  public var start: UInt32
  public var count: UInt32
  public init(start: Int, count: Int) {
    self.start = UInt32(start)
    self.count = UInt32(count)
  }
  @inlinable public var indices: Range<Int> { Int(start)..<Int(start + count) }
}

/// An argument of a call or subscript, or an element of a tuple, array or dictionary literal.
public struct Argument: Sendable, Equatable, Storable {
  public enum Kind: UInt8, Sendable, Storable {
    case plain
    /// `&x`
    case `inout`
    /// The first trailing closure; its label is not written.
    case trailingClosure
    /// A further trailing closure, with its label.
    case labeledTrailingClosure
  }
  public var label: NameID?
  public var value: ValueID
  public var kind: Kind
  public init(label: NameID?, value: ValueID, kind: Kind = .plain) {
    self.label = label
    self.value = value
    self.kind = kind
  }
}

/// The operations of the flow that matters for ownership. Arithmetic keeps only its shape, and so do most literals.
public enum Operation: Sendable, Equatable, Storable {
  // MARK: Leaves

  /// The `self` of the enclosing member. Where a closure or statement rebinds `self` (`[weak self]`, `guard let self`)
  /// a use of it is `.variable` instead.
  case selfReference
  /// `super`
  case superReference
  /// A parameter, local variable or binding, found by lexical scope, of this or an enclosing function.
  case variable(VariableID)
  /// A name that no enclosing scope declares: a member of an enclosing type, a global, a type. `selfBinding` is the variable that
  /// `self` means at this place, `nil` where it is the member's own `self`. `$name` and `_name` are spelled with their prefix.
  case name(NameID, selfBinding: VariableID?)
  /// `.foo`: a member of a type that the context gives.
  case implicitMember(NameID)
  /// `text` is what is written, quotes included, of an integer or string that is short and means just what is written: by it two keys
  /// of a collection can be told apart.
  case literal(Literal, text: NameID?)
  /// A type in expression position: `[Int]`, `Foo<Bar>`, `Foo.Type`; plain `Foo` is `.name`.
  case type(TypeID)
  /// The creation of a closure or the evaluation of an inline accessor; capture-list values precede it.
  case closure(FunctionID)
  /// A key path, with the arguments of the subscripts in it.
  // Boxed, as all other operations are small.
  indirect case keyPath(root: TypeID?, components: [NameID], arguments: ArgumentRange)
  /// `#selector(…)`, `#keyPath(…)`, `#file`, `#function`: captures nothing.
  case poundLiteral

  // MARK: Compounds

  /// `base.name`; `name` may be a tuple index, `init` or `self`.
  case member(base: ValueID, name: NameID)
  /// `callee(…) {…}`. The callee is `.member`, `.name`, `.implicitMember`, `.variable`, or any value.
  case call(callee: ValueID, arguments: ArgumentRange)
  case `subscript`(base: ValueID, arguments: ArgumentRange)
  /// `#name(…) {…}` or a freestanding macro call other than the known literals.
  case macro(NameID, arguments: ArgumentRange)
  case array(ArgumentRange)
  /// Keys and values alternate.
  case dictionary(ArgumentRange)
  case tuple(ArgumentRange)
  /// One of several values: `a ?? b`, `c ? a : b`, `if`/`switch` as an expression. `condition` is that of `?:`.
  case choice(ArgumentRange, condition: ValueID?)
  /// An infix operator other than assignment, `??` and casts; prefix and postfix operators have one argument.
  case `operator`(NameID, ArgumentRange)
  /// `x as T`, `x as? T`, `x as! T`
  case cast(ValueID, TypeID, CastKind)
  /// `x is T`
  case typeCheck(ValueID, TypeID)
  /// `"… \(value) …"`: the interpolated values.
  case interpolation(ArgumentRange)
  /// `x?`, `x!`: the value within.
  case unwrap(ValueID, forced: Bool)
  /// `await x`: the value, after a suspension. (`try x`, `consume x`, `&x` and `(x)` are simply the `ValueID` of `x`.)
  case await(ValueID)
  /// `func` as a value by full name: `tick(_:)`, `self.load(from:)`. The base value is `.name` or `.member`.
  indirect case fullName(base: ValueID, labels: [NameID?])

  // MARK: Effects

  /// A local variable comes into being, with its initial value. Pattern bindings (`if case .some(let x) = v`) get the value they
  /// are taken from, with `extracted` true (the variable is a part of the value, not the value itself).
  case declare(VariableID, ValueID?, extracted: Bool)
  /// A nested `func` is declared; it can be used before this place too.
  case declareFunction(VariableID)
  /// `target = value`; the target is a value instruction (`.member`, `.name`, `.variable`, `.subscript`, a `.tuple`, `.unwrap`).
  /// `operator` is the text for compound assignment (`+=`), `nil` for `=`.
  case assign(target: ValueID, value: ValueID, operator: NameID?)
  /// `return x`, and the value of a body that is a single expression.
  case returnValue(ValueID?)
  case throwValue(ValueID)
  /// Behind what a `try` stands before: the code may go on at the nearest `catch`, or leave here. (`try?` and `try!` go on.)
  /// It stands before a `for try await` loop.
  case mayThrow
  /// `break`, `continue`, `fallthrough`; the label if one is written.
  case jump(Jump, label: NameID?)

  // MARK: Control flow, well nested

  /// The name of the statement that follows: where `break` and `continue` can lead.
  case label(NameID)
  /// The code goes on only if this holds. Where it does not is decided by what the condition is `of`. The operand is `nil` where no
  /// value is asked: `#available`, the pattern of a `catch` or of a loop.
  case condition(ValueID?, ConditionTest, of: ConditionPlace)
  /// `if`, `guard`'s else, `switch`, `do`/`catch`: the branches follow, separated by `nextBranch`, until `endBranches`. The conditions
  /// of `if` and `guard` come before. `subject` is what a `switch` is about.
  case beginBranches(BranchKind, subject: ValueID?)
  case nextBranch
  /// `exhaustive`: one of the branches is always taken (`else` or `switch`).
  case endBranches(exhaustive: Bool)
  /// `sequence` is the value that a `for` loop runs over. A `while` loop's conditions are computed inside the loop.
  case beginLoop(LoopKind, sequence: ValueID?)
  case endLoop
  /// The body of `repeat`, and of a `do` without `catch` where its end matters: something is deferred in it, or it has a label.
  case beginScope
  case endScope
  /// `defer { … }`: the instructions up to `endDefer` run at the scope's end; nothing is captured.
  case beginDefer
  case endDefer
}

public enum Literal: UInt8, Sendable, Storable { case `nil`, `true`, `false`, integer, float, string, regex }

public enum CastKind: UInt8, Sendable, Storable { case coerce, conditional, forced }

public enum Jump: UInt8, Sendable, Storable { case `break`, `continue`, `fallthrough` }

public enum BranchKind: UInt8, Sendable, Storable {
  case `if`, `guard`, `switch`, `do`
  /// The branches of an `#if`, of which only one is compiled.
  case compiled
}

/// What a condition asks.
public enum ConditionTest: UInt8, Sendable, Storable {
  case isTrue
  /// `let x = value`
  case hasValue
  /// `case pattern = value`, the patterns of a `case`, a `catch` or a `for case` loop.
  case matches
  /// `#available(…)`
  case isAvailable
}

/// What is decided by a condition.
public enum ConditionPlace: UInt8, Sendable, Storable {
  /// Which of the branches is taken that begin next.
  case branches
  /// Whether the loop goes on.
  case loop
  /// Whether the `case` or `catch` at hand is taken, or the body of the `for` loop is run for an element: its pattern, and what stands
  /// behind `where`.
  case clause
  /// Nothing for sure: `where` behind one of several patterns of a `case`.
  case alternative
}

public enum LoopKind: UInt8, Sendable, Storable {
  /// `for x in sequence`
  case forIn
  /// `for await x in sequence`
  case forAwait
  case `while`
  case repeatWhile
}
