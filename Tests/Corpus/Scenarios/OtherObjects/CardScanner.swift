import AVFoundation
import Foundation

struct Card {
  let number: String
  let expiry: String
}

final class FrameReader {
  private let engine = AVAudioEngine()
  var onFrame: ((Int) -> Void)?

  func begin() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { [weak self] buffer, _ in
      self?.onFrame?(Int(buffer.frameLength))
    }
    try? engine.start()
  }

  func end() {
    engine.stop()
    engine.inputNode.removeTap(onBus: 0)
  }
}

final class ScanModel {
  var card: Card?
  var didUpdate: (() -> Void)?
  func fill(_ digits: String) {
    card = Card(number: digits, expiry: "12/30")
    didUpdate?()
  }
}

final class ScanPanel {
  var title = ""
  var onClose: (() -> Void)?
  func show(_ text: String) { title = text }
}

final class ScannerAssembly {
  func makePanel(for model: ScanModel) -> ScanPanel {
    let panel = ScanPanel()
    model.didUpdate = {  //@ didUpdate
      panel.show(model.card?.number ?? "")
    }
    return panel
  }

  func makeClosablePanel(for model: ScanModel) -> ScanPanel {
    let panel = ScanPanel()
    panel.onClose = {  //@ onClose
      model.card = nil
    }
    return panel
  }
}

final class FocusIndicator {
  private let reader = FrameReader()
  private(set) var frames = 0

  func begin() {
    reader.onFrame = { count in  //@ frames
      self.frames += count
    }
    reader.begin()
  }

  func end() {
    reader.end()
  }
}

final class GlareFilter {
  private let engine = AVAudioEngine()
  private(set) var peak = 0

  func begin() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 512, format: nil) { buffer, _ in  //@ glare
      self.peak = max(self.peak, Int(buffer.frameLength))
    }
    try? engine.start()
  }

  func end() {
    engine.stop()
    engine.inputNode.removeTap(onBus: 0)
  }
}

final class TimeoutBanner {
  private(set) var isShown = false
  private let queue = OperationQueue()

  func schedule() {
    let show = BlockOperation { [unowned self] in  //@ banner
      Thread.sleep(forTimeInterval: 0.02)
      self.isShown = true
    }
    queue.addOperation(show)
  }
}

final class ScannerSession {
  private let assembly = ScannerAssembly()
  private(set) var model: ScanModel?
  private(set) var panel: ScanPanel?
  private(set) var focus: FocusIndicator?
  private(set) var glare: GlareFilter?
  private(set) var banner: TimeoutBanner?

  func scan() {
    model = ScanModel()
    panel = model.map(assembly.makePanel)
    focus = FocusIndicator()
    focus?.begin()
    glare = GlareFilter()
    glare?.begin()
    model?.fill("4111")
  }

  func waitForCard() {
    banner = TimeoutBanner()
    banner?.schedule()
  }

  func review() {
    model = ScanModel()
    model?.fill("4242")
    panel = model.map(assembly.makeClosablePanel)
  }

  func cancel() {
    focus?.end()
    glare?.end()
    (model, panel) = (nil, nil)
    (focus, glare, banner) = (nil, nil, nil)
  }
}
