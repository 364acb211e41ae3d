import UIKit
import WebKit

final class ScriptRelay: NSObject, WKScriptMessageHandler {
  private weak var target: (any WKScriptMessageHandler)?
  init(_ target: any WKScriptMessageHandler) { self.target = target }

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    target?.userContentController(userContentController, didReceive: message)
  }
}

class BrowserController: UIViewController, WKScriptMessageHandler, WKNavigationDelegate {
  let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  fileprivate var received: [String] = []

  override func viewDidLoad() {
    view.addSubview(web)
    web.load(URLRequest(url: URL(string: "https://example.com/help")!))
  }

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    received.append(message.name)
  }
}

final class ArticleController: BrowserController {
  override func viewDidLoad() {
    super.viewDidLoad()
    web.configuration.userContentController.add(self, name: "close")  //@ closeHandler
  }
}

final class ContactController: BrowserController {
  override func viewDidLoad() {
    super.viewDidLoad()
    web.configuration.userContentController.add(ScriptRelay(self), name: "send")  //@ sendHandler
  }
}

final class VideoController: BrowserController {
  override func viewDidAppear(_ animated: Bool) {
    web.configuration.userContentController.add(self, name: "play")  //@ playHandler
  }

  override func viewDidDisappear(_ animated: Bool) {
    web.configuration.userContentController.removeScriptMessageHandler(forName: "play")
  }
}

final class ProgressController: BrowserController {
  private let bar = UIProgressView()
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = web.observe(\.estimatedProgress, options: [.new]) { web, _ in  //@ progress
      self.bar.progress = Float(web.estimatedProgress)
    }
  }

  override func viewDidDisappear(_ animated: Bool) { observation?.invalidate() }
}

final class TitledController: BrowserController {
  override func viewDidLoad() {
    super.viewDidLoad()
    web.navigationDelegate = self  //@ navigation
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    webView.evaluateJavaScript("document.title") { title, _ in  //@ pageTitle
      self.title = title as? String
    }
  }
}

final class HelpScene {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func browse() {
    for controller in [ArticleController(), ContactController(), VideoController(), ProgressController(), TitledController()] {
      navigation.pushViewController(controller, animated: true)
      navigation.popViewController(animated: true)
    }
  }
}
