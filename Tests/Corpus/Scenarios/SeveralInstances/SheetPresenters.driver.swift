import CorpusProbe

public let places: [Place] = [
  Place("sheet", decidedBy: .run) { probe in
    let picker = PhotoPicker()
    probe.watch(picker)
    picker.pick()
    picker.dismiss()
  },
  Place("detail", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let host = AlbumHost()
    probe.watch(host)
    host.showDetail()
  },
  Place("stop", rule: "stored_method_reference_cycle", decidedBy: .program) { probe in
    let show = SlideShow()
    probe.watch(show)
    show.start()
  },
]
