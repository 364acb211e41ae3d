import CorpusProbe

public let places: [Place] = [
  Place("decay", decidedBy: .text) { probe in
    let world = World()
    probe.watch(world)
    world.installDecay()
    world.step()
  },
  Place("goblin", rule: "stored_closure_cycle", decidedBy: .text, capture: "goblin") { probe in
    let goblin = Spawner.goblin()
    probe.watch(goblin)
    goblin.hit(1)
  },
  Place("wraith", rule: "unowned_capture", decidedBy: .program, capture: "wraith") { probe in
    let world = World()
    probe.watch(world)
    Dungeon.banish(world)
  },
  Place("ghost", decidedBy: .program) { probe in
    let world = World()
    probe.watch(world)
    Spawner.ghost(in: world)
  },
  Place("loop", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let loop = GameLoop()
    probe.watch(loop)
    loop.start()
  },
  Place("scene", decidedBy: .text) { probe in
    let scene = CutScene()
    probe.watch(scene)
    scene.play()
  },
]
