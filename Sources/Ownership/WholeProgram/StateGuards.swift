import Facts
import Program

extension Program {
  /// Whether a function is a step of its object that the object's state lets run once: each call in sight stands under a test of a property which the
  /// function changes: `if state == .starting { start() }`, with `state = .started` in `start()`.
  ///
  /// That the state never comes back is assumed.
  func isGuardedStep(_ function: FunctionReference, callers: [FunctionReference]) -> Bool {
    guard !callers.isEmpty, let owner = owner(of: function), !canBeReachedFromOutside(self.function(function).attributes, in: Int(function.file)) else {
      return false
    }
    let changed = Set(ownPropertiesAssigned(in: function))
    if changed.isEmpty { return false }
    return callers.allSatisfy { caller in
      guard self.owner(of: caller) == owner else { return false }
      let sites = functions(within: caller).flatMap { inner in callRanges(of: function, in: inner).map { (inner, $0) } }
      return !sites.isEmpty && sites.allSatisfy { isUnderTest(of: changed, $1, in: $0) }
    }
  }

  /// The names of the properties of the current object that the function's own code assigns to.
  private func ownPropertiesAssigned(in reference: FunctionReference) -> [Name] {
    let function = function(reference)
    return function.instructions.compactMap { instruction in
      guard case .assign(let target, _, nil) = instruction.operation else { return nil }
      return function.ownMember(target).map { name($0, in: Int(reference.file)) }
    }
  }

  /// Whether a place runs only if a test of one of the properties holds.
  private func isUnderTest(of properties: Set<Name>, _ range: ByteRange, in reference: FunctionReference) -> Bool {
    let flow = FunctionFlow(reference, nonReturning: [], in: self)
    guard let index = flow.instruction(at: range) else { return false }
    return flow.choices(for: index).contains { block, kind in
      guard kind == .holds, let value = flow.graph.decision(of: block)?.value else { return false }
      return flow.function.ownMembers(in: value).contains { properties.contains(name($0, in: Int(reference.file))) }
    }
  }
}

extension Function {
  /// The members of the current object in a condition.
  fileprivate func ownMembers(in value: ValueID) -> [NameID] {
    var result: [NameID] = []
    var pending = [value]
    while let value = pending.popLast() {
      if let name = ownMember(value) { result.append(name) }
      if case .operator(_, let operands) = self[value].operation { pending += arguments[operands.indices].map(\.value) }
    }
    return result
  }
}
