open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  override public init() {}
}

open class WKNavigation: NSObject {}
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  init(_ request: URLRequest) { self.request = request }
}
public enum WKNavigationActionPolicy: Int { case cancel, allow }

public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}

public protocol WKUIDelegate: NSObjectProtocol {}

/// Keeps its configuration, whose user content controller is shared with the copies of it;
/// not its delegates. Source: WKWebView.h, "navigationDelegate", "UIDelegate" (weak), "configuration" (copy).
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL?
  open private(set) var isLoading = false
  open private(set) var estimatedProgress = 0.0
  public let scrollView = UIScrollView()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) { nil }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    let navigation = WKNavigation()
    isLoading = true
    later { [weak self] in
      guard let self else { return }
      guard let delegate = self.navigationDelegate else { return self.finish(request) }
      delegate.webView(self, decidePolicyFor: WKNavigationAction(request)) { policy in
        guard policy == .allow else { return }
        delegate.webView(self, didStartProvisionalNavigation: navigation)
        self.finish(request)
        delegate.webView(self, didFinish: navigation)
      }
    }
    return navigation
  }

  private func finish(_ request: URLRequest) {
    (url, isLoading, estimatedProgress) = (request.url, false, 1)
    didChangeValue(for: \.estimatedProgress)
    didChangeValue(for: \.isLoading)
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { load(URLRequest(url: baseURL ?? URL(string: "about:blank")!)) }
  @discardableResult open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
  open func stopLoading() { isLoading = false }

  /// The completion is called once and let go of. Source: Apple, "evaluateJavaScript(_:completionHandler:)".
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    if let completionHandler { later { completionHandler("", nil) } }
  }

  open func takeSnapshot(with configuration: Any?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
    later { completionHandler(UIImage(), nil) }
  }
}
