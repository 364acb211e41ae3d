import Foundation

enum GameEvent {
  case spawned(Int)
  case damaged(Int, by: Int)
  case opened
}

final class GameEventBus {
  private struct Entry {
    weak var owner: AnyObject?
    let handler: (GameEvent) -> Void
  }
  private var entries: [Entry] = []

  func subscribe(_ owner: AnyObject, _ handler: @escaping (GameEvent) -> Void) {
    entries.append(Entry(owner: owner, handler: handler))
  }

  func publish(_ event: GameEvent) {
    entries.removeAll { $0.owner == nil }
    entries.forEach { $0.handler(event) }
  }
}

class Component {
  var entity: Entity?  //@ entity
  func update() {}
}

final class HealthComponent: Component {
  private(set) var points = 10
  override func update() { points = entity?.isHostile == true ? points - 1 : points }
}

final class Entity {
  let id: Int
  var isHostile = false
  private(set) var components: [Component] = []

  init(id: Int) { self.id = id }

  func add(_ component: Component) {
    component.entity = self
    components.append(component)
  }
}

final class Arrow {
  private unowned let shooter: Archer  //@ shooter
  private(set) var distance = 0
  init(shooter: Archer) { self.shooter = shooter }
  func fly() -> Int {
    distance += 5
    return shooter.strength * distance
  }
}

final class Archer {
  var strength = 3
  func shoot() -> Arrow { Arrow(shooter: self) }
}

final class Quiver {
  private unowned let archer: Archer  //@ archer
  private var arrows = 12
  init(archer: Archer) { self.archer = archer }
  func pull() -> Arrow {
    arrows -= 1
    return archer.shoot()
  }
}

final class DungeonWorld {
  private let bus = GameEventBus()
  private(set) var deaths = 0
  private(set) var doors = 0

  func countDeaths() {
    bus.subscribe(self) { event in  //@ deaths
      if case .damaged(_, let amount) = event, amount > 9 { self.deaths += 1 }
    }
  }

  func countDoors() {
    bus.subscribe(self) { [weak self] event in  //@ doors
      if case .opened = event { self?.doors += 1 }
    }
  }

  func play() { bus.publish(.opened) }
}

final class DungeonScene {
  func enter() {
    let world = DungeonWorld()
    world.countDeaths()
    world.countDoors()
    world.play()
    let hero = Entity(id: 1)
    hero.add(HealthComponent())
    hero.components.forEach { $0.update() }
  }

  func fight() -> Int {
    let arrow = loose()
    return arrow.fly()
  }

  func train() -> Int {
    let archer = Archer()
    let quiver = Quiver(archer: archer)
    let arrow = quiver.pull()
    let hit = arrow.fly()
    archer.strength += hit
    return archer.strength
  }

  private func loose() -> Arrow {
    let archer = Archer()
    return archer.shoot()
  }
}
