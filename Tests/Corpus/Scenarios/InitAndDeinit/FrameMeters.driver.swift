import CorpusProbe

public let places: [Place] = [
  Place("frames", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let console = Console()
    probe.watch(console.current)
    console.toggle()
  },
  Place("samples", decidedBy: .run) { probe in
    let studio = Studio()
    studio.record()
    probe.watch(studio.current!)
    studio.close()
  },
  Place("values", decidedBy: .text) { probe in
    let lamp = Lamp()
    probe.watch(lamp.current)
    lamp.turn(on: true)
  },
]
