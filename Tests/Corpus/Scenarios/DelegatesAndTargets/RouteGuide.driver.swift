import CorpusCoreLocation
import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (NavigationScreen) -> Void) {
  let scene = MapScene()
  let screen = scene.navigate()
  probe.watch(screen)
  use(screen)
  scene.leave()
}

public let places: [Place] = [
  Place("guide", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: RouteGuideDelegate?") { probe in
    run(probe) { $0.begin([RouteStep(instruction: "Left", distance: 10)]) }
  },
  Place("voice", decidedBy: .program) { probe in
    run(probe) { $0.announce() }
  },
  Place("reroute", decidedBy: .program) { probe in
    run(probe) { $0.reroute() }
  },
  Place("arrival", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var presenter: NavigationScreen?") { probe in
    run(probe) { $0.arrive() }
  },
  Place("origin", rule: "unowned_capture", decidedBy: .text) { probe in
    run(probe) { $0.nameOrigin(CLLocation(latitude: 1, longitude: 1)) }
    probe.wait(0.05)
  },
  Place("geocode", decidedBy: .program) { probe in
    run(probe) { $0.nameDestination() }
  },
]
