import CorpusProbe

public let places: [Place] = [
  Place("prepare", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let setter = Typesetter()
    probe.watch(setter)
    setter.prepare()
  },
  Place("byValue", decidedBy: .program) { probe in
    let setter = Typesetter()
    probe.watch(setter)
    setter.prepareByValue()
  },
  Place("warning", rule: "stored_method_reference_cycle", decidedBy: .program, repaired: "    warn = limited(3, { [weak self] in self?.addWarning() })") { probe in
    let setter = Typesetter()
    probe.watch(setter)
    setter.prepareWarning()
  },
  Place("layout", decidedBy: .program) { probe in
    let setter = Typesetter()
    probe.watch(setter)
    _ = setter.layout("a b")
  },
  Place("returned", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let setter = Typesetter()
    probe.watch(setter)
    setter.useFunction()
  }
]
