import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ make: (LightBridge) -> Scene) {
  let controller = SceneController()
  controller.select(make)
  probe.watch(controller.current!)
  controller.bridge.motion.onNext("hallway")
  controller.bridge.daylight.onNext(10)
  probe.wait()
  controller.clear()
}

public let places: [Place] = [
  Place("evening", decidedBy: .program) { probe in drive(probe, EveningScene.init) },
  Place("party", rule: "stored_closure_cycle", decidedBy: .text) { probe in drive(probe, PartyScene.init) },
  Place("hallway", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .subscribe(onNext: { [weak self] in self?.visited($0) })") { probe in
    drive(probe, HallwayScene.init)
  },
  Place("away", decidedBy: .program) { probe in drive(probe, AwayScene.init) },
  Place("awayMotion", decidedBy: .text) { probe in drive(probe, AwayScene.init) },
]
