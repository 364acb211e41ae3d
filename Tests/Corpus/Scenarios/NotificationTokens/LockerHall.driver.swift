import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ use: (LockerHall, Visitor) -> Void) {
  let hall = LockerHall()
  let visitor = Visitor()
  probe.watch(visitor)
  use(hall, visitor)
  NotificationCenter.default.post(name: .init("bell"), object: nil)
}

public let places: [Place] = [
  Place("locker", decidedBy: .program, capture: "visitor") { drive($0) { $0.store($1) } },
  Place("bench", rule: "unbounded_self_capture", decidedBy: .program, capture: "visitor") { drive($0) { $0.seat($1) } },
]
