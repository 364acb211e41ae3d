import CorpusProbe

public let places: [Place] = [
  Place(
    "parent", rule: "mutual_ownership_cycle", decidedBy: .text,
    repaired: "  private(set) weak var parent: OutlineNode?"
  ) { probe in
    let root = OutlineNode(title: "Book")
    probe.watch(root)
    root.insert(OutlineNode(title: "Chapter"))
  },
  Place("folder", decidedBy: .text) { probe in
    let root = FolderNode(title: "Home")
    probe.watch(root)
    root.insert(FolderNode(title: "Documents"))
  },
  Place("previous", decidedBy: .text) { probe in
    let first = HistoryEntry(address: "/")
    probe.watch(first)
    let second = first.visit("/news")
    probe.watch(second)
  },
  Place(
    "next", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "  weak var next: TrackNode?"
  ) { probe in
    let playlist = RepeatingPlaylist()
    playlist.load(["A", "B", "C"])
    probe.watch(playlist.first!)
    playlist.repeatAll()
  },
]
