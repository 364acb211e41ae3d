import CorpusProbe

public let places: [Place] = [
  Place("length", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let form = PasswordForm()
    probe.watch(form)
    form.setUp()
    _ = form.submit("abc")
  },
  Place("name", decidedBy: .text) { probe in
    let form = NameForm()
    probe.watch(form)
    form.setUp()
    _ = form.submit("ab c")
  },
  Place("code", decidedBy: .program) { probe in
    let form = CodeForm()
    probe.watch(form)
    _ = form.isValid("1234")
  },
]
