import CorpusProbe

public let places: [Place] = [
  Place("sticky", rule: "stored_closure_cycle", decidedBy: .text, capture: "toast") { probe in
    let toast = Toast.sticky("Saved")
    probe.watch(toast)
    toast.dismiss()
  },
  Place("sequence", decidedBy: .program) { probe in
    let toast = Toast.sequence("Saving", "Saved")
    probe.watch(toast)
    toast.dismiss()
  },
  Place("replacing", decidedBy: .text) { probe in
    let first = Toast(text: "Saving")
    let toast = Toast.replacing(first, with: "Saved")
    probe.watch(first)
    probe.watch(toast)
    toast.dismiss()
  },
  Place("make", decidedBy: .program) { probe in
    let presenter = ToastPresenter()
    probe.watch(presenter)
    let toast = presenter.make("Saved")
    toast.dismiss()
  },
  Place("present", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let presenter = ToastPresenter()
    probe.watch(presenter)
    presenter.present("Saved")
  },
]
