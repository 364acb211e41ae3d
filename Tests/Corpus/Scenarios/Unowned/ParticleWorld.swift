import Foundation

final class EventBus {
  private var handlers: [String: [(Int) -> Void]] = [:]
  func on(_ name: String, _ handler: @escaping (Int) -> Void) { handlers[name, default: []].append(handler) }
  func emit(_ name: String, _ value: Int) { handlers[name]?.forEach { $0(value) } }
}

final class Body {
  unowned let entity: Entity  //@ body
  var velocity = 1.0
  init(entity: Entity) { self.entity = entity }
  func step() { entity.position += velocity }
}

final class Entity {
  let name: String
  var position = 0.0
  var health = 3
  var onHit: ((Int) -> Void)?
  lazy var body = Body(entity: self)

  init(name: String) { self.name = name }
}

protocol System: AnyObject {
  func update()
}

final class GravitySystem: System {
  private let world: World  //@ gravity
  init(world: World) { self.world = world }
  func update() { world.entities.forEach { $0.body.step() } }
}

final class World {
  let bus = EventBus()
  private(set) var entities: [Entity] = []
  private var systems: [System] = []
  private var score = 0

  func install(_ system: System) { systems.append(system) }

  func listen() {
    bus.on("score") { [unowned self] points in self.score += points }  //@ score
  }

  func spawn(_ name: String) -> Entity {
    let entity = Entity(name: name)
    entities.append(entity)
    return entity
  }

  func arm(_ entity: Entity) {
    entity.onHit = { damage in entity.health -= damage }  //@ damage
  }

  func kill(_ name: String) { entities.removeAll { $0.name == name } }
  func tick() { systems.forEach { $0.update() } }
}

final class Spawner {
  private var waves = 0

  func attach(to bus: EventBus) {
    bus.on("wave") { [unowned self] count in self.waves += count }  //@ wave
  }
}

final class Announcer {
  private var messages: [String] = []

  func announce(_ entity: Entity) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {  //@ announce
      self.messages.append(entity.name)
    }
  }
}

final class Simulation {
  func play() {
    let world = World()
    world.listen()
    Spawner().attach(to: world.bus)
    world.bus.emit("score", 5)
    world.bus.emit("wave", 2)
  }

  func sandbox() {
    let world = World()
    world.install(GravitySystem(world: world))
    let ship = world.spawn("ship")
    world.arm(ship)
    world.tick()
    ship.onHit?(1)
    Announcer().announce(ship)
    world.kill("ship")
  }
}
