import CorpusProbe

@MainActor private func attend(_ probe: Probe, _ object: (AuctionRoom) -> AnyObject?) {
  let room = AuctionRoom()
  room.run()
  probe.watch(object(room)!)
  room.leave()
}

public let places: [Place] = [
  Place("lotDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: LotDelegate?") { attend($0) { $0.auctioneer } },
  Place("source", decidedBy: .program) { attend($0) { $0.terminals.first } },
  Place("sell", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    let item = DispatchWorkItem { [weak self] in self?.sell() }") { attend($0) { $0.clock } },
  Place("ring", decidedBy: .text) { attend($0) { $0.bell } },
]
