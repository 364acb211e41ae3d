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

/// The operations relevant to ownership. Of arithmetic and most literals only the shape is recorded.
public enum Operation: Sendable, Equatable, Storable {
  // MARK: Leaves

  /// The `self` of the enclosing member. Where a closure or statement rebinds `self` (`[weak self]`, `guard let self`)
  /// a use of it is `.variable` instead.
  case selfReference
  /// `super`
  case superReference
  /// A parameter, local variable or binding in the lexical scope of this or an enclosing function.
  case variable(VariableID)
  /// A name that no enclosing scope declares: a member of an enclosing type, a global, a type. `selfBinding` is the variable bound to `self` at this
  /// place, `nil` where it is the member's own `self`. `$name` and `_name` are spelled with their prefix.
  case name(NameID, selfBinding: VariableID?)
  /// `.foo`: a member of the type expected by the context.
  case implicitMember(NameID)
  /// `text` is the spelling, quotes included, of a short integer or string that means exactly what is written. It distinguishes keys of a collection.
  case literal(Literal, text: NameID?)
  /// A type in expression position: `[Int]`, `Foo<Bar>`, `Foo.Type`; plain `Foo` is `.name`.
  case type(TypeID)
  /// The creation of a closure or the evaluation of an inline accessor. Capture-list values precede it.
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

  /// A local variable is created with its initial value. Pattern bindings (`if case .some(let x) = v`) refer to the matched value with `extracted` set: the
  /// variable is a part of that value.
  case declare(VariableID, ValueID?, extracted: Bool)
  /// A nested `func` is declared. It can also be used before this place.
  case declareFunction(VariableID)
  /// `target = value`; the target is a value instruction (`.member`, `.name`, `.variable`, `.subscript`, a `.tuple`, `.unwrap`).
  /// `operator` is the text for compound assignment (`+=`), `nil` for `=`.
  case assign(target: ValueID, value: ValueID, operator: NameID?)
  /// `return x`, and the value of a body that is a single expression.
  case returnValue(ValueID?)
  case throwValue(ValueID)
  /// After an expression with `try`: the code may continue at the nearest `catch`, or leave here. (With `try?` and `try!` it continues.)
  /// For a `for try await` loop it comes before the loop.
  case mayThrow
  /// `break`, `continue`, `fallthrough`; the label if one is written.
  case jump(Jump, label: NameID?)

  // MARK: Control flow, well nested

  /// The label of the following statement: a target of `break` and `continue`.
  case label(NameID)
  /// The code continues only if this holds; otherwise `of` decides. The operand is `nil` where no value is tested: `#available`, the pattern of a
  /// `catch` or of a loop.
  case condition(ValueID?, ConditionTest, of: ConditionPlace)
  /// `if`, `guard`'s else, `switch`, `do`/`catch`: the branches follow, separated by `nextBranch`, until `endBranches`. The conditions of `if` and `guard`
  /// come before. `subject` is the value of a `switch`.
  case beginBranches(BranchKind, subject: ValueID?)
  case nextBranch
  /// `exhaustive`: one of the branches is always taken (`else` or `switch`).
  case endBranches(exhaustive: Bool)
  /// `sequence` is the value iterated by a `for` loop. The conditions of a `while` loop are computed inside the loop.
  case beginLoop(LoopKind, sequence: ValueID?)
  case endLoop
  /// The body of `repeat`, and of a `do` without `catch` whose end matters: it contains a `defer` or has a label.
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
  /// The branches of an `#if`. Only one is compiled.
  case compiled
}

/// The kind of test.
public enum ConditionTest: UInt8, Sendable, Storable {
  case isTrue
  /// `let x = value`
  case hasValue
  /// `case pattern = value`, the patterns of a `case`, a `catch` or a `for case` loop.
  case matches
  /// `#available(…)`
  case isAvailable
}

/// What the condition decides.
public enum ConditionPlace: UInt8, Sendable, Storable {
  /// Which of the following branches is taken.
  case branches
  /// Whether the loop continues.
  case loop
  /// Whether the current `case` or `catch` is taken, or a `for` loop's body is run for an element: its pattern, and its `where` condition.
  case clause
  /// Nothing for certain: a `where` after one of several patterns of a `case`.
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
