import CorpusProbe

@MainActor private func play(_ probe: Probe, _ use: (MotionGame) -> Void) {
  let game = MotionGame()
  probe.watch(game)
  use(game)
  probe.wait(0.03)
  game.end()
}

public let places: [Place] = [
  Place("healthEntity", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let entity: Entity") { probe in
    let player = Entity()
    probe.watch(player)
    player.add(HealthComponent(entity: player))
  },
  Place("targetEntity", decidedBy: .program) { probe in
    let player = Entity(), enemy = Entity()
    probe.watch(player)
    probe.watch(enemy)
    enemy.add(TargetComponent(entity: player))
  },
  Place("tilt", decidedBy: .program) { play($0) { $0.readTilt() } },
  Place("spin", rule: "stored_closure_cycle", decidedBy: .program) { play($0) { $0.readSpin() } },
  Place("hits", rule: "stored_closure_cycle", decidedBy: .program) { play($0) { $0.countHits() } },
  Place("link", decidedBy: .program) { play($0) { $0.run() } },
]
