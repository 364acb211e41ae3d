import CorpusProbe


public let places: [Place] = [
  Place("entity", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: #"  weak var entity: Entity?"#) { probe in
    let e = Entity(id: 1)
    probe.watch(e)
    e.add(HealthComponent())
  },
  Place("shooter", rule: "unowned_capture", decidedBy: .program, repaired: #"  private let shooter: Archer"#) { probe in
    let arrow: Arrow
    do {
      let a = Archer()
      probe.watch(a)
      arrow = a.shoot()
    }
    _ = arrow.fly()
  },
  Place("archer", decidedBy: .program) { probe in
    let a = Archer()
    let q = Quiver(archer: a)
    probe.watch(a)
    probe.watch(q)
    _ = q.pull()
    _ = DungeonScene().train()
  },
  Place("deaths", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let w = DungeonWorld()
    probe.watch(w)
    w.countDeaths()
    w.play()
  },
  Place("doors", decidedBy: .program) { probe in
    let w = DungeonWorld()
    probe.watch(w)
    w.countDoors()
    w.play()
  },
]
