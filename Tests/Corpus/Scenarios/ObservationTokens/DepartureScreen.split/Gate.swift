import Foundation

final class Gate {
  var handlers: [UUID: (Int) -> Void] = [:]
  var number = 1 {
    didSet { handlers.values.forEach { $0(number) } }
  }

  func observe(_ handler: @escaping (Int) -> Void) -> GateObservation {
    let observation = GateObservation(gate: self)
    handlers[observation.id] = handler
    return observation
  }
}

final class GateObservation {
  let id = UUID()
  private let gate: Gate  //@ gate

  init(gate: Gate) { self.gate = gate }
  deinit { gate.handlers[id] = nil }
}
