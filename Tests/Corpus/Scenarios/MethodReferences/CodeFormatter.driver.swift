import CorpusProbe

@MainActor private func format(_ probe: Probe, _ formatter: Formatter) {
  probe.watch(formatter)
  _ = FormatCommand.run([formatter])
}

public let places: [Place] = [
  Place("blockParent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var parent: SyntaxNode?") { probe in FormatCommand.blocks { probe.watch($0) } },
  Place("statementParent", decidedBy: .text) { probe in FormatCommand.statements { probe.watch($0) } },
  Place("indent", rule: "stored_closure_cycle", decidedBy: .program) { format($0, IndentFormatter(width: 2)) },
  Place("longest", decidedBy: .program) { format($0, LineCounter()) },
  Place("quotes", decidedBy: .text) { format($0, QuoteFormatter()) },
  Place("semicolons", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    rules.append(Rule(name: \"semicolons\") { [weak self] in self?.removeSemicolon($0) })") { format($0, SemicolonFormatter()) },
]
