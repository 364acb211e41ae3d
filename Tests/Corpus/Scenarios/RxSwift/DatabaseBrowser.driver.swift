import CorpusProbe

@MainActor private func browse(_ probe: Probe, _ work: (BrowserController, Database) -> Void) {
  let database = Database()
  let browser = BrowserController(database: database)
  probe.watch(browser)
  browser.loadViewIfNeeded()
  work(browser, database)
}

public let places: [Place] = [
  Place("sanitize", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .map { [weak self] in self?.sanitized($0) ?? \"\" }") { probe in browse(probe) { browser, _ in browser.bindQuery() } },
  Place("changes", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    browse(probe) { browser, _ in browser.bindChanges() }
  },
  Place("run", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .subscribe(onNext: { [weak self] in self?.run() })") { probe in
    browse(probe) { browser, _ in
      browser.bindRun()
      browser.runButton.simulateTap()
    }
  },
  Place("count", decidedBy: .text) { probe in browse(probe) { browser, _ in browser.bindCount() } },
  Place("title", decidedBy: .text) { probe in browse(probe) { browser, _ in browser.bindTitle() } },
  Place("reload", decidedBy: .program) { probe in browse(probe) { browser, _ in browser.reload("users") } },
]
