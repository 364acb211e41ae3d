/// Which ways out of a body lie before the instruction at hand. `break` and `continue` are none: they lead on behind the loop.
struct WaysOut {
  /// May the body have been left before?
  private(set) var hasPassed = false
  /// How deep the `do` blocks stand that are open and that catch what is thrown in them.
  private var openDos: [Int] = []

  /// A `return`.
  mutating func pass() { hasPassed = true }

  /// A `throw`, or a `try`: what a `do` around it catches leads on behind that.
  mutating func passThrowing() { if openDos.isEmpty { hasPassed = true } }

  mutating func beginDo(at depth: Int) { openDos.append(depth) }

  /// Where the first `catch` begins, or the statement ends; what is thrown in a `catch` is not caught by it.
  mutating func endDo(at depth: Int) { if openDos.last == depth { openDos.removeLast() } }
}
