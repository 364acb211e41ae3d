import CorpusProbe

private func playlist(_ probe: Probe) -> Playlist {
  let playlist = Playlist(title: "Morning", tracks: ["A", "B"], deck: AudioDeck())
  probe.watch(playlist.deck)
  return playlist
}

public let places: [Place] = [
  Place(
    "finish", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "deck.onFinish = { [title, tracks] in print(title, tracks.count) }"
  ) { probe in
    playlist(probe).start()
  },
  Place("quiet", decidedBy: .text) { probe in
    playlist(probe).startQuietly()
  },
  Place(
    "skipping", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "deck.onSkip = { [title] in print(title, $0) }"
  ) { probe in
    let playlist = playlist(probe)
    playlist.allowSkipping()
    playlist.deck.skip(1)
  },
  Place("audition", decidedBy: .program) { probe in
    playlist(probe).audition("A")
  },
]
