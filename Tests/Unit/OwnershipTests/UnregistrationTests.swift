import Testing

/// What lets go of what a framework keeps, and for whom.
@Suite struct UnregistrationTests {
  @Test func methodReferencesThatRemoveObservers() {
    check(
      """
      import Foundation
      final class Cache {
        let center = NotificationCenter.default
        var tokens: [NSObjectProtocol] = []
        var others: [NSObjectProtocol] = []
        func watch() { tokens.append(center.addObserver(forName: a, object: nil, queue: nil) { _ in self.drop() }) }  //= cycle while_kept proven self by_other_method
        func listen() { others.append(center.addObserver(forName: b, object: nil, queue: nil) { _ in self.drop() }) }  //= cycle while_kept proven self
        func welcome() {
          var token: NSObjectProtocol?
          token = NotificationCenter.default.addObserver(forName: a, object: nil, queue: nil) { _ in  //= system until_call proven self by_same_code | system until_call possible token by_same_code
            self.drop()
            token.map(NotificationCenter.default.removeObserver)
          }
        }
        func close() { tokens.forEach(center.removeObserver) }
        func drop() { close() }
      }
      """)
  }

  @Test func observersUnregisterTheOldValue() {
    check(
      """
      import Foundation
      final class Radar {
        weak var sweep: Timer? { didSet { oldValue?.invalidate() } }
        var pulses: [Timer] = [] { didSet { for pulse in oldValue { pulse.invalidate() } } }
        var n = 0
        func drop() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } }  //= system unbounded proven self
        func turn() { sweep = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } }  //= system until_call proven self by_other_method
        func pulse() { pulses = [Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 }] }  //= system until_call proven self by_other_method
        func stop() { sweep = nil; pulses = [] }
      }
      """)
  }

  /// What keeps what it is given in the place of what it had ends what it is called on, and not what it is given.
  @Test func replacingTheReceiverUnregisters() {
    func flow(_ name: String, _ rest: String, _ expected: String) -> String {
      """
      final class \(name): UIViewController {
        lazy var stack = UINavigationController(rootViewController: Page(open: { next in self.stack.pushViewController(next, animated: true) }))  //= \(expected)
        \(rest)
      }

      """
    }
    check(
      """
      import UIKit
      final class Page: UIViewController {
        let open: (UIViewController) -> Void
        init(open: @escaping (UIViewController) -> Void) { self.open = open; super.init(nibName: nil, bundle: nil) }
      }

      """
        + flow("Kept", "", "cycle while_kept proven self")
          + """
          func present() {
            let stack = UINavigationController()
            stack.setViewControllers([Page(open: { _ in stack.dismiss(animated: true) })], animated: false)  //= cycle while_kept proven stack
          }

          """
        + flow(
          "Replaced", "override func viewDidAppear(_ animated: Bool) { stack.setViewControllers([UIViewController()], animated: false) }",
          "cycle while_kept proven self by_other_method")
          + """
          final class Stack: UINavigationController {
            override func setViewControllers(_ pages: [UIViewController], animated: Bool) { super.setViewControllers(pages, animated: animated) }
          }

          """ + flow("HandedOn", "", "cycle while_kept proven self").replacing("= UINavigationController(", with: "= Stack(")
        + flow(
          "Elsewhere", "let other = UINavigationController(); @objc func tap() { other.setViewControllers([UIViewController()], animated: false) }",
          "cycle while_kept proven self"))
  }

  /// What only the observers of a property call finds the property filled, where nothing ever gives it `nil`.
  @Test(arguments: [("", "cycle while_kept proven self"), ("func close(_ tab: Tab) { tab.finder = nil }", "cycle while_kept proven self by_other_method")])
  func codeThatOnlyAnObserverCalls(_ other: String, _ expected: String) {
    OwnershipTests.check(
      """
      import Combine
      final class Finder { @Published var text = "" }
      final class Tab {
        weak var finder: Finder? { didSet { follow() } }
        var link: AnyCancellable?
        func follow() {
          link?.cancel()
          if let finder = finder { link = finder.$text.sink { text in self.find(text) } }  //= ?
        }
        func find(_ text: String) {}
      }
      final class Owner { let tab = Tab(); let finder = Finder(); func begin() { tab.finder = finder }; \(other) }
      """, gives: expected)
  }

  /// A method that the program adds to tasks ends those on which somebody can call it.
  @Test func taskNobodyHoldsCannotBeCancelled() {
    check(
      """
      import Foundation
      extension Task { func quit() { cancel() } }
      final class Feed {
        var n = 0
        func drop() {
          Task { for await _ in NotificationCenter.default.notifications(named: a) { self.n += 1 } }  //= system unbounded likely self
          n = 0
        }
        func dropAlone() { Task { for await _ in NotificationCenter.default.notifications(named: a) { self.n += 1 } } }  //= system unbounded likely self
        func keep() {
          let task = Task { for await _ in NotificationCenter.default.notifications(named: a) { self.n += 1 } }  //= system until_call likely self by_same_code
          task.quit()
        }
      }
      """)
  }

  /// What ends something gives nothing that code could go on with.
  @Test func unregistrationReturnsNoText() {
    let code = """
      import Combine
      final class Page {
        var bag = Set<AnyCancellable>()
        var title = ""
        var n = 0
        func bind(_ source: AnyPublisher<Int, Never>) { source.sink { _ in self.n += 1 }.store(in: &bag) }  //= ?
        func leave() { BODY }
      }
      func use(_ page: Page) { page.leave() }

      """
    check(code.replacing("BODY", with: "show(Texts.common.cancel())"), gives: "cycle while_kept likely self")
    check(code.replacing("BODY", with: "show(\"\\(Texts.common.cancel())\")"), gives: "cycle while_kept likely self")
    check(code.replacing("BODY", with: "Texts.common.cancel()"), gives: "cycle while_kept likely self by_other_method")
    let text = code.replacing("func leave() { BODY }", with: "var text: String { Texts.common.cancel() }").replacing("leave()", with: "text")
    check(text, gives: "cycle while_kept likely self")
    let value = code.replacing("func leave() { BODY }", with: "func leave(_ text: String = Texts.common.cancel()) {}")
    check(value, gives: "cycle while_kept likely self")
    check(code.replacing("BODY", with: "return Texts.common.cancel()"), gives: "cycle while_kept likely self by_other_method")
  }

  @Test func aViewThatIsRemoved() {
    check(
      """
      import UIKit
      final class Banner: UIView {
        var onSwipe: (() -> Void)?
        func leave() { removeFromSuperview() }
      }
      final class Plain: UIView { var onSwipe: (() -> Void)? }
      final class Wall: UIView {
        weak var shown: Plain?
        weak var other: Plain?
        let box = UIView()
        var n = 0
        func leavesByItself() { let banner = Banner(); banner.onSwipe = { self.n += 1 }; addSubview(banner); banner.leave() }  //= cycle while_kept proven self by_other_method
        func isRemoved() { let plain = Plain(); plain.onSwipe = { self.n += 1 }; addSubview(plain); shown = plain }  //= cycle while_kept proven self by_other_method
        func stays() { let plain = Plain(); plain.onSwipe = { self.n += 1 }; addSubview(plain); other = plain }  //= cycle while_kept proven self
        func staysInTheBox() { let plain = Plain(); plain.onSwipe = { self.n += 1 }; box.addSubview(plain) }  //= cycle while_kept proven self
        func hide() { shown?.removeFromSuperview(); box.removeFromSuperview() }
        func leave() { hide(); removeFromSuperview() }
      }
      """)
  }

  @Test func aCentreOfOnesOwn() {
    check(
      """
      import Foundation
      final class Log { var lines: [String] = [] }
      final class Book {
        let center = NotificationCenter()
        let log = Log()
        var bids = 0
        func track() { _ = center.addObserver(forName: a, object: nil, queue: nil) { _ in self.bids += 1 } }  //= cycle while_kept proven self
        func write() { _ = center.addObserver(forName: a, object: nil, queue: nil) { [log] _ in log.lines = [] } }  //= object while_kept proven log
        func rehearse() {
          let center = NotificationCenter()
          _ = center.addObserver(forName: a, object: nil, queue: nil) { _ in self.bids += 1 }  //= none self
        }
        func market() { _ = NotificationCenter.default.addObserver(forName: a, object: nil, queue: nil) { _ in self.bids += 1 } }  //= system unbounded proven self
      }
      """)
  }

  @Test func deinitInvalidatesTheTimerTarget() {
    check(
      """
      import Foundation
      final class Relay: NSObject {
        weak var room: Room?
        init(room: Room) { self.room = room }
        @objc func fire() {}
      }
      final class Room: NSObject {
        var timer: Timer?
        func open() {
          timer = Timer.scheduledTimer(timeInterval: 1, target: Relay(room: self), selector: #selector(Relay.fire), userInfo: nil, repeats: true)  //= system until_call proven Relay by_deinit
        }
        deinit { timer?.invalidate() }
      }
      """)
  }

  @Test func releaseForAnotherObject() {
    check(
      """
      final class Store {
        var handlers: [() -> Void] = []
        func fill() { handlers.append { self.fill() } }  //= cycle while_kept proven self by_other_method
        func follow() { handlers.append { self.reset() } }  //= cycle while_kept proven self by_same_code
        func reset() { handlers.removeAll() }; func run() { handlers.forEach { $0() } }
      }
      final class Row {
        var handler: (() -> Void)?
        func show() { handler = { self.show() } }  //= cycle while_kept proven self by_other_method
        func watch() { handler = { self.clear() } }  //= cycle while_kept proven self by_other_method
        func track() { handler = { self.size = 1 } }  //= cycle while_kept proven self by_uncalled_method
        func prepare() { handler = nil }
        func clear() {}
        var size = 0
      }
      final class List {
        let row = Row()
        func open() { row.watch() }
        func close() { row.prepare() }
      }
      """)
  }

  @Test func staticMembersInheritedFromOutside() {
    check(
      """
      import Foundation
      extension Timer {
        static func every(_ work: @escaping () -> Void) -> Timer { scheduledTimer(withTimeInterval: 1, repeats: true) { _ in work() } }
      }
      final class Meter {
        weak var timer: Timer?
        func refresh() { timer = Timer.every { self.refresh() } }  //= system unbounded proven self
      }
      """)
  }

  /// A free function ends what it has begun, also through a variable that its closure captures.
  @Test func endsInFreeFunctions() {
    check(
      """
      import Foundation
      final class Meter { var count = 0 }
      func until(_ limit: Int, _ meter: Meter) {
        var timer: Timer?
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  //= system until_call proven meter by_same_code | system until_call possible timer by_same_code
          meter.count += 1
          if meter.count > limit { timer?.invalidate() }
        }
      }
      func forGood(_ meter: Meter) {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in meter.count += 1 }  //= system unbounded proven meter
      }
      """)
  }

  /// A method that sets a framework's property to `nil` ends what the property holds.
  @Test func propertiesOfFrameworks() {
    check(
      """
      import UIKit
      final class Panel: UIView { var onTap: (() -> Void)? }
      final class Shown {
        private let table = UITableView()
        private let other = UITableView()
        func open() {
          let panel = Panel()
          panel.onTap = { self.tap() }  //= cycle while_kept proven self by_other_method
          table.tableHeaderView = panel
        }
        func keep() {
          let panel = Panel()
          panel.onTap = { self.tap() }  //= cycle while_kept proven self
          other.tableFooterView = panel
        }
        func close() { table.tableHeaderView = nil }
        func tap() {}
      }
      final class Page: UIViewController {
        private let shown = Shown()
        override func viewWillAppear(_ animated: Bool) { shown.open() }
        override func viewWillDisappear(_ animated: Bool) { shown.close() }
      }
      """)
  }

  /// The property that holds a token counts, whether the caller's graph has it or not.
  @Test func tokensThatSummariesLeaveOut() {
    let program = """
      protocol RecorderDelegate: AnyObject {
        func didFailRecording(recorder: Recorder, _ error: Error)
      }
      class Recorder: NSObject {
        private var updateTimer: Timer!
        public weak var delegate: RecorderDelegate?
        public func start() {
          switch self.session.recordPermission {
          case .undetermined:
            self.session.requestRecordPermission({response in
              DispatchQueue.main.async {
                if response {
                  self.startRecording(forDuration: nil)
                }
              }
            })
            self.startRecording(forDuration: nil)
          default:
            self.delegate?.didFailRecording(recorder: self, CancellationError())
          }
        }
        private func startRecording(forDuration: TimeInterval?) {
          self.latestRecordName = NSUUID().uuidString
          do {
            self.audioRecorder = try AVAudioRecorder(url: self.recordFileURL!, settings: settings)
            self.audioRecorder.delegate = self
            self.delegate?.didFailRecording(recorder: self, error)
            do {
              self.updateTimer = Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(self.recordUpdate), userInfo: nil, repeats: true)
              try self.session.setActive(true)
              self.delegate?.didFailRecording(recorder: self, error)
            }
          }
          if discard {
            self.delegate?.didFailRecording(recorder: self, CancellationError())
            self.updateTimer.invalidate()
          }
        }
      }
      extension MessageViewController: MessageBarDelegate {
        func messageBar(recordAudio action: AudioBarAction) {
          switch action {
          case .start:
            Cache.mediaRecorder.delegate = self
            Cache.mediaRecorder.start()
            Cache.mediaRecorder.stop(discard: true)
          }
        }
      }
      extension MessageViewController: RecorderDelegate {
        func didFailRecording(recorder: Recorder, _ error: Error) {
          (self.inputAccessoryView as! MessageBar).showAudioBar(.hidden)
        }
      }
      class Cache {
        private static let shared = Cache()
        private var mediaRecorderInstance: Recorder?
        private func initRecorder() -> Recorder {
          mediaRecorderInstance = Recorder()
          return mediaRecorderInstance!
        }
        public static var mediaRecorder: Recorder {
          if let recorder = Cache.shared.mediaRecorderInstance {
            return recorder
          }
          return Cache.shared.initRecorder()
        }
      }
      protocol MessageBarDelegate: AnyObject {
        func messageBar(recordAudio: AudioBarAction)
      }
      class MessageBar: UIView {
        weak var delegate: MessageBarDelegate?
        @IBAction func longPressed(sender: UILongPressGestureRecognizer) {
          switch sender.state {
          case .began:
            self.delegate?.messageBar(recordAudio: .start)
          }
        }
        func showAudioBar(_ state: AudioBarState) {
          self.wave = WaveImage(size: CGSize(width: frame.width, height: frame.height))
          self.wave.insets = self.waveInsets
        }
      }
      """
    let ends = analyse([program]).observations.filter { $0.subject == .target }.map(\.broken)
    #expect(ends.contains(.bySameCode))
  }

  /// Each mention of a bound method makes a new value. An argument with a label is something else.
  @Test func boundMethodsAreNoTokens() {
    func source(_ end: String) -> String {
      """
      import Foundation
      final class Page {
        var token: NSObjectProtocol?
        func open() { token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in self.changed() } }  //= ?
        func close() { \(end)
        func changed() {}
      }
      func begin(_ page: Page) { page.close() }
      """
    }
    check(source("NotificationCenter.default.removeObserver(changed) }  //= unknown unknown likely self"), gives: "system unbounded proven self")
    check(source("NotificationCenter.default.removeObserver(token!) }"), gives: "system until_call proven self by_other_method")
  }
}
