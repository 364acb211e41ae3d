import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("body", decidedBy: .program) { probe in
    let world = World()
    let ship = world.spawn("ship")
    probe.watch(ship)
    ship.body.step()
    world.kill("ship")
  },
  Place("gravity", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let world: World") { probe in
    let world = World()
    probe.watch(world)
    world.install(GravitySystem(world: world))
    world.tick()
  },
  Place("score", decidedBy: .program) { probe in
    let world = World()
    probe.watch(world)
    world.listen()
    world.bus.emit("score", 5)
  },
  Place("damage", rule: "stored_closure_cycle", decidedBy: .program, capture: "entity") { probe in
    let world = World()
    let ship = world.spawn("ship")
    probe.watch(ship)
    world.arm(ship)
    ship.onHit?(1)
    world.kill("ship")
  },
  Place("wave", rule: "unowned_capture", decidedBy: .program) { probe in
    let world = World()
    var spawner: Spawner? = Spawner()
    probe.watch(spawner!)
    spawner?.attach(to: world.bus)
    spawner = nil
    world.bus.emit("wave", 2)
  },
  Place("announce", decidedBy: .program) { probe in
    let announcer = Announcer()
    let ship = Entity(name: "ship")
    probe.watch(announcer)
    probe.watch(ship)
    announcer.announce(ship)
  },
]
