import UIKit
import CorpusProbe

@MainActor private func run(_ probe: Probe, cells: Bool = false, _ make: () -> StickerBoard) {
  let composer = ChatComposer()
  composer.show(make())
  if cells { composer.board!.grid.visibleCells.forEach { probe.watch($0) } } else { probe.watch(composer.board!) }
  composer.hideBoard()
}

public let places: [Place] = [
  Place("cellDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: StickerCellDelegate?") { p in run(p) { SendingBoard() } },
  Place("preview", rule: "stored_closure_cycle", decidedBy: .program) { p in run(p) { PreviewBoard() } },
  Place("recents", decidedBy: .program) { p in run(p) { RecentsBoard() } },
  Place("wobble", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { p in run(p, cells: true) { WobbleBoard() } },
  Place("fading", decidedBy: .text) { p in run(p, cells: true) { FadingBoard() } },
]
