import CorpusProbe


public let places: [Place] = [
  Place("focus", rule: "subscription_cycle", decidedBy: .text) { probe in
    let d = CaptureDevice()
    let f = FocusIndicator(device: d)
    probe.watch(f)
    f.follow()
  },
  Place("zoom", decidedBy: .text) { probe in
    let d = CaptureDevice()
    let f = ZoomDial(device: d)
    probe.watch(f)
    f.follow()
  },
  Place("calibrate", decidedBy: .text) { probe in
    let d = CaptureDevice()
    let f = ZoomDial(device: d)
    probe.watch(f)
    f.calibrate()
  },
  Place("shutter", rule: "subscription_cycle", decidedBy: .text, repaired: #"    observations.append(device.observe(\.isAdjustingFocus) { [weak self] in self?.focusChanged($0, $1) })"#) { probe in
    let d = CaptureDevice()
    let f = ShutterButton()
    probe.watch(f)
    f.attach(to: d)
  },
  Place("photo", decidedBy: .program) { probe in
    let c = CameraSession()
    probe.watch(c)
    c.takePhoto()
  },
]
