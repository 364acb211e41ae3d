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

  /// The callbacks of a unit; `nil` for a function without code in sight.
  func occasions(of unit: FunctionReference) -> CallbackOccasions? {
    releases.record?.ask(of: unit)
    return order.unit(unit)?.occasions
  }

  /// The outermost callback around a closure. What an inner one does when it runs began with the outer one.
  private func outermostCallback(around closure: FunctionReference, in unit: FunctionReference) -> FunctionReference? {
    guard let callbacks = occasions(of: unit)?.callbacks, !callbacks.isEmpty else { return nil }
    var result: FunctionReference?
    var next: FunctionReference? = closure
    while let function = next, function != unit {
      if callbacks.contains(function) { result = function }
      next = program.function(function).parent.map { FunctionReference(file: Int(function.file), function: $0) }
    }
    return result
  }
}
