import CorpusProbe

public let places: [Place] = [
  Place("recycle", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let pool = BufferPool()
    probe.watch(pool)
    Transcoder.recycle(pool)
  },
  Place("lease", decidedBy: .program) { probe in
    let pool = ResourcePool { 1 }
    probe.watch(pool)
    Transcoder.lease(pool)
  },
  Place("tracked", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let pool = ResourcePool { 1 }
    probe.watch(pool)
    Transcoder.track(pool)
  },
  Place("waiter", decidedBy: .program) { probe in
    let pool = BufferPool()
    let encoder = Encoder(pool: pool)
    probe.watch(encoder)
    Transcoder.wait(encoder, pool)
  },
  Place("factory", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "  private lazy var connections = ResourcePool<String>(make: { [weak self] in self?.makeName() ?? \"\" })") { probe in
    let pool = ConnectionPool()
    probe.watch(pool)
    _ = pool.ping()
  },
]
