import UIKit

protocol Component: AnyObject {
  func update(_ delta: Double)
}

final class Entity {
  var position = 0.0
  var isAlive = true
  private(set) var components: [any Component] = []
  func add(_ component: any Component) { components.append(component) }
  func update(_ delta: Double) { components.forEach { $0.update(delta) } }
}

final class HealthComponent: Component {
  private let entity: Entity //@ health
  private var points = 100.0
  init(entity: Entity) { self.entity = entity }
  func update(_ delta: Double) {
    points -= delta
    if points <= 0 { entity.isAlive = false }
  }
}

final class MovementComponent: Component {
  private unowned let entity: Entity //@ movement
  private let speed = 3.0
  init(entity: Entity) { self.entity = entity }
  func update(_ delta: Double) { entity.position += speed * delta }
}

final class PhysicsWorld {
  var onContact: ((Entity, Entity) -> Void)?
  func simulate(_ entities: [Entity]) {
    guard entities.count > 1 else { return }
    onContact?(entities[0], entities[1])
  }
}

final class StarField: UIView {
  private var link: CADisplayLink?
  private var offset = 0.0

  func start() {
    link = CADisplayLink(target: self, selector: #selector(tick)) //@ stars
    link?.add(to: .main, forMode: .common)
  }

  func stop() { link?.invalidate() }
  @objc private func tick() { offset += 1 }
}

final class FrameCounter: NSObject {
  private var link: CADisplayLink?
  private(set) var frames = 0

  func start() {
    link = CADisplayLink(target: self, selector: #selector(tick)) //@ frames
    link?.add(to: .main, forMode: .common)
  }

  deinit { link?.invalidate() }
  @objc private func tick() { frames += 1 }
}

final class AsteroidScene {
  private let world = PhysicsWorld()
  private(set) var entities: [Entity] = []
  private(set) var hits = 0

  func prepare() {
    world.onContact = { [unowned self] first, second in //@ contact
      self.hits += 1
      first.isAlive = false
    }
  }

  @discardableResult
  func spawnShip() -> Entity {
    let ship = Entity()
    ship.add(MovementComponent(entity: ship))
    entities.append(ship)
    return ship
  }

  func spawnRock() -> Entity {
    let rock = Entity()
    rock.add(HealthComponent(entity: rock))
    entities.append(rock)
    return rock
  }

  func scheduleBonus() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { [unowned self] in //@ bonus
      self.entities.append(Entity())
    }
  }

  func step(_ delta: Double) {
    entities.forEach { $0.update(delta) }
    world.simulate(entities)
    entities.removeAll { !$0.isAlive }
  }
}

final class GameController: UIViewController {
  let stars = StarField(frame: .zero)
  let frames = FrameCounter()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stars.start()
    frames.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stars.stop()
  }
}

final class ArenaController: UIViewController {
  private(set) var scene: AsteroidScene?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let scene = AsteroidScene()
    scene.prepare()
    scene.scheduleBonus()
    _ = scene.spawnShip()
    _ = scene.spawnRock()
    scene.step(0.1)
    self.scene = scene
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scene = nil
  }
}
