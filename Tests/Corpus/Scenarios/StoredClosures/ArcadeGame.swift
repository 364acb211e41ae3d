import UIKit

final class Bullet {
  var onHit: ((Int) -> Void)?
  func hit() { onHit?(10) }
  func reset() { onHit = nil }
}

final class BulletPool {
  static let shared = BulletPool()
  private var free: [Bullet] = []
  func obtain() -> Bullet { free.popLast() ?? Bullet() }
  func recycle(_ bullet: Bullet) {
    bullet.reset()
    free.append(bullet)
  }
  func park(_ bullet: Bullet) { free.append(bullet) }
}

final class Ship {
  private(set) var score = 0
  private var trail: [Sprite] = []

  func fire() {
    let bullet = BulletPool.shared.obtain()
    bullet.onHit = { self.score += $0 } //@ bullet
    bullet.hit()
    BulletPool.shared.recycle(bullet)
  }

  func launchRocket() {
    let rocket = Bullet()
    rocket.onHit = { self.score += $0 } //@ rocket
    rocket.hit()
    BulletPool.shared.park(rocket)
  }

  func leaveTrail() {
    let sprite = Sprite(owner: self)
    trail.append(sprite)
    sprite.fade()
  }
}

final class Sprite {
  unowned let owner: Ship //@ owner
  private(set) var alpha = 1.0
  init(owner: Ship) { self.owner = owner }
  func fade() { alpha = owner.score > 0 ? 0.5 : 0 }
}

final class Ticker {
  private var steps: [(Double) -> Void] = []
  func every(_ step: @escaping (Double) -> Void) { steps.append(step) }
  func removeAll() { steps.removeAll() }
  func tick() { steps.forEach { $0(0.016) } }
}

final class Asteroid {
  private(set) var angle = 0.0
  func drift(on ticker: Ticker) {
    ticker.every { [unowned self] delta in self.angle += delta } //@ asteroid
  }
}

final class Level {
  private let ticker = Ticker()
  private(set) var elapsed = 0.0

  func begin() {
    ticker.every { self.elapsed += $0 } //@ level
    ticker.tick()
    ticker.removeAll()
  }

  func beginBonus() {
    ticker.every { self.elapsed += $0 } //@ bonus
    ticker.tick()
  }
}

final class Arcade {
  let ticker = Ticker()

  func ship() -> Ship { Ship() }

  func dropAsteroid() {
    let asteroid = Asteroid()
    asteroid.drift(on: ticker)
  }

  func run() {
    ship().fire()
    ship().launchRocket()
    ship().leaveTrail()
    Level().begin()
    Level().beginBonus()
    dropAsteroid()
    ticker.tick()
  }
}
