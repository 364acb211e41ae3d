import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("dictionary", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var host: ReaderHost?") { probe in
    probe.watch(Library().read(with: DictionaryPlugin()))
  },
  Place("notes", decidedBy: .program) { probe in
    let plugin = NotesPlugin()
    probe.watch(plugin)
    probe.watch(Library().read(with: plugin))
  },
  Place("font", rule: "stored_closure_cycle", decidedBy: .program, capture: "host") { probe in
    probe.watch(Library().read(with: FontPlugin()))
  },
  Place("chapter", decidedBy: .program) { probe in
    let screen = ReaderViewController()
    probe.watch(screen)
    Library().visit(screen)
  },
  Place("bookmark", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    DeepLinks.add(\"bookmark\") { [weak self] in self?.jump($0) }") { probe in
    let screen = BookmarkViewController()
    probe.watch(screen)
    Library().visit(screen)
  },
  Place("render", decidedBy: .text) { probe in
    let host = ReaderHost()
    probe.watch(host)
    host.use(Middleware(name: "trim") { $0 })
    _ = host.render("Once")
  },
]
