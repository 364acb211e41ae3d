import CorpusProbe


public let places: [Place] = [
  Place("subjects", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let m = MailboxViewModel(store: .shared)
    probe.watch(m)
    m.observeSubjects()
  },
  Place("unread", decidedBy: .program) { probe in
    let m = MailboxViewModel(store: .shared)
    probe.watch(m)
    m.observeUnread()
    MailStore.shared.unread.send(2)
  },
  Place("badge", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"      .sink { [weak self] in self?.badge = $0 }"#) { probe in
    let m = MailboxViewModel(store: .shared)
    probe.watch(m)
    m.observeBadge()
  },
  Place("count", decidedBy: .program) { probe in
    let m = MailboxViewModel(store: .shared)
    probe.watch(m)
    m.observeCount()
  },
  Place("once", decidedBy: .program) { probe in
    let m = MailboxViewModel(store: .shared)
    probe.watch(m)
    m.loadOnce()
  },
]
