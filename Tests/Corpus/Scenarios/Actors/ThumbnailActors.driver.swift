import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("fetch", decidedBy: .program) { probe in
    let screen = GalleryScreen()
    Task { await screen.open() }
    probe.wait(atMost: 2, until: { screen.isReady })
    probe.watch(screen.downloader!)
    screen.close()
  },
  Place("group", decidedBy: .program) { probe in
    let screen = GalleryScreen()
    Task { await screen.open() }
    probe.wait(atMost: 2, until: { screen.isReady })
    probe.watch(screen.downloader!)
    screen.close()
  },
  Place("listener", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = GalleryScreen()
    Task { await screen.openListening() }
    probe.wait(atMost: 2, until: { screen.isReady })
    probe.watch(screen.downloader!)
    screen.close()
  },
  Place("warm", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let screen = GalleryScreen()
    Task { await screen.openWarm() }
    probe.wait(atMost: 2, until: { screen.isReady })
    probe.watch(screen.downloader!)
    screen.close()
  },
  Place("observe", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let screen = GalleryScreen()
    Task { await screen.openObserving() }
    probe.wait(atMost: 2, until: { screen.isReady })
    probe.watch(screen.model!)
    probe.watch(screen.cache)
    screen.close()
  },
]
