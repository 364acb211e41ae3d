import CorpusProbe
import CorpusUIKit

@MainActor private func canvas(_ probe: Probe) {
  let app = StickerApp()
  let canvas = app.open(CanvasViewController())
  probe.watch(canvas)
  canvas.shareButton.simulateTap()
  probe.wait(0.03)
  app.back()
}

public let places: [Place] = [
  Place("share", decidedBy: .text) { canvas($0) },
  Place("canvasTimer", decidedBy: .text) { canvas($0) },
  Place("sticker", rule: "stored_closure_cycle", decidedBy: .program, capture: "sticker") { probe in
    let app = StickerApp()
    let canvas = app.open(CanvasViewController())
    let sticker = canvas.addSticker()
    probe.watch(sticker)
    sticker.gestureRecognizers?.first?.simulateRecognition()
    app.back()
  },
  Place("removal", decidedBy: .text) { probe in
    let app = StickerApp()
    let canvas = app.open(CanvasViewController())
    let photo = canvas.addPhoto()
    probe.watch(photo)
    canvas.removeSticker(photo)
    probe.wait(0.05)
    app.back()
  },
  Place(
    "slideTimer", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in self?.advance() }"
  ) { probe in
    let app = StickerApp()
    probe.watch(app.open(SlideshowViewController()))
    app.back()
  },
  Place("captionField", rule: "subscription_cycle", decidedBy: .text, capture: "alert") { probe in
    let app = StickerApp()
    let screen = app.open(CaptionViewController())
    let alert = screen.askForCaption()
    probe.watch(alert)
    alert.textFields?.first?.simulateTyping("Sea")
    alert.simulateTap(on: "Save")
    app.back()
  },
]
