import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (Dashboard) -> Void, _ part: (Dashboard) -> Part?) {
  let board = Dashboard()
  start(board)
  probe.watch(part(board)!)
  probe.wait(0.03)
  board.leave()
}

public let places: [Place] = [
  Place("lamp", rule: "subscription_cycle", decidedBy: .program) { p in run(p, { $0.addLamp() }, { $0.lamp }) },
  Place("blind", decidedBy: .program) { p in run(p, { $0.addBlind() }, { $0.blind }) },
  Place("meter", rule: "stored_closure_cycle", decidedBy: .text) { p in run(p, { $0.addMeter() }, { $0.meter }) },
  Place("door", decidedBy: .text) { p in run(p, { $0.addDoor() }, { $0.door }) },
  Place("flip", rule: "stored_closure_cycle", decidedBy: .program, capture: "group") { p in run(p, { $0.pairSwitch() }, { $0.group }) },
  Place("motion", decidedBy: .program, capture: "group") { p in run(p, { $0.pairSensor() }, { $0.group }) },
]
