import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("lease", decidedBy: .program) { probe in
    let pool = BufferPool()
    probe.watch(pool)
    let pad = Scratchpad(pool: pool)
    probe.watch(pad)
    pad.write(1)
  },
  Place("recycle", rule: "stored_closure_cycle", decidedBy: .program, capture: "buffer") { probe in
    let pool = BufferPool()
    let buffer = pool.makeRecycling()
    probe.watch(buffer)
    buffer.recycle?()
  },
  Place("decoder", decidedBy: .program) { probe in
    let decoder = Decoder(pool: BufferPool())
    probe.watch(decoder)
    decoder.decodeWhenPossible()
  },
  Place("mixer", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let mixer = Mixer()
    probe.watch(mixer)
    mixer.mixLater()
  },
  Place("recording", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let recording = Recording()
    probe.watch(recording)
    recording.begin()
    recording.add(1)
    recording.end(savedAs: "take 1")
  },
  Place("playback", decidedBy: .program) { probe in
    let playback = Playback()
    probe.watch(playback)
    playback.begin()
    playback.end()
  },
]
