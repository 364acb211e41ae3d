import Program
import Facts

extension ReleaseIndex {
  /// Whether something that runs may lead to the function: a function that only unused functions call is unused.
  func isReached(_ function: FunctionReference, from root: FunctionReference?) -> Bool {
    var seen: Set<FunctionReference> = []
    var pending = [function]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next == root || program.function(next).kind != .function || calls.mayBeRun(next) || isUsedAsValue(next) { return true }
      let callers = calls.callers(of: next)
      // Code out of sight may call what is not private, unless the program is an application.
      if callers.isEmpty, next != function, !calls.table.isWhole, !program.isPrivate(next) { return true }
      pending += callers
    }
    // Tests may run it.
    return root.map(program.isTest) ?? false
  }
}
