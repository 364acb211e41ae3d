import Foundation

protocol GameSystem: AnyObject {
  func update(_ delta: Double)
}

final class Entity {
  let name: String
  var position = 0.0
  var onHit: ((Entity, Int) -> Void)?
  var onDeath: (() -> Void)?
  unowned let world: World //@ world
  var target: Entity? //@ target

  init(name: String, world: World) {
    self.name = name
    self.world = world
  }

  func hit(_ damage: Int) { onHit?(self, damage) }
}

final class World {
  private(set) var entities: [Entity] = []
  private(set) var systems: [any GameSystem] = []
  private(set) var score = 0

  func spawn(_ name: String) -> Entity {
    let entity = Entity(name: name, world: self)
    entities.append(entity)
    return entity
  }

  func add(_ system: any GameSystem) { systems.append(system) }
  func tick() { systems.forEach { $0.update(0.016) } }

  func duel() {
    let knight = spawn("knight")
    let orc = spawn("orc")
    knight.target = orc
    orc.target = knight
    knight.target?.hit(3)
  }

  func armTrap() {
    let trap = spawn("trap")
    trap.onHit = { victim, damage in //@ trap
      victim.position -= Double(damage)
    }
    trap.hit(1)
  }

  func placeChest() {
    let chest = spawn("chest")
    chest.onDeath = { //@ chest
      self.score += 50
    }
  }

  func placeBarrel() {
    let barrel = spawn("barrel")
    barrel.onDeath = { [unowned self] in //@ barrel
      self.score += 5
    }
    barrel.onDeath?()
  }
}

final class PhysicsSystem: GameSystem {
  private let world: World //@ physics
  init(world: World) { self.world = world }
  func update(_ delta: Double) {
    world.entities.forEach { $0.position += delta }
  }
}

final class ArenaScene {
  private(set) var world: World? = World()

  func playAlone() { play { _ = $0.spawn("hero") } }
  func playDuel() { play { $0.duel() } }
  func playTrap() { play { $0.armTrap() } }
  func playChest() { play { $0.placeChest() } }
  func playBarrel() { play { $0.placeBarrel() } }

  private func play(_ setup: (World) -> Void) {
    guard let world else { return }
    setup(world)
    world.tick()
  }

  func enablePhysics() {
    guard let world else { return }
    world.add(PhysicsSystem(world: world))
    world.tick()
  }

  func leave() { world = nil }
}
