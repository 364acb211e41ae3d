import CorpusFoundation
import CorpusProbe

public let places: [Place] = [
  Place("focus", rule: "unbounded_self_capture", decidedBy: .text, repaired: "    link = nil") { probe in
    let flow = CameraFlow()
    let camera = flow.open()
    camera.tapToFocus()
    probe.watch(camera.focus!)
    probe.wait()
    flow.done()
  },
  Place("shutter", decidedBy: .text) { probe in
    let flow = CameraFlow()
    let camera = flow.open()
    camera.takePhoto()
    probe.watch(camera.shutter!)
    flow.done()
  },
  Place("frames", decidedBy: .program) { probe in
    let flow = CameraFlow()
    let camera = flow.open()
    probe.watch(camera)
    camera.source.deliver(Data([1]))
    flow.done()
  },
  Place("exposure", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = CameraFlow()
    let camera = flow.open()
    probe.watch(camera)
    camera.enableExposure()
    camera.exposure.move(to: 0.5)
    flow.done()
  },
]
