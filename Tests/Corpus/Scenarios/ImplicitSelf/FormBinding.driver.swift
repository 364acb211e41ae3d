import CorpusProbe

private func screen(_ probe: Probe) -> FormScreen {
  let screen = FormScreen()
  probe.watch(screen)
  probe.watch(screen.field)
  return screen
}

public let places: [Place] = [
  Place(
    "bind", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "    field.onChange = { [store, weak field] value in guard let field else { return }"
  ) { probe in
    let screen = screen(probe)
    screen.bindAll()
    screen.field.text = "Ada"
  },
  Place("key", decidedBy: .text) { probe in
    let screen = screen(probe)
    screen.bindKeys()
    screen.field.text = "Ada"
  },
  Place("prefix", decidedBy: .text) { probe in
    let screen = screen(probe)
    screen.bindStore()
    screen.field.text = "Ada"
  },
  Place("checks", decidedBy: .text) { probe in
    let screen = screen(probe)
    FormScreen.addChecks()
    screen.field.text = "Ada"
  },
  Place("show", decidedBy: .text) { probe in
    let screen = screen(probe)
    screen.show("name")
    screen.field.text = "Ada"
  },
]
