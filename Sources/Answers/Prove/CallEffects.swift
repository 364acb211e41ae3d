import Facts

/// What a call needs before it.
struct CallEffects {
  var isThrowing = false
  var isAsync = false

  init() {}

  init(of function: Function) {
    isThrowing = function.isThrowing
    isAsync = function.isAsync
  }

  mutating func add(_ other: CallEffects) {
    isThrowing = isThrowing || other.isThrowing
    isAsync = isAsync || other.isAsync
  }

  var prefix: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

  /// For a call whose errors are not what the test is about.
  var lenientPrefix: String { (isThrowing ? "try? " : "") + (isAsync ? "await " : "") }
}
