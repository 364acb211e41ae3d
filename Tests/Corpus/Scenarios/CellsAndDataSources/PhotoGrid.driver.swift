import CorpusProbe
import UIKit

@MainActor private func show(_ controller: UIViewController) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: false)
  navigation.popToRootViewController(animated: false)
}

public let places: [Place] = [
  Place("cellImage", decidedBy: .program) { probe in
    let cell = PhotoCell()
    probe.watch(cell)
    cell.show(Photo(id: 9))
    probe.wait(0.05)
  },
  Place("favorite", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let controller = LibraryController()
    probe.watch(controller)
    show(controller)
  },
  Place("albumCells", decidedBy: .text) { probe in
    let controller = AlbumController()
    probe.watch(controller)
    show(controller)
  },
  Place("importProgress", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let controller = ImportController()
    probe.watch(controller)
    show(controller)
  },
]
