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
      let sites = functions(within: caller).map { inner in (inner: inner, ranges: callRanges(of: function, in: inner)) }.filter { !$0.ranges.isEmpty }
      return !sites.isEmpty
        && sites.allSatisfy { inner, ranges in
          let flow = AskedFlow(FunctionFlow(inner, nonReturning: [], in: self))
          return ranges.allSatisfy { isUnderTest(of: changed, $0, flow) }
        }
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
  private func isUnderTest(of properties: Set<Name>, _ range: ByteRange, _ asked: AskedFlow) -> Bool {
    let flow = asked.flow
    guard let index = asked.instruction(at: range) else { return false }
    return asked.choices(for: index).contains { block, kind in
      guard kind == .holds, let value = flow.graph.decision(of: block)?.value else { return false }
      return flow.function.ownMembers(in: value).contains { properties.contains(name($0, in: Int(flow.reference.file))) }
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
