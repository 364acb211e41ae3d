import CorpusProbe

public let places: [Place] = [
  Place("descends", decidedBy: .program) { probe in
    let router = Router()
    probe.watch(router)
    router.register(["a", "b", "c"])
    router.register(["a", "b", "d"])
  },
  Place("back", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var back: RouteNode?") { probe in
    let router = BackRouter()
    probe.watch(router.root)
    router.register(["a", "b"])
  },
  Place("pair", decidedBy: .program) { probe in
    let router = PairRouter()
    probe.watch(router)
    router.register(["first", "second"])
  },
]
