import CorpusProbe

public let places: [Place] = [
  Place("expression", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let grammar = Arithmetic()
    probe.watch(grammar)
    _ = grammar.evaluate("12")
  },
  Place("list", decidedBy: .program) { probe in
    let grammar = ListGrammar()
    probe.watch(grammar)
    _ = grammar.parse("12")
  },
  Place("term", rule: "unowned_capture", decidedBy: .program) { probe in
    let object = ListGrammar()
    probe.watch(object)
    let parser = CalcGrammar.standard()
    var input = Substring("7")
    _ = parser.run(&input)
  },
  Place("known", decidedBy: .text) { probe in
    let tokenizer = Tokenizer()
    probe.watch(tokenizer)
    _ = tokenizer.scan("abc")
  },
  Place("rule", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let diagnostics = Diagnostics()
    probe.watch(diagnostics)
    diagnostics.addRule(for: ";")
    _ = diagnostics.check(";")
  },
]
