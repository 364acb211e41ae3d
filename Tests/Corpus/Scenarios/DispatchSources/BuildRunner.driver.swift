import CorpusProbe

public let places: [Place] = [
  Place(
    "timeout", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "    let item = DispatchWorkItem { [weak self] in self?.abort() }"
  ) { probe in
    let window = BuildWindow()
    let runner = window.open()
    probe.watch(runner)
    runner.limitDuration(to: 0.05)
    window.close()
  },
  Place("refresh", decidedBy: .text) { probe in
    let window = BuildWindow()
    let runner = window.open()
    probe.watch(runner)
    runner.refreshSoon()
    window.close()
  },
  Place("warning", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let window = BuildWindow()
    let runner = window.open()
    probe.watch(runner)
    runner.collectWarnings()
    probe.wait()
    window.close()
  },
  Place("exit", decidedBy: .program) { probe in
    let window = BuildWindow()
    window.buildOnce()
    probe.watch(window.runner!)
    window.close()
  },
  Place(
    "save", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    watcher.onSave = { [weak self] in self?.refreshSoon() }"
  ) { probe in
    let window = BuildWindow()
    let runner = window.open()
    probe.watch(runner)
    runner.rebuildOnSave()
    window.close()
  },
  Place("summary", decidedBy: .text) { probe in
    let window = BuildWindow()
    let runner = window.open()
    probe.watch(runner)
    runner.summarize()
    window.close()
  },
]
