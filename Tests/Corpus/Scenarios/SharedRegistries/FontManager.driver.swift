import CorpusProbe

private func inspector(_ probe: Probe, _ use: (TextInspector) -> Void) {
  let inspector = TextInspector()
  probe.watch(inspector)
  use(inspector)
}

public let places: [Place] = [
  Place("picker", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let picker = FontPicker()
    probe.watch(picker)
    picker.begin()
  },
  Place("preview", decidedBy: .program) { probe in
    let preview = FontPreview()
    probe.watch(preview)
    preview.begin()
  },
  Place("load", decidedBy: .program) { probe in
    let preview = FontPreview()
    probe.watch(preview)
    preview.show("Bodoni")
  },
  Place("activate", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    FontManager.shared.onActivate = { [weak self] in self?.remember($0) }") { probe in
    inspector(probe) { $0.followActivation() }
  },
  Place("fallback", decidedBy: .text) { probe in inspector(probe) { $0.installFallback() } },
  Place("personal", rule: "unbounded_self_capture", decidedBy: .program) { probe in inspector(probe) { $0.installPersonalFallback() } },
]
