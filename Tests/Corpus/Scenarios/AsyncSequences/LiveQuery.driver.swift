import CorpusProbe

public let places: [Place] = [
  Place("makeStream", decidedBy: .program) { probe in
    let store = Store<Note>()
    probe.watch(store)
    _ = store.changes()
    store.put(Note(key: 1, text: "a"))
    store.close()
  },
  Place("observeList", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let notebook = Notebook()
    notebook.showList()
    probe.watch(notebook.list!)
    probe.wait()
    notebook.store.put(Note(key: 1, text: "a"))
    probe.wait()
    notebook.hideList()
  },
  Place("observeCounter", decidedBy: .text) { probe in
    let notebook = Notebook()
    notebook.open()
    probe.watch(notebook.counter!)
    probe.wait()
    notebook.store.put(Note(key: 1, text: "a"))
    probe.wait()
    notebook.close()
  },
  Place("follow", decidedBy: .program) { probe in
    let notebook = Notebook()
    notebook.open()
    probe.watch(notebook.exporter!)
    probe.wait()
    notebook.store.put(Note(key: 1, text: "a"))
    probe.wait()
    notebook.close()
  },
  Place("observeBadge", rule: "unowned_capture", decidedBy: .program) { probe in
    let notebook = Notebook()
    notebook.showBadge()
    probe.watch(notebook.badge!)
    probe.wait()
    notebook.hideBadge()
    probe.wait(0.05)
  },
]
