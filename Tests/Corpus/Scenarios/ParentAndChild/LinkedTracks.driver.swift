import CorpusProbe

public let places: [Place] = [
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
