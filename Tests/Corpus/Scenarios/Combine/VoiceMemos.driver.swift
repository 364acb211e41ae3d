import CorpusProbe

public let places: [Place] = [
  Place("level", rule: "stored_closure_cycle", decidedBy: .program) { $0.watch(MemoScene().record()) },
  Place(
    "load", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "      .flatMap { [store] id in store.load(id) }"
  ) { $0.watch(MemoScene().detail()) },
  Place("list", decidedBy: .text) { $0.watch(MemoScene().list()) },
  Place("seen", rule: "stored_closure_cycle", decidedBy: .text) { $0.watch(MemoScene().counter()) },
  Place("badge", decidedBy: .text) { $0.watch(MemoScene().badge()) },
  Place("playback", rule: "stored_closure_cycle", decidedBy: .program, capture: "player") { $0.watch(MemoScene().playback()) },
]
