import CorpusProbe

private func presenter(_ probe: Probe) -> ToastPresenter {
  let presenter = ToastPresenter()
  probe.watch(presenter)
  return presenter
}

public let places: [Place] = [
  Place("show", decidedBy: .text) { probe in
    presenter(probe).show("Saved")
  },
  Place("replaced", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    presenter(probe).showUntilReplaced("Saved")
    probe.wait(0.1)
  },
  Place("dim", decidedBy: .text) { probe in
    presenter(probe).dim()
  },
  Place(
    "fade", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "fadeItem = DispatchWorkItem { [weak self] in self?.undim() }"
  ) { probe in
    presenter(probe).fade()
    probe.wait(0.05)
  },
  Place("flash", decidedBy: .text) { probe in
    presenter(probe).flash()
  },
]
