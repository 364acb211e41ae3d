import WebKit

private final class ScriptRelay: NSObject, WKScriptMessageHandler {
  weak var controller: HelpController?
  init(_ controller: HelpController) { self.controller = controller }

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    controller?.topics.append(message.name)
  }
}

final class HelpController: UIViewController, WKScriptMessageHandler, WKNavigationDelegate {
  let webView = WKWebView(frame: .zero)
  fileprivate var topics: [String] = []
  private var isLoaded = false

  func receiveTopics() {
    webView.configuration.userContentController.add(self, name: "topic")  //@ topic
  }

  func receiveLinks() {
    webView.configuration.userContentController.add(ScriptRelay(self), name: "link")  //@ link
  }

  func checkBridge() {
    let content = webView.configuration.userContentController
    content.add(self, name: "check")  //@ check
    content.addUserScript(WKUserScript(source: "ping()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    content.removeScriptMessageHandler(forName: "check")
  }

  func receiveFeedback() {
    let content = WKUserContentController()
    content.add(self, name: "feedback")  //@ feedback
    let configuration = WKWebViewConfiguration()
    configuration.userContentController = content
    view.addSubview(WKWebView(frame: .zero, configuration: configuration))
  }

  func prefetch() {
    let preview = WKWebView(frame: .zero)
    preview.configuration.userContentController.add(self, name: "preview")  //@ preview
    preview.load(URLRequest(url: URL(string: "https://example.com/help")!))
  }

  func follow() {
    webView.navigationDelegate = self  //@ navigation
    webView.load(URLRequest(url: URL(string: "https://example.com/help")!))
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { isLoaded = true }

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    topics.append(message.name)
  }

  deinit { webView.configuration.userContentController.removeAllScriptMessageHandlers() }
}
