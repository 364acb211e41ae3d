import WebKit
import AVFoundation

final class HelpPage: UIViewController, WKScriptMessageHandler {
  let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  let player = AVPlayer(url: URL(string: "a:b")!)
  private var timeToken: Any?
  private(set) var height = 0

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) { height += 1 }

  func listen() {
    web.configuration.userContentController.add(self, name: "height") //@ listen
  }

  func measure() {
    web.evaluateJavaScript("height") { value, _ in self.height = value as? Int ?? 0 } //@ measure
  }

  func watchTime() {
    timeToken = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main) { time in //@ time
      self.height = Int(time.seconds)
    }
  }

  func watchTimeWeakly() {
    timeToken = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: .main) { [weak self] time in //@ weakTime
      self?.height = Int(time.seconds)
    }
  }

  func seek() {
    player.seek(to: CMTime(seconds: 1, preferredTimescale: 1)) { _ in self.height = 1 } //@ seek
  }

  deinit { if let timeToken { player.removeTimeObserver(timeToken) } }
}
