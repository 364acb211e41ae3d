import CorpusProbe

private func menus(_ probe: Probe) -> EditorMenus {
  let menus = EditorMenus()
  probe.watch(menus)
  return menus
}

public let places: [Place] = [
  Place("copy", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    menus(probe).installEditMenu()
  },
  Place("cut", decidedBy: .program) { probe in
    menus(probe).popUp()
  },
  Place("recents", rule: "nested_closure_strong_self", decidedBy: .program) { probe in
    menus(probe).installRecents()
  },
  Place("view", decidedBy: .program) { probe in
    menus(probe).installView()
  },
  Place("reopen", decidedBy: .program) { probe in
    menus(probe).popUpRecents()
  },
]
