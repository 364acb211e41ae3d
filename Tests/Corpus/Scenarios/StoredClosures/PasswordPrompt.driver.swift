import CorpusProbe

private let leak = "stored_closure_cycle"

private func open(_ probe: Probe) {
  let page = VaultPage()
  probe.watch(page)
  page.open()
}

public let places: [Place] = [
  Place("open", decidedBy: .program) { open($0) },
  Place("unlock", decidedBy: .program) { open($0) },
  Place("once", decidedBy: .program) { open($0) },
  Place("plain", decidedBy: .program) { open($0) },
  Place("strict", decidedBy: .program) { open($0) },
  Place("forgotten", decidedBy: .program) { open($0) },
  Place("create", rule: leak, decidedBy: .program) { probe in
    let page = NewVaultPage()
    probe.watch(page)
    page.create()
  },
  Place("load", rule: leak, decidedBy: .program) { probe in
    let page = RetryPage()
    probe.watch(page)
    page.load()
  },
  Place("show", rule: leak, decidedBy: .program) { probe in
    let page = CancelPage()
    probe.watch(page)
    page.show()
  },
  Place("styled", rule: leak, decidedBy: .program) { probe in
    let page = StylePage()
    probe.watch(page)
    page.show()
  },
]
