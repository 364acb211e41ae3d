import AVFoundation
import UIKit
import WebKit

final class Countdown {
  var onTick: ((Int) -> Void)?

  func run(from start: Int) {
    for number in stride(from: start, through: 1, by: -1) { onTick?(number) }
  }
}

final class VoiceTrigger {
  private let engine = AVAudioEngine()
  private(set) var level = 0

  func listen() {
    let input = engine.inputNode
    input.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in  //@ listen
      self.level = Int(buffer.frameLength)
    }
    try? engine.start()
  }
}

final class AttractScreen: UIViewController {
  private let player = AVPlayer(url: URL(fileURLWithPath: "/loop.mp4"))
  private let progress = UIProgressView()
  private var timeToken: Any?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
    timeToken = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in  //@ loop
      self.progress.progress = Float(time.seconds / 10)
    }
    player.play()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    player.pause()
    if let timeToken { player.removeTimeObserver(timeToken) }
    timeToken = nil
  }
}

final class CaptureScreen: UIViewController {
  private let countdown = Countdown()
  private let digits = UILabel()
  private(set) var isAllowed = false

  func animateDigits() {
    countdown.onTick = { number in  //@ digits
      UIView.animate(withDuration: 0.1) { [weak self] in
        self?.digits.text = "\(number)"
      }
    }
    countdown.run(from: 3)
  }

  func askForCamera() {
    AVCaptureDevice.requestAccess(for: .video) { granted in  //@ camera
      DispatchQueue.main.async { self.isAllowed = granted }
    }
  }
}

final class ShareScreen: UIViewController, WKScriptMessageHandler, WKNavigationDelegate {
  private let web = WKWebView(frame: .zero)
  private(set) var address: String?

  func receiveAddress() {
    web.configuration.userContentController.add(self, name: "address")  //@ address
  }

  func followNavigation() {
    web.navigationDelegate = self  //@ navigation
    web.load(URLRequest(url: URL(string: "https://booth.example/share")!))
  }

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    address = message.body as? String
  }
}
