import CorpusProbe

public let places: [Place] = [
  Place("show", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let presenter = ToastPresenter()
    probe.watch(presenter)
    presenter.show("a")
  },
  Place("tap", decidedBy: .program) { probe in
    let presenter = ToastPresenter()
    probe.watch(presenter)
    presenter.showPlain("a")
    presenter.visible[0].onTap()
  },
  Place("toast", rule: "stored_closure_cycle", decidedBy: .program, capture: "toast") { probe in
    let presenter = ToastPresenter()
    presenter.showSelf("a")
    probe.watch(presenter.visible[0])
  },
  Place("remove", decidedBy: .program) { probe in
    let presenter = ToastPresenter()
    probe.watch(presenter)
    presenter.showAndRemove("a")
    presenter.visible[0].close()
  },
  Place("flash", decidedBy: .program) { probe in
    let presenter = ToastPresenter()
    probe.watch(presenter)
    presenter.flash("a")
  }
]
