public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

public final class WKContentWorld: NSObject {
  nonisolated(unsafe) public static let page = WKContentWorld()
}

open class WKUserScript: NSObject {
  public enum InjectionTime { case atDocumentStart, atDocumentEnd }
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}

/// Keeps its message handlers until they are removed.
/// Source: WebKit's open source, WKUserContentController.mm (`addScriptMessageHandler:name:` wraps
/// the handler in a ScriptMessageHandlerDelegate, which holds it in a `RetainPtr`).
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  open private(set) var userScripts: [WKUserScript] = []
  override public init() {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { handlers[name] = scriptMessageHandler }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) { add(scriptMessageHandler, name: name) }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  /// For drivers: the page posts a message.
  public func simulateMessage(_ body: Any, name: String) {
    handlers[name]?.userContentController(self, didReceive: WKScriptMessage(name: name, body: body))
  }
}
