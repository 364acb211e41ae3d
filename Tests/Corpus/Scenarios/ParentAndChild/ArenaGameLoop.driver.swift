import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("world", decidedBy: .program) { probe in
    let scene = ArenaScene()
    scene.playAlone()
    probe.watch(scene.world!)
    scene.leave()
  },
  Place("target", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let scene = ArenaScene()
    scene.playDuel()
    probe.watch(scene.world!.entities[0])
    scene.leave()
  },
  Place("trap", decidedBy: .text) { probe in
    let scene = ArenaScene()
    scene.playTrap()
    probe.watch(scene.world!)
    probe.watch(scene.world!.entities[0])
    scene.leave()
  },
  Place("chest", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let scene = ArenaScene()
    scene.playChest()
    probe.watch(scene.world!)
    scene.leave()
  },
  Place("barrel", decidedBy: .program) { probe in
    let scene = ArenaScene()
    scene.playBarrel()
    probe.watch(scene.world!)
    scene.leave()
  },
  Place("physics", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let scene = ArenaScene()
    scene.enablePhysics()
    probe.watch(scene.world!)
    scene.leave()
  },
]
