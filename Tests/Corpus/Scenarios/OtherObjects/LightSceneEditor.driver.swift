import CorpusProbe

public let places: [Place] = [
  Place("brightness", rule: "stored_closure_cycle", decidedBy: .text, capture: "bulb") { probe in
    let editor = SceneEditor(names: ["Desk"])
    probe.watch(editor.bulbs[0])
    editor.trackBrightness()
    editor.bulbs[0].set(brightness: 3)
  },
  Place("color", decidedBy: .text) { probe in
    let editor = SceneEditor(names: ["Desk"])
    probe.watch(editor.bulbs[0])
    probe.watch(editor)
    editor.trackColors()
    editor.bulbs[0].onColorChange?("red")
  },
  Place("unreachable", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let editor = SceneEditor(names: ["Desk"])
    probe.watch(editor)
    editor.trackReachability()
    editor.bulbs[0].onUnreachable?()
  },
  Place("apply", decidedBy: .text) { probe in
    let editor = SceneEditor(names: ["Desk"])
    probe.watch(editor)
    editor.save(as: "Evening")
    editor.apply(editor.history[0])
  },
]
