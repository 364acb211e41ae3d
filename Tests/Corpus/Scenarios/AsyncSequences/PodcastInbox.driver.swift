import CorpusProbe

public let places: [Place] = [
  Place("refreshLoop", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let scene = PodcastScene()
    scene.showLibrary()
    probe.watch(scene.refresher!)
    probe.wait(0.02)
    scene.disappear()
  },
  Place("inbox", decidedBy: .text) { probe in
    let scene = PodcastScene()
    scene.showInbox()
    probe.watch(scene.inbox!)
    probe.wait(0.02)
    scene.disappear()
  },
  Place(
    "nowPlaying", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "    task = Task { [weak self, feed] in for await episode in feed.episodes { self?.current = episode.title } }; _ = { [weak self] in"
  ) { probe in
    let scene = PodcastScene()
    scene.showPlayer()
    probe.watch(scene.playing!)
    probe.wait(0.02)
    scene.disappear()
  },
  Place("downloads", decidedBy: .program) { probe in
    let scene = PodcastScene()
    scene.showDownloads()
    probe.watch(scene.downloads!)
    probe.wait(0.02)
    scene.disappear()
  },
  Place("notes", decidedBy: .text) { probe in
    let scene = PodcastScene()
    scene.showNotes()
    probe.watch(scene.notes!)
    scene.disappear()
  },
]
