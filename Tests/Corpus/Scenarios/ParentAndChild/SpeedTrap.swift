final class Road {
  private var waiting: [() -> Void] = []

  func whenFree(_ body: @escaping () -> Void) { waiting.append(body) }

  func letPass() {
    let all = waiting
    waiting = []
    all.forEach { $0() }
  }
}

final class SpeedTrap {
  private var held: SpeedTrap?  //@ trap
  private(set) var speed = 0

  static func measure(on road: Road) -> SpeedTrap {
    let trap = SpeedTrap()
    trap.run(on: road)
    return trap
  }

  private func run(on road: Road) {
    held = self
    road.whenFree { [weak self] in self?.finish(80) }
  }

  private func finish(_ speed: Int) {
    self.speed = speed
    held = nil
  }
}

final class LapCounter {
  private var held: LapCounter?  //@ counter
  private(set) var laps = 0

  static func count(on road: Road) -> LapCounter {
    let counter = LapCounter()
    counter.run(on: road)
    return counter
  }

  private func run(on road: Road) {
    held = self
    road.whenFree { [weak self] in self?.finish(3) }
  }

  private func finish(_ laps: Int) {
    self.laps = laps
  }
}
