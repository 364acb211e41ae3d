import CorpusProbe

public let places: [Place] = [
  Place("tap", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let list = FoldingList()
    probe.watch(list)
    list.show(["a", "b"])
    list.fold()
  },
  Place("hint", decidedBy: .program) { probe in
    let list = FoldingList()
    probe.watch(list)
    list.showBriefly(["a", "b"])
    list.fold()
  },
]
