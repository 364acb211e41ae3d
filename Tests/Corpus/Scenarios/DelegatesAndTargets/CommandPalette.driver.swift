import CorpusProbe

@MainActor private func edit(_ probe: Probe, _ object: (Workspace) -> AnyObject?) {
  let workspace = Workspace()
  workspace.open()
  probe.watch(object(workspace)!)
  workspace.close()
}

public let places: [Place] = [
  Place("paletteDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: PaletteDelegate?") { edit($0) { $0.window } },
  Place("paletteSource", decidedBy: .program) { edit($0) { $0.symbol } },
  Place("quickOpen", rule: "stored_closure_cycle", decidedBy: .text, capture: "palette") { edit($0) { $0.quick } },
  Place("goToSymbol", decidedBy: .program, capture: "history") { edit($0) { $0.symbol } },
  Place("split", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    CommandRegistry.shared.register(Command(title: \"Split\") { [weak self] in guard let self else { return }") { edit($0) { $0.split } },
  Place("zen", decidedBy: .program) { edit($0) { $0.zen } },
]
