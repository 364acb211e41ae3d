import CorpusProbe

public let places: [Place] = [
  Place("spin", rule: "stored_closure_cycle", decidedBy: .program, repaired: "animator.animate({ angle += 0.2 }) { [weak self] in self?.spin() }") { probe in
    let spinner = Spinner()
    probe.watch(spinner)
    spinner.spin()
    probe.wait(0.05)
  },
  Place("pulse", decidedBy: .program) { probe in
    let spinner = Spinner()
    probe.watch(spinner)
    spinner.pulse(2)
    probe.wait(0.05)
  },
]
