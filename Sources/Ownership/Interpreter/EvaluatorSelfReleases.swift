import Program
import Facts

extension UnitEvaluator {
  /// Records that the current code clears its receiver, a value.
  mutating func recordSelfEmptied(isPartial: Bool) {
    guard frames.count == 1 else { return }
    let release = SelfRelease(isPartial: isPartial, isCertain: isOnEveryPath)
    guard let known = selfRelease else { return selfRelease = release }
    selfRelease = SelfRelease(isPartial: known.isPartial && isPartial, isCertain: known.isCertain || release.isCertain)
  }

  /// Content that the called methods remove from their receiver, a value, is released from the property that holds the value.
  mutating func releaseReceiver(_ callee: ValueID, of functions: [FunctionReference], _ range: ByteRange) {
    var found: SelfRelease?
    for function in functions where found == nil { found = summaries[function]?.value.selfRelease }
    guard let release = found else { return }
    if isMemberOfSelf(callee) { return recordSelfEmptied(isPartial: release.isPartial) }
    guard case .member(let base, _) = operation(callee) else { return }
    let isOnly = functions.count == 1
    recordFieldRelease(base, range, RemovalEffect(extent: release.isPartial ? .part : .value, isCertain: release.isCertain && isOnly))
  }

  /// `self.removeAll()`, or `removeAll()` in an extension of a collection.
  func isMemberOfSelf(_ callee: ValueID) -> Bool {
    switch operation(callee) {
    case .member(let base, _): operation(base) == .selfReference
    case .name: frames[top].code.body.reference(callee).readsSelf
    default: false
    }
  }
}
