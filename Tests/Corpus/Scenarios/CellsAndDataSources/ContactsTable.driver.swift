import CorpusProbe
import UIKit

@MainActor
private func show(_ probe: Probe, _ controller: UIViewController, _ use: (UIViewController) -> Void = { _ in }) {
  probe.watch(controller)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: false)
  use(controller)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("contacts", rule: "stored_closure_cycle", decidedBy: .text) { probe in show(probe, ContactsController()) },
  Place("favourites", decidedBy: .text, capture: "prefix") { probe in show(probe, FavouritesController()) },
  Place("more", decidedBy: .program, capture: "cell") { probe in
    show(probe, RecentCallsController()) { controller in
      let cell = (controller.view as! UITableView).visibleCells[0] as! ContactCell
      probe.watch(cell)
      cell.onMore?()
    }
  },
  Place("swipe", decidedBy: .text) { probe in
    show(probe, RecentCallsController()) { controller in
      (controller.view as! UITableView).simulateSwipe(at: IndexPath(row: 1, section: 0))?.actions[0].simulateTap()
    }
  },
  Place("unblock", rule: "stored_closure_cycle", decidedBy: .program) { probe in show(probe, BlockedController()) },
  Place("addMember", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    show(probe, GroupController()) { $0.navigationItem.rightBarButtonItem?.simulateTap() }
  },
]
