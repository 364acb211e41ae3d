import CorpusProbe
import UIKit

@MainActor private func show<Shown: ListController>(_ probe: Probe, _ controller: Shown, _ use: (Shown) -> Void) {
  probe.watch(controller)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: false)
  use(controller)
  controller.table.simulateSelection(at: IndexPath(row: 0, section: 0))
  navigation.popToRootViewController(animated: false)
}

public let places: [Place] = [
  Place("signOutRow", rule: "stored_closure_cycle", decidedBy: .program) { show($0, AccountController()) { $0.build() } },
  Place("versionRow", decidedBy: .program) { show($0, AboutListController()) { $0.build() } },
  Place("messageCells", rule: "stored_closure_cycle", decidedBy: .text) { show($0, MessagesController()) { $0.connect() } },
  Place("swipe", decidedBy: .program) { show($0, MessagesController()) { controller in
    controller.table.simulateSwipe(at: IndexPath(row: 0, section: 0))?.actions[0].simulateTap()
  } },
  Place("editItem", rule: "stored_closure_cycle", decidedBy: .text) { show($0, EditableController()) { $0.addEditItem() } },
  Place("doneItem", decidedBy: .text) { show($0, EditableController()) { $0.addDoneItem() } },
]
