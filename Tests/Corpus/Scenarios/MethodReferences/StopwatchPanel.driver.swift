import CorpusProbe

public let places: [Place] = [
  Place(
    "start", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "    startButton.onTap = { [weak self] in self?.start() }"
  ) { probe in
    let panel = StopwatchPanel()
    probe.watch(panel)
    panel.wireStart()
  },
  Place(
    "lap", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "    startButton.onHold = { [weak self] in self?.addLap() }"
  ) { probe in
    let panel = StopwatchPanel()
    probe.watch(panel)
    panel.wireLaps()
  },
  Place("sound", decidedBy: .program) { probe in
    let panel = StopwatchPanel()
    probe.watch(panel)
    panel.wireSound()
  },
  Place("help", decidedBy: .text) { probe in
    let panel = StopwatchPanel()
    probe.watch(panel)
    panel.wireHelp()
  },
  Place(
    "precise", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "    display.format = { [weak self] in self?.precise($0) ?? gone() }"
  ) { probe in
    let panel = StopwatchPanel()
    probe.watch(panel)
    panel.usePreciseFormat()
  },
  Place("clock", decidedBy: .text) { probe in
    let panel = StopwatchPanel()
    probe.watch(panel)
    panel.useClockFormat()
  },
]
