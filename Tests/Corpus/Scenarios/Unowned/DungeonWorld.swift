import Foundation

final class Entity {
  let name: String
  var health = 3
  var onHit: ((Int) -> Void)?
  var onDeath: ((Entity) -> Void)?
  init(_ name: String) { self.name = name }

  func hit(_ damage: Int) {
    health -= damage
    onHit?(damage)
    if health <= 0 { onDeath?(self) }
  }
}

final class World {
  private var entities: [Entity] = []
  private var systems: [() -> Void] = []
  private(set) var frames = 0

  func add(_ entity: Entity) { entities.append(entity) }
  func clear() { entities.removeAll() }
  func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
  func addSystem(_ system: @escaping () -> Void) { systems.append(system) }

  func step() {
    frames += 1
    systems.forEach { $0() }
  }

  func installDecay() {
    addSystem { [unowned self] in  //@ decay
      for entity in entities { entity.health -= 1 }
    }
  }
}

enum Spawner {
  static func goblin() -> Entity {
    let goblin = Entity("goblin")
    goblin.onHit = { damage in  //@ goblin
      print("\(goblin.name) loses \(damage)")
    }
    return goblin
  }

  static func troll() -> Entity {
    let troll = Entity("troll")
    troll.onDeath = { troll in
      print("\(troll.name) is gone")
    }
    return troll
  }

  static func wraith(in world: World) {
    let wraith = Entity("wraith")
    world.add(wraith)
    world.addSystem { [unowned wraith] in  //@ wraith
      wraith.health += 2
    }
  }

  static func ghost(in world: World) {
    let ghost = Entity("ghost")
    world.add(ghost)
    world.addSystem { [unowned ghost] in  //@ ghost
      ghost.health += 1
    }
    world.step()
    world.remove(ghost)
    world.step()
  }
}

final class GameLoop {
  private let world = World()
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.016, repeats: true) { _ in  //@ loop
      self.world.step()
    }
  }

  deinit { timer?.invalidate() }
}

final class CutScene {
  private(set) var frame = 0
  private var timer: Timer?

  func play() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.016, repeats: true) { timer in  //@ scene
      self.frame += 1
      if self.frame == 3 { timer.invalidate() }
    }
  }
}

final class Torch {
  private(set) var isLit = true
  private var timer: Timer?

  func burn() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      self.isLit = false
    }
  }
}

enum Dungeon {
  static func explore() {
    let world = World()
    world.installDecay()
    world.add(Spawner.goblin())
    world.add(Spawner.troll())
    world.step()
    GameLoop().start()
    CutScene().play()
    Torch().burn()
  }

  static func banish(_ world: World) {
    Spawner.wraith(in: world)
    world.step()
    world.clear()
    world.step()
  }

  static func haunt() {
    Spawner.ghost(in: World())
    banish(World())
  }
}
