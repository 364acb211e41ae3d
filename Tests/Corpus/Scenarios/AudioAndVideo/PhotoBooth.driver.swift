import CorpusProbe
import CorpusUIKit

public let places: [Place] = [
  Place("listen", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let trigger = VoiceTrigger()
    probe.watch(trigger)
    trigger.listen()
    probe.wait()
  },
  Place("loop", decidedBy: .text) { probe in
    let screen = AttractScreen()
    probe.watch(screen)
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    probe.wait()
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
  },
  Place("digits", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = CaptureScreen()
    probe.watch(screen)
    screen.animateDigits()
    probe.wait()
  },
  Place("camera", decidedBy: .text) { probe in
    let screen = CaptureScreen()
    probe.watch(screen)
    screen.askForCamera()
  },
  Place(
    "address", rule: "strong_delegate", decidedBy: .text,
    repaired: "    web.configuration.userContentController.removeScriptMessageHandler(forName: \"address\")"
  ) { probe in
    let screen = ShareScreen()
    probe.watch(screen)
    screen.receiveAddress()
  },
  Place("navigation", decidedBy: .text) { probe in
    let screen = ShareScreen()
    probe.watch(screen)
    screen.followNavigation()
    probe.wait()
  },
]
