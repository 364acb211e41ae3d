import CorpusProbe

private let leak = "subscription_cycle"

private func welcome(_ probe: Probe, _ bind: (WelcomePresenter, WelcomeScreen) -> Void) {
  let screen = WelcomeScreen()
  let presenter = WelcomePresenter()
  presenter.view = screen
  screen.presenter = presenter
  probe.watch(presenter)
  bind(presenter, screen)
  screen.start.sendActions(for: .touchUpInside)
}

public let places: [Place] = [
  Place("skip", rule: leak, decidedBy: .text) { probe in
    let screen = WelcomeScreen()
    probe.watch(screen)
    screen.bindSkip()
  },
  Place("start", decidedBy: .program) { probe in welcome(probe) { presenter, _ in presenter.bindStart() } },
  Place("help", decidedBy: .program) { probe in welcome(probe) { presenter, _ in presenter.bindHelp() } },
  Place("showing", rule: leak, decidedBy: .program, repaired: "      .subscribe(onNext: { [weak view] in guard let view else { return }") { probe in
    let screen = WelcomeScreen()
    let guide = WelcomeGuide()
    guide.view = screen
    screen.guide = guide
    probe.watch(guide)
    guide.bindShowing()
  },
  Place("pages", rule: leak, decidedBy: .program) { probe in
    welcome(probe) { presenter, _ in presenter.bindPages() }
  },
  Place("flow", rule: leak, decidedBy: .program) { probe in
    let flow = WelcomeFlow(WelcomeScreen())
    probe.watch(flow)
    flow.bind()
  },
]
