/// A pending piece of work. Steps wait on an explicit stack, so that nested input does not cause nested calls.
struct LoweringStep {
  var action: Action
  var flags: Flags = []
  /// The syntax node of the step, as an index into the tape.
  var node: Int32
  /// For steps about a run of sibling nodes, the index after the run.
  var end: Int32 = 0
  /// Usually the height of the value stack at the beginning of the construct; see each action.
  var mark: Int32 = 0
  /// An additional number; see each action. -1 for none.
  var extra: Int32 = -1

  enum Action: UInt8 {
    // MARK: Syntax to visit

    /// A declaration or statement at file level.
    case fileItem
    /// A declaration in the body of a type.
    case member
    /// A statement of a function's body; leaves no value.
    case statement
    /// The statements of a `statements` node, in a scope that the caller opens and closes.
    case block
    /// An expression; leaves exactly one value.
    case expression
    /// An expression that is the target of a member, call or postfix operator in a chain that has been inspected already.
    case chainTarget
    /// The branch body `extra`; leaves exactly one value, which may be `none`.
    case branch
    /// A run of pattern nodes; `mark` is the matched value, `extra` its known type.
    case pattern
    /// A name in a capture list or a shorthand binding (`if let x`); leaves the value of that name outside.
    case outerName

    // MARK: Functions

    /// Opens function `extra` and lowers the body `node`.
    case enterFunction
    /// Opens a closure; the values of its capture list are above `mark`.
    case enterClosure
    /// Opens function `extra`, whose body is the expression `node`.
    case enterThunk
    case leaveFunction
    /// Emits `return` of the value above `mark`, if there is one.
    case returnBody

    // MARK: Ends of scopes and statements

    /// Closes the scopes opened since `mark`.
    case leaveScope
    /// Opens a type of which only pieces are readable: keyword `node`, name `end`, in the broken node `extra`.
    case enterBrokenType
    case leaveType
    /// Drops the values of a statement.
    case drop

    // MARK: Ends of expressions, whose operands lie above `mark`

    case endMember
    /// `extra` is 1 for `name(label:)`, a reference and no call.
    case endCall
    case endMacro
    /// Of `Foo<Bar> { … }`.
    case endSpecializedCall
    case endPostfix
    case endPrefix
    /// `extra` is the node of the key path's root.
    case endKeyPath
    case endTuple
    case endArray
    case endDictionary
    case endInterpolation
    case endOperator
    /// `extra` and `end` are the first and the last operand.
    case endLogical
    /// `extra` operands are a condition.
    case endChoice
    case endCast
    case endTypeCheck
    case endAwait
    case endTry
    case endGeneric
    case endAssignment
    case endReturn
    case endThrow

    // MARK: Bindings and control flow

    /// Declares the variables of one declarator; the initial value is above `mark`, `extra` is the declared type.
    case bindDeclarator
    /// The accessors of a local variable, whose pattern is `extra`.
    case localAccessors
    /// Declares the variables of an optional binding; the value is above `mark`.
    case bindOptional
    /// Declares the variables of `case pattern = value`; the value is above `mark`.
    case bindCase
    /// Tests the value above `mark`; `extra` holds the test and what it decides.
    case condition
    /// `extra` is the kind.
    case beginBranches
    case nextBranch
    case endBranchBlock
    /// `extra` is 1 if there is an `else`.
    case endIf
    case guardElse
    case endGuard
    case switchEntries
    case switchEntry
    case endPatterns
    case fallThrough
    /// The patterns of a `case` follow; `extra` is the subject.
    case caseMatch
    case endSwitch
    case catchBlock
    case forBody
    case endLoop
    case mayThrow
    case beginScope
    case endScope
    case endDefer
  }

  struct Flags: OptionSet {
    var rawValue: UInt8
    /// Names in the pattern are bound (after `let` or `var`).
    static let binding = Flags(rawValue: 1)
    /// … by `var`.
    static let mutable = Flags(rawValue: 2)
    /// The matched value is a part of the current value.
    static let extracted = Flags(rawValue: 4)
    /// A further pattern of the same `case`, which binds the names of the first one.
    static let alternative = Flags(rawValue: 8)
    /// `if` and `switch`: their value is requested, if they have one.
    static let wantsValue = Flags(rawValue: 16)
    /// … and they are certainly expressions: branches without a value do not matter.
    static let isExpression = Flags(rawValue: 32)
  }
}
