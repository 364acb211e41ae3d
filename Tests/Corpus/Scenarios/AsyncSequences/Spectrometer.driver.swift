import CorpusProbe

public let places: [Place] = [
  Place("record", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let bench = OpticalBench()
    let recorder = bench.mount()
    probe.watch(recorder)
    recorder.record()
    bench.device.emit([1, 2])
    probe.wait()
    bench.dismount()
  },
  Place("preview", decidedBy: .program) { probe in
    let bench = OpticalBench()
    let recorder = bench.mount()
    probe.watch(recorder)
    recorder.showPreview()
    bench.device.emit([1, 2])
    probe.wait()
    bench.dismount()
  },
  Place(
    "lamp", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "    lamp = Task { [weak self] in return"
  ) { probe in
    let bench = OpticalBench()
    let recorder = bench.mount()
    probe.watch(recorder)
    recorder.monitorLamp()
    probe.wait()
    bench.dismount()
  },
  Place("calibrate", decidedBy: .program) { probe in
    let bench = OpticalBench()
    let recorder = bench.mount()
    probe.watch(recorder)
    recorder.calibrate()
    bench.dismount()
  },
  Place("average", decidedBy: .program) { probe in
    let bench = OpticalBench()
    bench.measureAverage()
    probe.watch(bench.recorder!)
    probe.wait()
    bench.dismount()
  },
]
