import CorpusProbe
import Foundation

private func row(_ probe: Probe, _ use: (FlightRow) -> Void) {
  let row = FlightRow(flight: "SK 1")
  probe.watch(row)
  use(row)
  EventBus.shared.publish(.delay(flight: "SK 1", minutes: 10))
}

private func lane(_ probe: Probe, _ use: (SecurityLane) -> Void) {
  do {
    let desk = InformationDesk()
    probe.watch(desk.lane)
    use(desk.lane)
    NotificationCenter.default.post(name: .securityLevelChanged, object: nil, userInfo: ["level": 2])
    desk.close()
  }
  NotificationCenter.default.post(name: .securityLevelChanged, object: nil, userInfo: ["level": 3])
}

public let places: [Place] = [
  Place("delays", rule: "subscription_cycle", decidedBy: .program) { probe in row(probe) { $0.followDelays() } },
  Place("boarding", decidedBy: .program) { probe in row(probe) { $0.followBoarding() } },
  Place("gate", rule: "subscription_cycle", decidedBy: .text, repaired: "    gateToken = NotificationCenter.default.addObserver(forName: .gateChanged, object: nil, queue: nil) { [weak self] in self?.gateChanged($0) }") { probe in
    row(probe) { $0.followGate() }
  },
  Place("level", rule: "stored_closure_cycle", decidedBy: .text) { probe in lane(probe) { $0.followLevel() } },
  Place("banner", decidedBy: .text) { probe in lane(probe) { $0.followBanner() } },
  Place("lane", decidedBy: .program) { probe in lane(probe) { $0.open() } },
]
