import Foundation

final class Flight {
  private var observations: [FlightObservation] = []
  let number: String

  init(number: String) { self.number = number }

  func observe(_ handler: @escaping (String) -> Void) -> FlightObservation {
    let observation = FlightObservation(flight: self, handler: handler)
    observations.append(observation)
    return observation
  }

  func announce() { observations.forEach { $0.handler(number) } }
}

final class FlightObservation {
  private let flight: Flight  //@ flight
  let handler: (String) -> Void

  init(flight: Flight, handler: @escaping (String) -> Void) {
    self.flight = flight
    self.handler = handler
  }
}

final class Gate {
  fileprivate var handlers: [UUID: (Int) -> Void] = [:]
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

final class DepartureScreen {
  let gate = Gate()
  private var token: GateObservation?
  private(set) var rows: [String] = []
  private lazy var clockToken = gate.observe { number in  //@ clock
    self.rows.append("clock \(number)")
  }

  func showGate() {
    token = gate.observe { number in  //@ change
      self.rows.append("gate \(number)")
    }
  }

  func showFirstChange() {
    token = gate.observe { number in  //@ first
      self.rows.append("gate \(number)")
      self.token = nil
    }
  }

  func showClock() { _ = clockToken }
}
