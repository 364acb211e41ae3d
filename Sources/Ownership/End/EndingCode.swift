import Facts
import Program

/// The code that ends a path, its callers included: what runs by itself, and what callbacks run.
struct EndingCode {
  let program: Program
  let releases: ReleaseIndex
  let order: UnitOrder

  /// The units that end it themselves.
  private(set) var units: Set<FunctionReference> = []
  /// The callbacks that end it, each with its unit.
  private(set) var callbacks: [FunctionReference: FunctionReference] = [:]

  init(_ enders: [FoundRelease.Ender], _ releases: ReleaseIndex, _ order: UnitOrder) {
    program = releases.program
    self.releases = releases
    self.order = order
    for ender in enders {
      if let closure = ender.closure, let callback = outermostCallback(around: closure, in: ender.unit) {
        callbacks[callback] = ender.unit
      } else {
        units.insert(ender.unit)
      }
    }
  }

  /// When the callbacks of a unit run; `nil` for a function without code in sight.
  func occasions(of unit: FunctionReference) -> CallbackOccasions? { code(of: unit)?.occasions }

  private func code(of unit: FunctionReference) -> EvaluatedUnit? {
    releases.record?.ask(of: unit)
    return order.unit(unit)
  }

  /// The outermost callback around a closure. What an inner one does when it runs began with the outer one.
  private func outermostCallback(around closure: FunctionReference, in unit: FunctionReference) -> FunctionReference? {
    guard let callbacks = code(of: unit)?.handlers.functions, !callbacks.isEmpty else { return nil }
    return program.functions(around: closure, below: unit).last(where: callbacks.contains)
  }
}
