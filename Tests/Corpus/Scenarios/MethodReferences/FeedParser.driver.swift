import CorpusProbe

public let places: [Place] = [
  Place("open", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    tokenizer.onOpen = { [weak self] in self?.open($0) }") { probe in
    let parser = FeedParser()
    probe.watch(parser)
    parser.prepare()
    parser.parse("<a x /a")
  },
  Place("collect", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    let handler = { [weak self] (text: String) in self?.collect(text) as Void? ?? () }") { probe in
    let parser = OutlineParser()
    probe.watch(parser)
    parser.prepare()
    parser.parse("<a x /a")
  },
  Place("collectLinks", decidedBy: .text) { probe in
    let parser = LinkParser()
    probe.watch(parser)
    parser.parse("<a http://x /a")
  },
  Place("normalized", decidedBy: .text) { probe in
    let parser = LinkParser()
    probe.watch(parser)
    parser.parse("<a http://x /a")
    _ = parser.sorted()
  },
  Place("push", decidedBy: .text) { probe in
    let parser = StrictParser()
    probe.watch(parser)
    parser.parse("<a <a /a")
  },
  Place("segment", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let grammar = PathGrammar(separator: "/")
    probe.watch(grammar)
    _ = grammar.matches("/a/b")
  },
]
