import CorpusProbe
import Foundation

@MainActor private func play(_ probe: Probe, _ part: (PodcastScreen) -> AnyObject?) {
  let episode = Episode(title: "One", url: URL(string: "https://example.org/1.mp3")!)
  let screen = PodcastScreen(episode: episode)
  screen.open(queueing: [episode])
  probe.watch(part(screen)!)
  probe.wait(0.03)
  screen.close()
}

public let places: [Place] = [
  Place("clock", rule: "subscription_cycle", decidedBy: .program) { play($0) { $0.clock } },
  Place("sleep", decidedBy: .program) { play($0) { $0.sleep } },
  Place("end", rule: "subscription_cycle", decidedBy: .text) { play($0) { $0.queue } },
  Place("history", decidedBy: .text) { play($0) { $0.history } },
  Place("rate", rule: "subscription_cycle", decidedBy: .text) { play($0) { $0.badge } },
]
