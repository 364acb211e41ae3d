import CorpusProbe


public let places: [Place] = [
  Place("summary", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let f = SignupForm()
    probe.watch(f)
    _ = f.summary()
  },
  Place("heading", decidedBy: .text) { probe in
    let f = SignupForm()
    probe.watch(f)
    _ = f.heading
  },
  Place("length", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let f = SignupForm()
    probe.watch(f)
    f.requireLength()
    _ = f.submit()
  },
  Place("spaces", decidedBy: .program) { probe in
    let f = SignupForm()
    probe.watch(f)
    f.requireNoSpaces()
    _ = f.submit()
  },
  Place("match", decidedBy: .program) { probe in
    let f = SignupForm()
    probe.watch(f)
    probe.watch(f.password)
    probe.watch(f.repeated)
    f.requireMatch()
    _ = f.submit()
  },
  Place("trim", rule: "stored_closure_cycle", decidedBy: .program, capture: "email") { probe in
    let f = SignupForm()
    probe.watch(f.email)
    f.mirrorEmail()
    f.email.text = " x"
  },
]
