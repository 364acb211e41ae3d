import Foundation

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
