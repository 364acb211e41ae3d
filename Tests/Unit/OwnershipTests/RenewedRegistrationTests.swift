import Testing

/// Code that ends the last registration only to begin the next one.
@Suite struct RenewedRegistrationTests {
  /// A closure that ends the last subscription and begins the next one ends nothing.
  @Test func subscriptionsThatAClosureRenews() {
    func model(_ name: String, _ code: String, _ expected: String) -> String {
      """
      final class \(name) {
        let items = PassthroughSubject<Bool, Never>()
        let values = PassthroughSubject<Int, Never>()
        private var all: AnyCancellable?
        private var observer: AnyCancellable?
        private var count = 0
        func begin() {
          all = items.sink { [weak self] isOn in
            guard let self else { return }
            \(code)
            self.observer = self.values.sink { value in self.count = value }  //= \(expected)
          }
        }
      }

      """
    }
    check(
      "import Combine\n" + model("Renewed", "self.observer?.cancel()", "cycle while_kept proven self")
        + model("Bound", "if let observer = self.observer { observer.cancel() }", "cycle while_kept proven self")
        + model("Left", "self.observer?.cancel(); if !isOn { return }", "cycle while_kept proven self by_other_method"))
  }

  /// What stops the last timer only before the next one starts never stops the last one.
  @Test func stoppedOnlyByTheCodeThatStarts() {
    let code = """
      import UIKit
      final class Screen: UIViewController {
        var timer = Timer()
        var isOn = false
        override func viewDidLoad() { start() }
        override func viewDidDisappear(_ animated: Bool) { LEAVE }
        func start() {
          stop()
          CONDITION
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  //= ?
        }
        func stop() { if timer.isValid { timer.invalidate() } }
        @objc func tick() {}
      }

      """
    func filled(_ leave: String, _ condition: String) -> String { code.replacing("LEAVE", with: leave).replacing("CONDITION", with: condition) }
    check(filled("", ""), gives: "system unbounded proven self")
    check(filled("", "guard isOn else { return }"), gives: "system until_call proven self by_other_method")
    check(filled("stop()", ""), gives: "system until_call proven self by_other_method")
  }

  /// What stops and starts again ends nothing, nor does `stop` that only such code and `deinit` call.
  @Test func stoppedOnlyToStartAgain() {
    let code = """
      import Foundation
      final class Poller: NSObject {
        var timer: Timer?
        var count = 0
        deinit { stop() }
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 } }  //= ?
        func stop() { timer?.invalidate() }
        REST
      }
      func use(_ poller: Poller) { poller.start(); poller.refresh() }

      """
    check(code.replacing("REST", with: "func refresh() { stop(); start() }"), gives: "system unbounded proven self")
    check(code.replacing("REST", with: "func refresh() { stop(); if count > 0 { start() } }"), gives: "system until_call proven self by_other_method")
    check(code.replacing("REST", with: "func refresh() { start() }; func leave() { stop() }"), gives: "system until_call proven self in_deinit_too")
  }

  /// A helper that first ends what it then begins ends nothing for its callers. One that does the one or the other does.
  @Test func helpersThatReplaceOrToggle() {
    let code = """
      import WebKit
      extension WKWebView {
        func handle(_ name: String, _ isOn: Bool = true, _ handler: @escaping (WKScriptMessage) -> Void) { HANDLE }
      }
      final class Passer: NSObject, WKScriptMessageHandler {
        let handler: (WKScriptMessage) -> Void
        init(handler: @escaping (WKScriptMessage) -> Void) { self.handler = handler }
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) { handler(message) }
      }
      final class Editor: UIViewController {
        let webView = WKWebView(frame: .zero)
        func setUp(_ names: [String]) { for name in names { webView.handle(name) { self.receive($0) } } }  //= ?
        override func viewDidDisappear(_ animated: Bool) { LEAVE }
        func receive(_ message: WKScriptMessage) {}
      }

      """
    let (add, remove) = (
      "configuration.userContentController.add(Passer(handler: handler), name: name)",
      "configuration.userContentController.removeScriptMessageHandler(forName: name)"
    )
    func filled(_ handle: String, _ leave: String) -> String { code.replacing("HANDLE", with: handle).replacing("LEAVE", with: leave) }
    check(filled("\(remove); \(add)", ""), gives: "cycle while_kept proven self")
    check(
      filled("if isOn { \(add) } else { \(remove) }", "for name in names { webView.handle(name, false) { _ in } }; let names = [name]"),
      gives: "cycle while_kept proven self by_other_method")
  }
}
