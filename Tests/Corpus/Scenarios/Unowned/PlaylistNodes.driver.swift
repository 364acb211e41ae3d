import CorpusProbe

private let storage = "private weak var kept: Playlist?; var playlist: Playlist { get { kept ?? gone() } set { kept = newValue } }"

public let places: [Place] = [
  Place("entry", rule: "unowned_property", decidedBy: .program, repaired: storage) { probe in
    func record() -> PlaylistEntry {
      let playlist = Playlist(name: "Road")
      probe.watch(playlist)
      return playlist.add("Intro")
    }
    _ = record().caption
  },
  Place("header", decidedBy: .program) { probe in
    let playlist = Playlist(name: "Road")
    probe.watch(playlist)
    _ = playlist.headline()
  },
  Place("cursor", rule: "unowned_property", decidedBy: .program, repaired: storage) { probe in
    func record() -> PlaylistCursor {
      let playlist = Playlist(name: "Road")
      probe.watch(playlist)
      return playlist.makeCursor()
    }
    _ = record().next()
  },
  Place("exporter", decidedBy: .program) { probe in
    let playlist = Playlist(name: "Road")
    probe.watch(playlist)
    _ = playlist.add("Intro")
    _ = playlist.export()
  },
]
