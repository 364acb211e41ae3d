import CorpusProbe


public let places: [Place] = [
  Place("reducer", decidedBy: .program) { probe in
    let s = TodoStore.empty()
    probe.watch(s)
    s.dispatch(.add("a"))
  },
  Place("autosave", rule: "stored_closure_cycle", decidedBy: .text, capture: "store") { probe in
    let s = TodoStore.autosaving()
    probe.watch(s)
    s.dispatch(.add("a"))
  },
  Place("logging", decidedBy: .text) { probe in
    let s = TodoStore.logging()
    probe.watch(s)
    s.dispatch(.add("a"))
  },
  Place("rows", rule: "subscription_cycle", decidedBy: .program, repaired: #"    token = store.observe { [weak self] in self?.render($0) }"#) { probe in
    let s = TodoStore.empty()
    let l = TodoList(store: s)
    probe.watch(l)
    l.appear()
  },
  Place("peek", decidedBy: .program) { probe in
    let s = TodoStore.empty()
    let l = TodoList(store: s)
    probe.watch(l)
    l.peek()
  },
  Place("first", decidedBy: .program) { probe in
    let s = TodoStore.empty()
    let l = TodoList(store: s)
    probe.watch(l)
    l.badge()
  },
]
