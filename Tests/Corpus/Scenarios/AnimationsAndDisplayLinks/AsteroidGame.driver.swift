import CorpusProbe
import UIKit

@MainActor
private func play(_ probe: Probe, _ watched: (GameController) -> AnyObject?) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = GameController()
  navigation.pushViewController(controller, animated: false)
  if let object = watched(controller) { probe.watch(object) }
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("health", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let entity: Entity") { probe in
    let scene = AsteroidScene()
    probe.watch(scene.spawnRock())
    scene.step(0.1)
  },
  Place("movement", decidedBy: .program) { probe in
    let scene = AsteroidScene()
    probe.watch(scene.spawnShip())
    scene.step(0.1)
  },
  Place("stars", decidedBy: .program) { probe in play(probe) { $0.stars } },
  Place("frames", rule: "unbounded_self_capture", decidedBy: .text) { probe in play(probe) { $0.frames } },
  Place("contact", decidedBy: .program) { probe in
    let scene = AsteroidScene()
    probe.watch(scene)
    scene.prepare()
    _ = scene.spawnShip()
    _ = scene.spawnShip()
    scene.step(0.1)
  },
  Place("bonus", rule: "unowned_capture", decidedBy: .program) { probe in
    let navigation = UINavigationController(rootViewController: UIViewController())
    let controller = ArenaController()
    navigation.pushViewController(controller, animated: false)
    probe.watch(controller.scene!)
    navigation.popViewController(animated: false)
    probe.wait(0.1)
  },
]
