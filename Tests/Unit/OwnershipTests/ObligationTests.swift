import Catalog
import Ownership
import Testing

/// Obligations that code takes on again and again: a registration begun again, a collection that only grows. `// again` and `// grows` mark the lines.
private func checkObligations(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  let expected = lines.enumerated().flatMap { line, text in
    [("// again", "restarted_registration"), ("// grows", "growing_collection")].filter { text.hasSuffix($0.0) }.map { "\(line + 1): \($0.1)" }
  }
  let bytes = Array(source.utf8)
  let found = analyse([source]).observations.filter { [.restartedRegistration, .growingCollection].contains($0.subject) }.map { observation in
    "\(bytes[..<Int(observation.head.range.start)].count { $0 == UInt8(ascii: "\n") } + 1): \(observation.subject.rawValue)"
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}

@Suite struct ObligationTests {
  @Test func registrationsOfEveryKind() {
    checkObligations(
      """
      import UIKit
      final class Link: NSObject {
        private var link: CADisplayLink?
        @objc func tapped() {
          let link = CADisplayLink(target: Proxy(self), selector: #selector(Proxy.tick))
          link.add(to: .main, forMode: .common)
          self.link = link  // again
        }
      }
      final class Proxy: NSObject {
        weak var owner: Link?
        init(_ owner: Link) { self.owner = owner }
        @objc func tick() {}
      }
      final class Worker {
        private var task: Task<Void, Never>?
        func begin() {
          task = Task { [weak self] in while true { self?.step(); try? await Task.sleep(nanoseconds: 1) } }  // again
        }
        func beginAnew() {
          last?.cancel()
          last = Task { [weak self] in while true { self?.step(); try? await Task.sleep(nanoseconds: 1) } }
        }
        private var last: Task<Void, Never>?
        func step() {}
      }
      final class Screen: UIViewController {
        private var timer: Timer?
        private var token: NSObjectProtocol?
        private var observation: NSKeyValueObservation?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [weak self] _ in self?.tick() }  // again
          observation = view.observe(\\.frame) { [weak self] _, _ in self?.tick() }
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        }
        func tick() {}
      }
      """)
  }

  @Test func whatEndsOrAsksBefore() {
    checkObligations(
      """
      import UIKit
      final class Screen: UIViewController {
        private var timer: Timer?
        private var token: NSObjectProtocol?
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [weak self] _ in self?.tick() }
          stop()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        }
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          if let token { NotificationCenter.default.removeObserver(token) }
        }
        private func stop() { timer?.invalidate() }
        func tick() {}
      }
      final class Flagged {
        private var timer: Timer?
        private var other: Timer?
        private var isRunning = false
        var isOn = false {
          didSet { second = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() } }  // again
        }
        private var second: Timer?
        func start() {
          guard !isRunning else { return }
          isRunning = true
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        }
        func ensure() {
          if other == nil { other = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() } }
        }
        func once() { other = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.tick() } }
        func tick() {}
      }
      final class Counter {
        private var timer: Timer?
        private var last: Timer?
        private var left = 3
        func untilGone() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] own in  // again
            guard let self else { own.invalidate(); return }
            tick()
          }
        }
        func countDown() {
          last = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] own in
            if self?.left == 0 { own.invalidate() }
          }
        }
        func tick() {}
      }
      """)
  }

  @Test func whatRunsOnceForEachObject() {
    checkObligations(
      """
      import Foundation
      class Base {
        init() { listen() }
        func listen() {}
      }
      final class Heir: Base {
        private var timer: Timer?
        private var handlers: [() -> Void] = []
        override func listen() {
          super.listen()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
          handlers.append { [weak self] in self?.tick() }
        }
        func tick() { for handler in handlers { handler() } }
      }
      final class Poller {
        weak var timer: Timer?
        func begin() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() } }
        func tick() {}
      }
      final class Maker {
        private let poller = Poller()
        private var last: Poller?
        init() { poller.begin() }
        func make() {
          let poller = Poller()
          poller.begin()
          last = poller
        }
      }
      """)
  }

  @Test func collections() {
    checkObligations(
      """
      import Combine
      import UIKit
      enum Topic: Hashable { case first, second }
      final class Screen: UIViewController {
        private var tokens = Set<AnyCancellable>()
        private var others = Set<AnyCancellable>()
        private var observers: [NSObjectProtocol] = []
        private var handlers: [Topic: () -> Void] = [:]
        private var titles: [String] = []
        private let subject = PassthroughSubject<Int, Never>()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          subject.sink { [weak self] _ in self?.tick() }.store(in: &tokens)  // grows
          others.removeAll()
          subject.sink { [weak self] _ in self?.tick() }.store(in: &others)
          observers.append(NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in })  // grows
        }
        func load(_ url: URL) {
          URLSession.shared.dataTaskPublisher(for: url).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &tokens)
        }
        func listen(_ topic: Topic) {
          handlers[topic] = { print(topic) }
          titles.append("x")
        }
        func tick() { handlers[.first]?() }
      }
      final class Hub {
        static let shared = Hub()
        private var handlers: [() -> Void] = []
        func add(_ handler: @escaping () -> Void) { handlers.append(handler) }  // grows
        func fire() { for handler in handlers { handler() } }
      }
      final class Page: UIViewController {
        private let own = Queue()
        override func viewDidLoad() {
          super.viewDidLoad()
          Hub.shared.add { [weak self] in self?.view.setNeedsLayout() }
          own.add { [weak self] in self?.view.setNeedsLayout() }
        }
      }
      final class Queue {
        private var handlers: [() -> Void] = []
        func add(_ handler: @escaping () -> Void) { handlers.append(handler) }
        func fire() { for handler in handlers { handler() } }
      }
      """)
  }

  /// The search of callers ends where functions call each other, in whichever order it meets them.
  @Test(arguments: [("refill", "begin"), ("begin", "refill"), ("again", "start")])
  func collectionsFilledByFunctionsThatCallEachOther(_ again: String, _ begin: String) {
    checkObligations(
      """
      import UIKit
      final class Log: NSObject {
        private var lines: [() -> Void] = []
        private func fill() {
          lines.append { print(1) }  // grows
          \(again)()
        }
        @objc func tapped() { \(begin)() }
        private func \(again)() { fill() }
        private func \(begin)() { fill() }
      }
      """)
  }
}
