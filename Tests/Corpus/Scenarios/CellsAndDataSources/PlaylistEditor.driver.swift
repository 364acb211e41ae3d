import CorpusProbe
import CorpusUIKit

public let places: [Place] = [
  Place("favourite", decidedBy: .program) { probe in
    let list = PlaylistViewController(style: .plain)
    probe.watch(list)
    list.beginAppearanceTransition(true, animated: false)
    list.endAppearanceTransition()
    (list.tableView.visibleCells.first as? TrackCell)?.onFavourite?()
  },
  Place("clear", decidedBy: .text) { probe in
    let list = PlaylistViewController(style: .plain)
    probe.watch(list)
    list.loadViewIfNeeded()
    list.askToClear()
    (list.presentedViewController as? UIAlertController)?.simulateTap(on: "Clear")
  },
  Place("queueHeart", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let queue = QueueViewController(style: .plain)
    queue.beginAppearanceTransition(true, animated: false)
    queue.endAppearanceTransition()
    let cell = queue.tableView.visibleCells.first as! TrackCell
    probe.watch(cell)
    cell.onFavourite?()
  },
  Place("discard", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let info = PlaylistInfoViewController()
    probe.watch(info)
    info.loadViewIfNeeded()
    info.close()
  },
]
