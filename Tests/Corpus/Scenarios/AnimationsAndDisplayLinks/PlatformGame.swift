import UIKit

final class Enemy {
  let name: String
  var health = 2
  var onDeath: (() -> Void)?

  init(name: String) { self.name = name }

  func hit() {
    health -= 1
    if health == 0 { onDeath?() }
  }
}

final class Level {
  private(set) var enemies: [Enemy] = []
  private(set) var score = 0

  @discardableResult
  func spawn(_ name: String) -> Enemy {
    let enemy = Enemy(name: name)
    enemies.append(enemy)
    enemy.onDeath = { [weak self] in  //@ death
      self?.score += 10
      self?.enemies.removeAll { $0 === enemy }
    }
    return enemy
  }

  @discardableResult
  func spawnBoss() -> Enemy {
    let boss = Enemy(name: "Boss")
    boss.health = 1
    enemies.append(boss)
    boss.onDeath = { [weak self, weak boss] in  //@ boss
      self?.score += 100
      self?.enemies.removeAll { $0 === boss }
    }
    return boss
  }

  func remove(_ enemy: Enemy) { enemies.removeAll { $0 === enemy } }
}

final class LevelViewController: UIViewController {
  private let level = Level()
  private let scoreLabel = UILabel()
  private var displayLink: CADisplayLink?
  private var spawnTimer: Timer?

  deinit {
    displayLink?.invalidate()
    spawnTimer?.invalidate()
  }

  func startLoop() {
    displayLink = CADisplayLink(target: self, selector: #selector(step))  //@ loop
    displayLink?.add(to: .main, forMode: .common)
  }

  func startWaves() {
    spawnTimer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ waves
      self.level.spawn("Slime")
    }
  }

  func showHint(_ text: String) {
    scoreLabel.text = text
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in  //@ hint
      self.scoreLabel.text = "\(self.level.score)"
    }
  }

  @objc private func step() { scoreLabel.text = "\(level.score)" }
}

final class TitleViewController: UIViewController {
  private let logo = UIImageView()
  private var shimmer: CADisplayLink?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: #selector(glow))  //@ shimmer
    link.add(to: .main, forMode: .common)
    shimmer = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shimmer?.invalidate()
    shimmer = nil
  }

  @objc private func glow() { logo.alpha = logo.alpha > 0.5 ? 0.5 : 1 }
}
