import CorpusProbe

public let places: [Place] = [
  Place("and", decidedBy: .program) { probe in
    let form = SignUpForm()
    probe.watch(form)
    _ = form.isValid("a")
  },
  Place("length", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let form = SignUpForm()
    probe.watch(form)
    form.addLength()
  },
  Place("repetition", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    rules.append(Rule(name: \"length\") { [weak self] in $0 == self?.password })") { probe in
    let form = SignUpForm()
    probe.watch(form)
    form.addRepetition()
  },
  Place("fixed", decidedBy: .program) { probe in
    let form = SignUpForm()
    probe.watch(form)
    form.addFixed()
  },
  Place("combine", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let form = SignUpForm()
    probe.watch(form)
    form.combine()
  },
  Place("strict", decidedBy: .program) { probe in
    let form = SignUpForm()
    probe.watch(form)
    _ = form.isValid("a")
  }
]
