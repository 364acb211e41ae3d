import CorpusProbe

private func drive(_ probe: Probe, _ ask: (PriceLine) -> AsyncStream<Int>) {
  let line = PriceLine()
  probe.watch(line)
  let prices = ask(line)
  Task { for await _ in prices { break } }
  line.send(3)
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("prices", decidedBy: .program) { drive($0) { $0.prices() } },
  Place(
    "quotes", rule: "stored_closure_cycle", decidedBy: .program, capture: "made",
    repaired: "let feed = made.continuation; hub.add { feed.yield($0) }"
  ) { drive($0) { $0.quotes() } },
  Place("opening", decidedBy: .program) { probe in
    let opening = OpeningPrice()
    probe.watch(opening)
    let quotes = opening.quote()
    Task { for await _ in quotes { break } }
    opening.send(3)
    probe.wait(0.05)
  },
]
