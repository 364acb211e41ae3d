/// The meaning of each name at the current position.
///
/// One stack of bindings for the whole file. Every name knows its innermost binding, so that a lookup costs the same at any nesting depth.
struct Scopes {
  private struct Binding {
    var name: NameID
    var variable: VariableID
    /// The hidden binding of the same name, or -1.
    var hidden: Int32
    /// The type body that contains the binding: code of a local type does not see the locals around the type.
    var barrier: Int32
  }

  private var bindings: [Binding] = []
  /// Innermost binding of every name, or -1; grows on demand.
  private var heads: [Int32] = []
  /// Bindings hidden from the `else` of a `guard` while it is lowered.
  private var setAside: [Binding] = []
  private var barrier: Int32 = 0
  private var lastBarrier: Int32 = 0

  /// A mark to which `leave(to:)` returns.
  var mark: Int { bindings.count }

  mutating func reset() {
    bindings.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    setAside.removeAll(keepingCapacity: true)
    barrier = 0
    lastBarrier = 0
  }

  mutating func bind(_ name: NameID, to variable: VariableID) {
    let index = Int(name.index)
    while heads.count <= index { heads.append(-1) }
    bindings.append(Binding(name: name, variable: variable, hidden: heads[index], barrier: barrier))
    heads[index] = Int32(bindings.count - 1)
  }

  /// The variable of a name, if any scope up to the enclosing type declares it.
  func variable(_ name: NameID) -> VariableID? {
    binding(name).map { bindings[$0].variable }
  }

  /// The same, if the binding was made after `mark`.
  func variable(_ name: NameID, since mark: Int) -> VariableID? {
    guard let index = binding(name), index >= mark else { return nil }
    return bindings[index].variable
  }

  private func binding(_ name: NameID) -> Int? {
    guard Int(name.index) < heads.count else { return nil }
    let head = Int(heads[Int(name.index)])
    guard head >= 0, bindings[head].barrier == barrier else { return nil }
    return head
  }

  /// Ends all scopes entered since `mark` was taken.
  mutating func leave(to mark: Int) {
    while bindings.count > mark {
      guard let last = bindings.popLast() else { return }
      heads[Int(last.name.index)] = last.hidden
    }
  }

  /// Hides the bindings made since `mark`, until `restore` is called with the result.
  mutating func hide(to mark: Int) -> Int {
    let start = setAside.count
    guard mark < bindings.count else { return start }
    setAside.append(contentsOf: bindings[mark...])
    leave(to: mark)
    return start
  }

  mutating func restore(from start: Int) {
    guard start < setAside.count else { return }
    for index in start..<setAside.count { bind(setAside[index].name, to: setAside[index].variable) }
    setAside.removeSubrange(start...)
  }

  /// Enters the body of a type: outside bindings are not visible there. Returns the argument for `closeBarrier`.
  mutating func openBarrier() -> Int {
    let outer = barrier
    lastBarrier += 1
    barrier = lastBarrier
    return Int(outer)
  }

  mutating func closeBarrier(_ outer: Int) { barrier = Int32(truncatingIfNeeded: outer) }
}
