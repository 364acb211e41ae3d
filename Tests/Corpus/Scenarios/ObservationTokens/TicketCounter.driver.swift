import CorpusProbe

public let places: [Place] = [
  Place("sales", rule: "subscription_cycle", decidedBy: .text) { probe in
    let counter = TicketCounter()
    probe.watch(counter)
    counter.countSales()
    counter.tickets.onNext(12)
  },
  Place("income", rule: "subscription_cycle", decidedBy: .text) { probe in
    let counter = TicketCounter()
    probe.watch(counter)
    counter.countIncome()
    counter.tickets.onNext(12)
  },
  Place("fees", decidedBy: .text) { probe in
    let counter = TicketCounter()
    probe.watch(counter)
    counter.countFees()
    counter.tickets.onNext(12)
  },
  Place("first", decidedBy: .text) { probe in
    let counter = TicketCounter()
    probe.watch(counter)
    counter.celebrateFirst()
    counter.tickets.onNext(12)
  },
  Place("open", decidedBy: .text) { probe in
    let counter = TicketCounter()
    probe.watch(counter)
    counter.open()
  },
  Place("follow", decidedBy: .text) { probe in
    let counter = TicketCounter()
    let other = TicketCounter()
    probe.watch(counter)
    probe.watch(other)
    counter.follow(other)
    other.tickets.onNext(9)
  },
]
