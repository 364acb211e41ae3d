import CorpusProbe

public let places: [Place] = [
  Place("scrubber", decidedBy: .program) { probe in
    let scrubber = Scrubber()
    probe.watch(scrubber)
    scrubber.attach()
    VideoClock.shared.play()
  },
  Place("chapters", rule: "unowned_capture", decidedBy: .program) { probe in
    do {
      let chapters = Chapters()
      probe.watch(chapters)
      chapters.attach()
      chapters.detach()
    }
    VideoClock.shared.play()
  },
]
