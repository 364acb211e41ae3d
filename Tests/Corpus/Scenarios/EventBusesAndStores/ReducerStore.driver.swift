import CorpusProbe

private func window(_ probe: Probe, _ part: (Window) -> AnyObject) {
  let window = Window()
  probe.watch(part(window))
  window.open()
  window.close()
}

public let places: [Place] = [
  Place("effect", decidedBy: .program) { probe in
    let store = Store<AppState, AppAction>(AppState(), reduce: appReducer)
    probe.watch(store)
    store.send(.load)
  },
  Place("editor", rule: "stored_closure_cycle", decidedBy: .program) { probe in window(probe) { $0.editor } },
  Place("preview", decidedBy: .program) { probe in window(probe) { $0.preview } },
  Place("badge", rule: "unbounded_self_capture", decidedBy: .program) { probe in window(probe) { $0.badge } },
  Place("counter", decidedBy: .text) { probe in window(probe) { $0.counter } },
]
