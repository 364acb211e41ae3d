import UIKit
import WebKit

final class WeakMessageHandler: NSObject, WKScriptMessageHandler {
  private weak var target: (any WKScriptMessageHandler)?
  init(_ target: any WKScriptMessageHandler) { self.target = target }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    target?.userContentController(controller, didReceive: message)
  }
}

final class HelpController: UIViewController, WKScriptMessageHandler {
  let webView = WKWebView(frame: .zero)
  private(set) var topics: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(webView)
    webView.configuration.userContentController.add(self, name: "topic") //@ topic
    webView.load(URLRequest(url: URL(string: "https://example.com/help")!))
  }

  deinit { webView.configuration.userContentController.removeScriptMessageHandler(forName: "topic") }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    topics.append("\(message.body)")
  }
}

final class TermsController: UIViewController, WKScriptMessageHandler {
  let webView = WKWebView(frame: .zero)
  private(set) var isAccepted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(webView)
    webView.configuration.userContentController.add(WeakMessageHandler(self), name: "accept") //@ accept
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    isAccepted = true
  }
}

final class SurveyController: UIViewController, WKScriptMessageHandler, WKNavigationDelegate {
  let webView = WKWebView(frame: .zero)
  private(set) var answers: [String] = []
  private var observation: NSKeyValueObservation?
  private let progress = UIProgressView()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    webView.navigationDelegate = self
    webView.configuration.userContentController.add(self, name: "answer") //@ answer
    observation = webView.observe(\.estimatedProgress) { [progress] web, _ in //@ progress
      progress.progress = Float(web.estimatedProgress)
    }
    webView.load(URLRequest(url: URL(string: "https://example.com/survey")!))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    webView.configuration.userContentController.removeScriptMessageHandler(forName: "answer")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    webView.evaluateJavaScript("document.title") { title, _ in
      self.title = title as? String
    }
  }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    answers.append("\(message.body)")
  }
}

final class FaqBridge: NSObject, WKScriptMessageHandler {
  private let owner: FaqController //@ faqOwner
  init(owner: FaqController) { self.owner = owner }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    owner.title = message.body as? String
  }
}

final class FaqController: UIViewController {
  let webView = WKWebView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(webView)
    webView.configuration.userContentController.add(FaqBridge(owner: self), name: "faq")
  }
}

final class LoginController: UIViewController {
  let webView = WKWebView(frame: .zero)
  private var observation: NSKeyValueObservation?
  private let spinner = UIActivityIndicatorView(style: .large)

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = webView.observe(\.isLoading) { web, _ in //@ loading
      if web.isLoading { self.spinner.startAnimating() } else { self.spinner.stopAnimating() }
    }
    webView.load(URLRequest(url: URL(string: "https://example.com/login")!))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    webView.stopLoading()
  }
}
