import Foundation

struct BoardingPass {
  let name: String
  let seat: String
  let group: Int
}

final class PassScanner {
  var onScan: ((BoardingPass) -> Void)?
  var onJam: ((Int) -> Void)?
  private var feeds = 0

  func feed(_ pass: BoardingPass) {
    feeds += 1
    onScan?(pass)
  }

  func jam() { onJam?(feeds) }
}

final class SeatMap {
  private(set) var taken: Set<String> = []
  var onChange: ((Set<String>) -> Void)?

  func take(_ seat: String) {
    taken.insert(seat)
    onChange?(taken)
  }
}

final class GateMonitor {
  var headline = ""
  private var acknowledgement: (() -> Void)?

  func show(_ text: String, then acknowledgement: @escaping () -> Void) {
    headline = text
    self.acknowledgement = acknowledgement
  }

  func acknowledge() {
    let pending = acknowledgement
    acknowledgement = nil
    pending?()
  }
}

final class StandbyList {
  var waiting: [BoardingPass] = []
  var onClear: (() -> Void)?

  func clear(_ count: Int) {
    waiting.removeFirst(min(count, waiting.count))
    onClear?()
  }
}

final class GateController {
  let flight: String
  let scanner = PassScanner()
  let seatMap = SeatMap()
  let monitor = GateMonitor()
  let standby = StandbyList()
  private(set) var boarded: [BoardingPass] = []
  private var incidents: [String] = []

  init(flight: String) { self.flight = flight }

  func startScanning() {
    scanner.onScan = { pass in  //@ scan
      self.boarded.append(pass)
      self.seatMap.take(pass.seat)
    }
  }

  func showOccupancy() {
    seatMap.onChange = { [monitor, flight] taken in  //@ occupancy
      monitor.headline = "\(flight): \(taken.count) aboard"
    }
  }

  func reportJams() {
    scanner.onJam = recordJam  //@ jam
  }

  private func recordJam(after feeds: Int) {
    incidents.append("\(flight) jammed after \(feeds)")
  }

  func announceDelay(minutes: Int) {
    monitor.show("Delayed \(minutes) min") {  //@ delay
      self.incidents.append("delay of \(minutes) seen")
    }
  }

  func linkStandby() {
    let list = standby
    list.onClear = { [seatMap] in  //@ standby
      for pass in list.waiting { seatMap.take(pass.seat) }
    }
  }

  func closeGate() {
    monitor.acknowledge()
    monitor.headline = "Gate closed"
  }
}

final class Terminal {
  private var gates: [String: GateController] = [:]

  func open(_ flight: String) -> GateController {
    let gate = GateController(flight: flight)
    gates[flight] = gate
    return gate
  }

  func depart(_ flight: String) {
    gates.removeValue(forKey: flight)?.closeGate()
  }

  func runDay() {
    let gate = open("LX 318")
    gate.startScanning()
    gate.showOccupancy()
    gate.reportJams()
    gate.linkStandby()
    gate.announceDelay(minutes: 20)
    depart("LX 318")
  }
}
