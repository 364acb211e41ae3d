import CorpusProbe

@MainActor private func mixer(_ probe: Probe, _ use: (MixerScreen) -> AnyObject?) {
  let screen = MixerScreen()
  probe.watch(use(screen)!)
  probe.wait(0.03)
  screen.reset()
}

public let places: [Place] = [
  Place(
    "meterLink", rule: "unbounded_self_capture", decidedBy: .text,
    repaired:
      "    final class Proxy: NSObject { weak var view: LevelMeterView?; @objc func step() { view?.step() } }; let proxy = Proxy(); proxy.view = self; let link = CADisplayLink(target: proxy, selector: #selector(Proxy.step))"
  ) { probe in
    mixer(probe) { screen in
      screen.showMeter()
      return screen.meter
    }
  },
  Place("spectrumLink", decidedBy: .program) { probe in
    mixer(probe) { screen in
      screen.showSpectrum()
      return screen.spectrum
    }
  },
  Place("elapsed", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    mixer(probe) { screen in
      screen.playTrack()
      return screen.track
    }
  },
  Place("position", decidedBy: .program) { probe in
    mixer(probe) { screen in
      screen.playLoop()
      return screen.loop
    }
  },
  Place("tuner", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    mixer(probe) { screen in
      try? screen.tune()
      return screen.tuner
    }
  },
]
