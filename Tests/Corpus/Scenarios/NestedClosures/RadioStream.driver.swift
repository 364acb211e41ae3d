import CorpusProbe
import Foundation

private func player(_ probe: Probe, _ use: (StreamPlayer) -> Void) {
  let app = RadioApp()
  probe.watch(app.player)
  use(app.player)
  app.player.decoder.decode(Data([1]))
  app.player.decoder.announce("Jazz")
  probe.wait(0.02)
}

public let places: [Place] = [
  Place("session", rule: "strong_delegate", decidedBy: .program) { probe in
    let app = RadioApp()
    probe.watch(app.stream)
    app.stream.connect()
  },
  Place("titles", decidedBy: .program) { probe in
    let app = RadioApp()
    probe.watch(app.titles)
    app.titles.connect()
    app.stop()
  },
  Place("background", rule: "stored_closure_cycle", decidedBy: .program) { probe in player(probe) { $0.decodeInBackground() } },
  Place("full", rule: "stored_closure_cycle", decidedBy: .program) { probe in player(probe) { $0.pauseWhenFull() } },
  Place("title", decidedBy: .program) { probe in player(probe) { $0.showTitles() } },
  Place("silence", decidedBy: .program) { probe in player(probe) { $0.skipSilence() } },
]
