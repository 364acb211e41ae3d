import CorpusProbe
import CorpusUIKit

@MainActor private func run(_ probe: Probe, _ use: (DocumentViewController) -> Void) {
  let browser = DocumentBrowser()
  let screen = browser.open()
  probe.watch(screen)
  use(screen)
  browser.closeDocument()
}

public let places: [Place] = [
  Place("rename", decidedBy: .text) { probe in
    run(probe) { $0.rename(); ($0.presentedViewController as? UIAlertController)?.simulateTap(on: "OK") }
  },
  Place("confirm", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    run(probe) { $0.prepareConfirmation() }
  },
  Place("share", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    run(probe) { $0.addShareItem(); $0.navigationItem.rightBarButtonItem?.simulateTap() }
  },
  Place("save", decidedBy: .text) { probe in
    run(probe) { $0.addSaveAction(); $0.saveButton.simulateTap() }
  },
  Place("export", rule: "stored_closure_cycle", decidedBy: .text,
        repaired: "    let pdf = UIAction(title: \"PDF\", handler: { [weak self] in self?.export($0) })") { probe in
    run(probe) { $0.addExportMenu() }
  },
  Place("close", decidedBy: .text) { probe in
    run(probe) { $0.addCloseTarget(); $0.shareButton.simulateTap() }
  },
]
