import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping (BookingModel) -> Void) {
  func book() {
    let model = BookingModel()
    probe.watch(model)
    use(model)
  }
  book()
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("pick", decidedBy: .program) { drive($0) { $0.pick(4) } },
  Place("mirror", rule: "unowned_capture", decidedBy: .text) { probe in
    let map = SeatMap()
    func book() {
      let model = BookingModel()
      probe.watch(model)
      model.pick(3)
      model.mirror(map)
    }
    book()
    map.zoom(3)
  },
  Place("quote", decidedBy: .text) { drive($0) { model in Task { _ = await model.quote() } } },
  Place("quoteLater", rule: "unowned_capture", decidedBy: .text) { drive($0) { $0.quoteLater() } },
  Place("confirm", rule: "unowned_capture", decidedBy: .text) { drive($0) { $0.confirm() } },
  Place("fit", decidedBy: .program) { drive($0) { $0.fit() } },
]
