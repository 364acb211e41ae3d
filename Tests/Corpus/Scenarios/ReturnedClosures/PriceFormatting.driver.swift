import CorpusProbe

private func formatting(_ probe: Probe) -> PriceFormatting {
  let formatting = PriceFormatting(currency: "EUR")
  probe.watch(formatting)
  return formatting
}

public let places: [Place] = [
  Place("plain", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    formatting(probe).start()
  },
  Place("rounded", decidedBy: .text) { probe in
    formatting(probe).startRounded()
  },
  Place("short", decidedBy: .program) { probe in
    let session = ShopSession()
    formatting(probe).lend(to: session)
    _ = session.formatter?(3)
  },
  Place("tag", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    formatting(probe).publish()
  },
]
