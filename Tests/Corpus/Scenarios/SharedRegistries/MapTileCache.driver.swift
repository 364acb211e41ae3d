import CorpusProbe

@MainActor private func map(_ probe: Probe) {
  let router = TravelRouter()
  probe.watch(router.showMap())
  probe.wait(0.02)
  router.back()
}

public let places: [Place] = [
  Place("frontmost", decidedBy: .program) { map($0) },
  Place("mapTiles", decidedBy: .program) { map($0) },
  Place("tile", decidedBy: .program) { map($0) },
  Place("offlineTiles", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let router = TravelRouter()
    probe.watch(router.showOffline())
    router.back()
  },
  Place(
    "lastPicked", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "    struct Last { weak var picker: PlacePickerViewController? }; _ = Last(picker: self)"
  ) { probe in
    let router = TravelRouter()
    let picker = router.choosePlace()
    probe.watch(picker)
    picker.pick("Museum")
  },
]
