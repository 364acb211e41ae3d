import CoreMotion
import UIKit

final class Entity {
  private(set) var components: [Component] = []
  var isAlive = true
  func add(_ component: Component) { components.append(component) }
}

class Component {
  func update() {}
}

final class HealthComponent: Component {
  private let entity: Entity  //@ healthEntity
  private var health = 3

  init(entity: Entity) { self.entity = entity }

  override func update() {
    health -= 1
    entity.isAlive = health > 0
  }
}

final class TargetComponent: Component {
  private let entity: Entity  //@ targetEntity
  init(entity: Entity) { self.entity = entity }
  override func update() { if !entity.isAlive { return } }
}

final class World {
  private var collisions: [String: (Entity, Entity) -> Void] = [:]
  private(set) var entities: [Entity] = []

  func add(_ entity: Entity) { entities.append(entity) }
  func onCollision(_ kind: String, _ handler: @escaping (Entity, Entity) -> Void) { collisions[kind] = handler }
  func collide(_ kind: String) { if entities.count > 1 { collisions[kind]?(entities[0], entities[1]) } }
  func each(_ body: (Entity) -> Void) { entities.forEach(body) }
}

final class FrameTarget: NSObject {
  private weak var game: MotionGame?
  init(_ game: MotionGame) { self.game = game }
  @objc func frame() { game?.step() }
}

final class MotionGame {
  private let motion = CMMotionManager()
  private let world = World()
  private var link: CADisplayLink?
  private var tilt = 0.0
  private var spin = 0.0
  private(set) var score = 0

  func readTilt() {
    motion.startDeviceMotionUpdates(to: .main) { data, _ in  //@ tilt
      self.tilt = data?.gravity.x ?? 0
    }
  }

  func readSpin() {
    motion.startGyroUpdates(to: .main) { data, _ in  //@ spin
      self.spin = data?.rotationRate.z ?? 0
    }
  }

  func countHits() {
    world.onCollision("hit") { _, other in  //@ hits
      self.score += other.isAlive ? 1 : 0
    }
  }

  func run() {
    let link = CADisplayLink(target: FrameTarget(self), selector: #selector(FrameTarget.frame))  //@ link
    link.add(to: .main, forMode: .default)
    self.link = link
  }

  func step() {
    world.each { entity in
      entity.components.forEach { $0.update() }
      self.score += entity.isAlive ? 1 : 0
    }
  }

  func spawn() -> Entity {
    let player = Entity(), enemy = Entity()
    player.add(HealthComponent(entity: player))
    enemy.add(TargetComponent(entity: player))
    world.add(enemy)
    return enemy
  }

  func end() {
    motion.stopDeviceMotionUpdates()
    motion.stopAccelerometerUpdates()
  }

  deinit { link?.invalidate() }
}

final class ArcadeScene {
  func play() {
    let game = MotionGame()
    game.readTilt()
    game.readSpin()
    game.countHits()
    _ = game.spawn()
    game.run()
    game.step()
    game.end()
  }
}
