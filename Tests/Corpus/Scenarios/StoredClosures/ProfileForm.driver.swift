import CorpusProbe

public let places: [Place] = [
  Place("name", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let form = ProfileForm()
    probe.watch(form)
    form.watchName()
  },
  Place("nickname", decidedBy: .text) { probe in
    let form = ProfileForm()
    probe.watch(form)
    form.watchNickname()
  },
  Place("record", decidedBy: .text) { probe in
    let form = ProfileForm()
    probe.watch(form)
    form.record(["A", "B"])
  },
]
