import CorpusProbe

public let places: [Place] = [
  Place("next", decidedBy: .program) { probe in
    let loader = PageLoader()
    probe.watch(loader)
    Task { [weak loader] in _ = await loader?.next() }
    probe.wait(0.03)
    loader.deliver(3)
    probe.wait(0.03)
  },
  Place("bridge", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let loader = PageLoader()
    probe.watch(loader)
    Task { _ = await loader.bridge() }
    probe.wait(0.03)
  },
  Place("load", decidedBy: .text) { probe in
    let loader = PageLoader()
    probe.watch(loader)
    loader.load { _ in }
  },
  Place("reload", decidedBy: .text) { probe in
    let loader = PageLoader()
    probe.watch(loader)
    loader.reload()
  },
  Place("observe", decidedBy: .text) { probe in
    let loader = PageLoader()
    probe.watch(loader)
    loader.observe()
  }
]
