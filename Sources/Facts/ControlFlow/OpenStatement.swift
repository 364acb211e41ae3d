/// A statement whose end has not been reached.
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
  /// The number of `defer` statements open outside the current scope.
  var deferBase: Int
  var label: NameID?
  /// Edges to the code after the statement.
  var ends: [GraphBuilder.PendingEdge] = []
  /// Edges to the next branch, from failed conditions and patterns that did not match.
  var fails: [GraphBuilder.PendingEdge] = []
  /// Edges from inside a `do` to its first `catch`.
  var thrown: [GraphBuilder.PendingEdge] = []
  var isCatching = false
  /// The head of a loop; the block after which the branches of an `#if` begin; the block before a `defer`.
  var head = -1
  /// The beginning of the current `case` body.
  var body = -1
  /// Edges from `fallthrough` to the body of the current `case`, and to that of the next one.
  var fallingHere: [GraphBuilder.PendingEdge] = []
  var fallingOn: [GraphBuilder.PendingEdge] = []
  /// Edges from `continue` to the condition of a `repeat` loop.
  var continues: [GraphBuilder.PendingEdge] = []
  /// The index of the loop in the function.
  var loop = -1

  /// The label of the next statement inside this one, and the failure edges of the conditions before it.
  var nextLabel: NameID?
  var nextFails: [GraphBuilder.PendingEdge] = []
  var nextHasCondition = false

  init(_ kind: Kind, deferBase: Int, label: NameID? = nil) {
    self.kind = kind
    self.deferBase = deferBase
    self.label = label
  }
}
