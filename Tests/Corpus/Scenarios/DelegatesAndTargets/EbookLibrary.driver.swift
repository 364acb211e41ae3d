import CorpusProbe

@MainActor private func read(_ probe: Probe, _ part: (Library) -> AnyObject?) {
  let library = Library()
  library.read()
  probe.watch(part(library)!)
  _ = library.putBack()
}

public let places: [Place] = [
  Place("pagination", decidedBy: .program) { read($0) { $0.reader } },
  Place("bookmarks", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: (any BookmarkListDelegate)?") { read($0) { $0.panel } },
  Place("book", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var book: Book?") { read($0) { $0.book } },
  Place("page", decidedBy: .program) { read($0) { $0.page } },
]
