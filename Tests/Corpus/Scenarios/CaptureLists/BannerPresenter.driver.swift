import CorpusProbe

public let places: [Place] = [
  Place("show", rule: "unowned_capture", decidedBy: .text) { probe in
    func open() {
      let presenter = BannerPresenter()
      probe.watch(presenter)
      presenter.show("Saved")
    }
    open()
    probe.wait(0.08)
  },
  Place("flash", decidedBy: .text) { probe in
    func open() {
      let presenter = BannerPresenter()
      probe.watch(presenter)
      presenter.flash("Saved")
    }
    open()
    probe.wait(0.08)
  },
  Place("hold", decidedBy: .text) { probe in
    let presenter = BannerPresenter()
    probe.watch(presenter)
    presenter.hold("Saved")
  },
  Place("all", decidedBy: .text) { probe in
    let presenter = BannerPresenter()
    probe.watch(presenter)
    presenter.showAll(["One", "Two"])
  },
  Place("blink", rule: "unowned_capture", decidedBy: .text) { probe in
    func open() {
      let presenter = BannerPresenter()
      probe.watch(presenter)
      presenter.blink()
    }
    open()
    probe.wait(0.08)
  },
  Place("redraw", decidedBy: .text) { probe in
    let presenter = BannerPresenter()
    probe.watch(presenter)
    presenter.prepareRedraw()
  },
]
