import CorpusProbe
import CorpusFoundation

@MainActor private func run(_ probe: Probe, _ use: (EpisodePlayer) -> Void) {
  let screen = PodcastScreen()
  let episode = screen.open(URL(string: "https://example.com/1.mp3")!)
  probe.watch(episode)
  use(episode)
  screen.close()
}

public let places: [Place] = [
  Place("time", rule: "subscription_cycle", decidedBy: .program) { probe in
    run(probe) { $0.trackTime(); $0.play(); probe.wait() }
  },
  Place("bar", decidedBy: .program) { probe in
    run(probe) { $0.trackBar(); $0.play(); probe.wait(); probe.watch($0.bar) }
  },
  Place("end", rule: "subscription_cycle", decidedBy: .program) { probe in
    run(probe) { $0.watchEnd(); $0.player.simulateEnd() }
  },
  Place("rate", decidedBy: .program) { probe in
    run(probe) { $0.watchRate(); $0.play() }
  },
  Place("countdown", decidedBy: .program) { probe in
    let screen = PodcastScreen()
    probe.watch(screen.sleepSoon())
    screen.close()
  },
]
