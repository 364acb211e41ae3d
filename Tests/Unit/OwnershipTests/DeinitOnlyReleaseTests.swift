import Testing

/// A `deinit` that ends what keeps its own object says that the object is dropped without more ado. What ends that while the object is in use is then no
/// end that is sure to come. Measured on the runtime: what is dropped while its clock runs is never freed.
@Suite struct DeinitOnlyReleaseTests {
  private func meter(_ rest: String, deinit body: String = "stop()") -> String {
    """
    final class Clock { var onFrame: (() -> Void)? }
    final class Meter {
      private var clock: Clock?
      var frames = 0
      deinit { \(body) }
      func start() {
        let clock = Clock()
        clock.onFrame = { self.frames += 1 }  //= ?
        self.clock = clock
      }
      func stop() { clock = nil }
    }
    \(rest)
    """
  }
  private let cycle = "cycle while_kept proven self"

  @Test(arguments: [
    "final class Console { let meter = Meter(); func toggle(_ on: Bool) { if on { meter.start() } else { meter.stop() } } }",
    "extension Meter { func pause() { stop() } }; final class Console { let meter = Meter(); func toggle() { meter.pause() } }",
    "final class Console { var meter: Meter?; func toggle() { meter?.stop() } }",
    "final class Console { var meters: [Meter] = []; func toggle() { for meter in meters { meter.stop() } } }",
    "import UIKit; final class Page: UIViewController { let meter = Meter(); override func viewDidLoad() { meter.stop() } }",
  ]) func releaseWhileInUseIsUncertain(_ user: String) { check(meter(user), gives: cycle + " in_deinit_too") }

  /// Who lets go of the object ends it, and so do frameworks when its time has come.
  @Test(arguments: [
    "final class Console { var meter: Meter?; func close() { meter?.stop(); meter = nil } }",
    "final class Console { var meter = Meter(); func renew() { meter.stop(); meter = Meter() } }",
    "final class Console { let meter = Meter(); deinit { meter.stop() } }",
    "func run() { let meter = Meter(); meter.start(); meter.stop() }",
    "func run(_ meter: Meter) { meter.stop() }",
    "import UIKit\\nfinal class Page: UIViewController { let meter = Meter(); override func viewDidDisappear(_ animated: Bool) { meter.stop() } }",
  ]) func certainReleaseCounts(_ user: String) {
    check(meter(user.replacing("\\n", with: "\n")), gives: cycle + " by_other_method")
  }

  /// Without such a `deinit` nobody counts on it.
  @Test func withoutDeinitEveryReleaseCounts() {
    check(
      meter("final class Console { let meter = Meter(); func toggle() { meter.stop() } }", deinit: "frames = 0"), gives: cycle + " by_other_method")
  }

  /// A timer likewise, whose end is a call.
  @Test func timerStoppedOnlyInDeinit() {
    let program = """
      import Foundation
      final class Poller {
        private var timer: Timer?
        deinit { timer?.invalidate() }
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.poll() } }  //= ?
        func poll() {}
        func pause() { timer?.invalidate() }
      }
      """
    let ticking = "system until_call proven self"
    check(program + "\nfinal class Page { let poller = Poller(); func toggle() { poller.pause() } }", gives: ticking + " in_deinit_too")
    check(program + "\nfinal class Page { var poller: Poller?; func close() { poller?.pause(); poller = nil } }", gives: ticking + " by_other_method")
  }

  /// A small class ends its own registration. Which object does so when, its holders decide: what only the captured object's `deinit` calls never runs.
  @Test func registrationsOfSmallClasses() {
    func source(_ end: String, access: String = "") -> String {
      """
      import UIKit
      @main final class Launcher: UIResponder, UIApplicationDelegate {}
      \(access) final class Watcher {
        let token: NSObjectProtocol
        \(access) init(_ name: Notification.Name, block: @escaping (Notification) -> Void) {
          token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in block(note) }
        }
        \(access) func stop() { NotificationCenter.default.removeObserver(token) }
        deinit { stop() }
      }
      class Page: UIViewController {
        private var watcher: Watcher?
        var count = 0
        override func viewDidLoad() { watcher = Watcher(.init("a")) { _ in self.count += 1 } }  //= ?
        \(end) { watcher?.stop() }
      }
      class Other: UIViewController {
        private var watcher: Watcher?
        var count = 0
        @objc func open() { present(Page(nibName: nil, bundle: nil), animated: true) }
        override func viewWillAppear(_ animated: Bool) { watcher = Watcher(.init("b")) { [weak self] _ in self?.count += 1 } }
        override func viewWillDisappear(_ animated: Bool) { watcher?.stop() }
      }
      """
    }
    check(source("deinit"), gives: "system until_call proven self by_uncalled_method")
    // No other module uses what an application declares.
    check(source("deinit", access: "public"), gives: "system until_call proven self by_uncalled_method")
    check(source("deinit { end() }; private func end()"), gives: "system until_call proven self by_uncalled_method")
    check(source("override func viewWillDisappear(_ animated: Bool)"), gives: "system until_call proven self by_other_method")
  }

  /// Code within a lock or `sync` is code of the method. What another object removes under a key of its own is another element.
  @Test func elementsThatAServerRemoves() {
    func source(_ other: String) -> String {
      """
      import Dispatch
      final class Server {
        private var handlers: [String: () -> Void] = [:]
        private let queue = DispatchQueue(label: "server")
        func add(_ name: String, _ handler: @escaping () -> Void) { queue.sync { handlers[name] = handler } }  //= none self
        func remove(_ name: String) { queue.sync { _ = handlers.removeValue(forKey: name) } }  //= none self
      }
      final class Page {
        let name: String
        private let server: Server
        var count = 0
        init(_ name: String, _ server: Server) {
          self.name = name
          self.server = server
          server.add(name) { self.count += 1 }  //= ?
        }
        deinit { server.remove(name) }
      }
      public final class Other {
        let name = "other"
        let server: Server
        init(server: Server) { self.server = server }
        \(other)
      }
      func open(_ server: Server) -> Page { Page("page", server) }
      """
    }
    let held = "cycle while_kept proven self"
    check(source("deinit { server.remove(name) }"), gives: held)
    check(source("public func close(_ name: String) { server.remove(name) }"), gives: held + " in_deinit_too")
  }
}
