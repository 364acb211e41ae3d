import CorpusProbe

public let places: [Place] = [
  Place("delegate", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let screen = TicketScreen()
    probe.watch(screen)
    screen.attach()
    screen.feed()
    screen.scanner.scan()
  },
  Place("fallback", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var fallback: CodeScannerSource?") { probe in
    let screen = TicketScreen()
    probe.watch(screen)
    screen.feedAsFallback()
  },
  Place("relayed", decidedBy: .program) { probe in
    let screen = QueueScreen()
    probe.watch(screen)
    screen.attach()
    screen.attachPrinter()
    screen.attach()
  }
]
