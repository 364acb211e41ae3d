import CorpusProbe

public let places: [Place] = [
  Place("attach", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    canvas.onDraw = { [weak self] in self?.log.append($0) }") { probe in
    let tool = BrushTool()
    probe.watch(tool)
    tool.attach()
    tool.canvas.onDraw?(1)
  },
  Place("now", decidedBy: .program) { probe in
    let tool = BrushTool()
    probe.watch(tool)
    tool.drawNow()
  },
  Place("plain", decidedBy: .program) { probe in
    let tool = BrushTool()
    probe.watch(tool)
    tool.attachPlain()
  },
  Place("weakly", decidedBy: .program) { probe in
    let tool = BrushTool()
    probe.watch(tool)
    tool.attachWeakly()
  },
  Place("indirectly", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    canvas.addStroke { [weak self] in self?.log.append($0) }") { probe in
    let tool = BrushTool()
    probe.watch(tool)
    tool.attachIndirectly()
  }
]
