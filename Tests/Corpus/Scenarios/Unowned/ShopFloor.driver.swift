import CorpusProbe

private let storage = "private weak var kept: Shop?; private var shop: Shop { get { kept ?? Shop() } set { kept = newValue } }"

private func drive(_ probe: Probe, _ work: (Shop) -> Void) {
  let shop = Shop()
  probe.watch(shop)
  work(shop)
}

public let places: [Place] = [
  Place("clerk", rule: "unowned_property", decidedBy: .program, repaired: storage) { drive($0) { $0.hire() } },
  Place("sign", rule: "unowned_property", decidedBy: .program, repaired: storage) { drive($0) { $0.hang() } },
  Place("till", decidedBy: .program) { drive($0) { $0.install() } },
  Place("window", decidedBy: .run) { probe in
    drive(probe) { shop in
      shop.decorate()
      shop.strip()
    }
  },
]
