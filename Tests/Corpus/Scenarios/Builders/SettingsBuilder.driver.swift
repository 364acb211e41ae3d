import CorpusProbe
import UIKit

@MainActor
private func visit(_ probe: Probe, _ controller: UIViewController) {
  probe.watch(controller)
  SettingsFlow().visit(controller)
  if let table = controller as? UITableViewController { table.tableView(table.tableView, didSelectRowAt: IndexPath(row: 0, section: 0)) }
}

public let places: [Place] = [
  Place("accountRows", decidedBy: .program) { probe in visit(probe, AccountSettingsController()) },
  Place("toggle", rule: "stored_closure_cycle", decidedBy: .program) { probe in visit(probe, SoundSettingsController()) },
  Place("detail", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    row = SettingsRow(title: \"Clear history\", detail: { [weak self] in self?.detail() ?? \"\" })") { probe in
    visit(probe, PrivacySettingsController())
  },
  Place("version", decidedBy: .program) { probe in visit(probe, AboutController()) },
]
