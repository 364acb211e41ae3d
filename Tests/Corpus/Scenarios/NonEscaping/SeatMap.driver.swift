import CorpusProbe

private func map(_ probe: Probe) -> SeatMap {
  let map = SeatMap()
  probe.watch(map)
  return map
}

public let places: [Place] = [
  Place("sales", decidedBy: .text) { probe in
    map(probe).openSales()
  },
  Place(
    "boxOffice", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "cell.onSelect = { [weak self] in self?.take() }"
  ) { probe in
    map(probe).openBoxOffice()
  },
  Place("preview", decidedBy: .program) { probe in
    map(probe).preview(in: [SeatCell(), SeatCell()])
  },
  Place("reserve", decidedBy: .text) { probe in
    _ = map(probe).reserve(2)
  },
  Place("result", decidedBy: .text) { probe in
    _ = map(probe).reserve(2)
  },
  Place("booking", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    map(probe).groupBooking()
  },
]
