import AVFoundation
import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ use: (EpisodeScreen) -> Void) {
  let flow = PodcastFlow()
  let screen = flow.openEpisode()
  probe.watch(screen.episode)
  use(screen)
  screen.episode.player.play()
  probe.wait(0.03)
  flow.back()
}

public let places: [Place] = [
  Place("position", rule: "stored_closure_cycle", decidedBy: .text) { p in visit(p) { $0.showScrubber() } },
  Place("chapters", decidedBy: .program) { p in visit(p) { $0.showChapters() } },
  Place("status", rule: "stored_closure_cycle", decidedBy: .text) { p in visit(p) { $0.showSpinner() } },
  Place("rate", decidedBy: .text) { p in visit(p) { $0.showPlayButton() } },
  Place("resume", decidedBy: .text) { p in visit(p) { $0.continueListening() } },
]
