import CorpusProbe

private func editor(_ probe: Probe) -> LevelEditor {
  let editor = LevelEditor()
  probe.watch(editor)
  return editor
}

private func brush(_ probe: Probe) -> BrushTool {
  let brush = BrushTool()
  probe.watch(brush)
  return brush
}

public let places: [Place] = [
  Place(
    "brush", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "  weak var editor: LevelEditor?"
  ) { probe in
    editor(probe).install(brush(probe))
  },
  Place("picker", decidedBy: .program) { probe in
    let picker = PickerTool()
    probe.watch(picker)
    editor(probe).pick(with: picker)
  },
  Place("ruler", decidedBy: .program) { probe in
    _ = editor(probe).measure()
  },
  Place(
    "options", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "  weak var brush: BrushTool?"
  ) { probe in
    editor(probe).resize(brush(probe), to: 8)
  },
  Place("preset", decidedBy: .program) { probe in
    let preset = editor(probe).preset(from: brush(probe))
    preset.name = "Ink"
  },
]
