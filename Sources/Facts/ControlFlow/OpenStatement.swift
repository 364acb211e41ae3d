/// A statement whose end has not been come to.
struct OpenStatement {
  enum Kind: Equatable {
    /// The whole body.
    case function
    case branches(BranchKind)
    case loop(LoopKind)
    case deferred
    case scope
  }

  var kind: Kind
  /// How many `defer` statements are open outside of the scope at hand.
  var deferBase: Int
  var label: NameID?
  /// Ways to what follows the statement.
  var ends: [GraphBuilder.Way] = []
  /// Ways to the next branch: conditions that failed, patterns that did not match.
  var fails: [GraphBuilder.Way] = []
  /// Ways from within a `do` to its first `catch`.
  var thrown: [GraphBuilder.Way] = []
  var isCatching = false
  /// The block that a loop returns to, or that the branches of an `#if` begin behind; the block in front of a `defer`.
  var head = -1
  /// Where the body of the `case` at hand begins.
  var body = -1
  /// Ways from `fallthrough` to the body of the `case` at hand, and to that of the next one.
  var fallingHere: [GraphBuilder.Way] = []
  var fallingOn: [GraphBuilder.Way] = []
  /// Ways from `continue` to the condition of a `repeat` loop.
  var continues: [GraphBuilder.Way] = []
  /// Which of the function's loops it is.
  var loop = -1

  /// The label of the statement that comes next within this one, and how the conditions failed that come before it.
  var nextLabel: NameID?
  var nextFails: [GraphBuilder.Way] = []
  var nextHasCondition = false

  init(_ kind: Kind, deferBase: Int, label: NameID? = nil) {
    self.kind = kind
    self.deferBase = deferBase
    self.label = label
  }
}
