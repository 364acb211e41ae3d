import Testing

/// Whether code that lets go of an object also ends what would hold the object still.
@Suite struct EndTests {
  private let player = """
    final class Player {
      private var onBeat: (() -> Void)?
      private var beats = 0
      func play() { onBeat = { self.beats += 1 } }  //= ?
      func stop() { onBeat = nil }
    }

    """
  private let met = "cycle while_kept proven self by_other_method"
  private let missed = "cycle while_kept proven self by_other_method missed"

  private func check(_ code: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipTests.check(player + code, gives: expected, sourceLocation: sourceLocation)
  }

  @Test func theFunctionThatLetsGoEndsItFirst() {
    check("final class Stage { var player: Player?; func close() { player?.stop(); player = nil } }\nlet stage = Stage(); stage.close()", met)
  }

  /// A stage that is opened, opened again and closed.
  private func stage(open: String, again: String = "stage.open()") -> String {
    """
    final class Stage {
      var player: Player?
      func close() { player?.stop(); player = nil }
      func open() { OPEN }
    }
    let stage = Stage()
    stage.open()
    AGAIN
    stage.close()
    """.replacing("OPEN", with: open).replacing("AGAIN", with: again)
  }

  @Test func oneOfTwoFunctionsForgetsTheEnd() {
    let replacing = "let next = Player(); next.play(); player = next"
    check(stage(open: replacing), missed)
    // The first run fills what is empty.
    check(stage(open: replacing, again: ""), met)
    check(stage(open: "player?.stop(); " + replacing), met)
  }

  @Test func storesThatReplaceNothing() {
    check(stage(open: "if player == nil { player = Player(); player?.play() }"), met)
    check(stage(open: "guard player == nil else { return }; let next = Player(); next.play(); player = next"), met)
    check(stage(open: "if player != nil { let next = Player(); next.play(); player = next } else { player = Player() }"), missed)
    check(
      """
      final class Stage {
        var players: [Int: Player] = [:]
        func close(_ row: Int) { players[row]?.stop(); players[row] = nil }
        func open(_ row: Int) { let next = Player(); next.play(); players[row] = next }
      }
      let stage = Stage()
      for row in 0..<2 { stage.open(row) }
      for row in 0..<2 { stage.close(row) }
      stage.open(2)
      stage.open(3)
      """, met)
  }

  /// The code that handles an event ends the path itself before it replaces the object.
  @Test func handlersThatReplace() {
    func stage(_ before: String) -> String {
      """
      import Foundation
      final class Stage {
        var player: Player?
        func rest() { player?.stop() }
        func drop() { rest(); player = nil }
        func setUp() {
          NotificationCenter.default.addObserver(forName: .init("next"), object: nil, queue: nil) { [weak self] _ in
            BEFORE
            let next = Player()
            next.play()
            self?.player = next
          }
        }
      }
      let stage = Stage()
      stage.setUp()
      stage.setUp()
      stage.drop()
      """.replacing("BEFORE", with: before)
    }
    check(stage(""), missed)
    check(stage("self?.rest()"), met)
  }

  /// Whoever calls the code that lets go may have ended it before.
  @Test func callersEndIt() {
    let stage = "final class Stage { var player: Player?; func pause() { player?.stop() }; func drop() { player = nil } }\n"
    check(stage + "func leave(_ stage: Stage) { stage.pause(); stage.drop() }\nleave(Stage())", met)
    check(stage + "func leave(_ stage: Stage) { stage.drop() }\nfunc rest(_ stage: Stage) { stage.pause() }\nleave(Stage()); rest(Stage())", met)
    check(
      stage
        + "func leave(_ stage: Stage) { stage.drop() }\nfunc rest(_ stage: Stage) { stage.pause(); stage.player = nil }\nleave(Stage()); rest(Stage())",
      missed)
  }

  /// Events that run the ender may come before the object is let go of.
  @Test func eventsThatRunTheEnder() {
    let stage = "final class Stage { var player: Player?; func drop() { player = nil } }\nlet stage = Stage()\nstage.drop()\n"
    check(stage + "func later(_ run: @escaping () -> Void) { run() }\nlater { stage.player?.stop() }", met)
    check(stage + "final class Button { @objc func press() { stage.player?.stop() } }", met)
    check(stage + "func press(_ other: Unseen) { other.part.stop() }\nfunc rest() { stage.player?.stop() }\nrest()", met)
  }

  /// What only unused functions call is unused.
  @Test func anEnderThatNothingReaches() {
    let unused = "cycle while_kept proven self by_uncalled_method"
    let screen =
      "final class Screen { let player = Player(); func show() { player.play() }; ACCESS func leave() { player.stop() }; ACCESS func quit() { leave() }"
    check(screen.replacing("ACCESS", with: "private") + " }", unused)
    check(screen.replacing("ACCESS", with: "private") + "; @objc func press() { quit() } }", met)
    // Code out of sight may call it.
    check(screen.replacing("ACCESS", with: "") + " }", met)
    // No code is out of sight.
    check(screen.replacing("ACCESS", with: "") + " }\nScreen().show()", unused)
  }

  /// A member reaches no further than its type.
  @Test func aPublicMemberOfAnInternalType() {
    let player = "public var onBeat: (() -> Void)?; public func play() { onBeat = { self.rest() } }; func rest() {}; public func stop() { onBeat = nil } }"
    let mark = "  //= ?\n"
    OwnershipTests.check(
      "final class Player { \(player)\(mark)let player = Player()\nplayer.play()", gives: "cycle while_kept proven self lasting by_uncalled_method")
    OwnershipTests.check(
      "public final class Player { \(player)\(mark)let player = Player()\nplayer.play()", gives: "cycle while_kept proven self lasting by_other_method")
  }

  /// A publisher that is given the storage of a property fills it.
  @Test func assigningToThePublishedPropertyIsNoEnd() {
    OwnershipTests.check(
      """
      import Combine
      final class Card { let onTap: () -> Void; init(onTap: @escaping () -> Void) { self.onTap = onTap } }
      final class Model: ObservableObject {
        @Published var name = ""
        @Published var card: Card?
        func open() { card = Card(onTap: close) }  //= cycle while_kept proven self
        private func close() {}
        func follow() { $name.map { Card(onTap: { print($0) }) }.assign(to: &$card) }
      }
      """)
  }

  /// Where the code waits for its closure, the error that this throws leads past the end.
  @Test func anErrorLeadsPastTheEnd() {
    OwnershipTests.check(
      """
      final class Machine {
        private var observer: (() -> Void)?
        private var progress = 0
        func work(_ done: @escaping () -> Void) { done() }
        func install() async throws {
          do {
            try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, Error>) in  //= none self
              self.work {  //= none self
                self.observer = { self.progress += 1 }  //= cycle while_kept proven self on_some_ways
                next.resume(throwing: CancellationError())
              }
            }
            observer = nil
          } catch {
            progress = 0
            throw error
          }
        }
      }
      """)
  }

  /// A framework's object lets go of what a property of it held.
  @Test func aPropertyOfAFrameworkIsEmptied() {
    func job(_ code: String) -> String {
      """
      import Foundation
      final class Job {
        private let process = Process()
        private var count = 0
        func open() { process.terminationHandler = { _ in self.count += 1 } }  //= ?
        \(code)
      }
      let job = Job()
      job.open()
      """
    }
    let kept = "cycle while_kept proven self lasting"
    OwnershipTests.check(job("func close() { process.terminationHandler = nil }") + "; job.close()", gives: kept + " by_other_method")
    OwnershipTests.check(job("func close() { process.terminationHandler = nil }"), gives: kept + " by_uncalled_method")
    // Calling the closure ends nothing, nor does another object's property.
    OwnershipTests.check(job("func close() { process.terminationHandler?(process) }") + "; job.close()", gives: kept)
    OwnershipTests.check(job("let other = Process(); func close() { other.terminationHandler = nil }") + "; job.close()", gives: kept)
  }

  /// A part of a framework's object is known by the property that holds the whole.
  @Test func aPropertyOfAPartOfAFrameworkObjectIsEmptied() {
    func job(_ emptied: String) -> String {
      """
      import Foundation
      final class Job {
        private let output = Pipe(), errors = Pipe()
        private var count = 0
        func open() { output.fileHandleForReading.readabilityHandler = { _ in self.count += 1 } }  //= ?
        func close() {
          let handle = \(emptied).fileHandleForReading
          handle.readabilityHandler = nil
        }
      }
      let job = Job()
      job.open()
      job.close()
      """
    }
    let kept = "cycle while_kept proven self lasting"
    OwnershipTests.check(job("output"), gives: kept + " by_other_method")
    OwnershipTests.check(job("errors"), gives: kept)
  }

  /// The owner of the bag that an extension hangs on each object is not on the cycle: its end is the end of the subscription. So is the end of a bag that
  /// callers hand in.
  @Test func theBagOfAnotherObject() {
    func check(_ start: String, _ expected: String) {
      OwnershipTests.check(
        """
        import RxSwift
        import UIKit
        final class Model { let selected = PublishSubject<Int>(); func tick() {} }
        final class Owner: UIViewController {
          let model = Model()
          func start(_ bag: DisposeBag) {
            START
          }
          func tick() {}
        }
        """.replacing("START", with: start), gives: expected)
    }
    let goes = "cycle while_kept proven model by_same_code"
    check("let model = model; model.selected.subscribe(onNext: { _ in model.tick() }).disposed(by: rx.disposeBag)  //= ?", goes)
    check(
      "let model = model; model.selected.subscribe(onNext: { _ in model.tick() }).disposed(by: bag)  //= ?", "cycle while_kept proven model by_other_method")
    check("model.selected.subscribe(onNext: { _ in self.tick() }).disposed(by: rx.disposeBag)  //= ?", "cycle while_kept proven self")
  }

  /// A receive handler asks for the next message on the object that a caller gives. The class cancels one of that kind.
  @Test func theObjectThatACallerGives() {
    func check(_ close: String, _ expected: String) {
      OwnershipTests.check(
        """
        import Foundation
        final class Client {
          private var sockets: [Int: URLSessionWebSocketTask] = [:]
          func open(_ task: URLSessionWebSocketTask) { sockets[1] = task; next(task) }
          private func next(_ task: URLSessionWebSocketTask) {
            task.receive { [weak self] result in  //= ?
              if case .success = result { self?.next(task) }
            }
          }
          func close() { CLOSE }
        }
        let client = Client()
        client.close()
        """.replacing("CLOSE", with: close), gives: expected)
    }
    check("sockets[1]?.cancel()", "system until_call proven task by_other_method")
    check("sockets[1] = nil", "system unbounded proven task")
  }

  /// Another subject's end says nothing about this one, and a nested function runs where it is called.
  @Test func whatFinishesAStream() {
    func check(_ body: String, _ expected: String) {
      OwnershipTests.check(
        """
        import Combine
        final class Model {
          private let source = PassthroughSubject<Int, Never>()
          private var token: AnyCancellable?
          private var count = 0
          func run(_ given: PassthroughSubject<Int, Never>) {
            BODY
          }
        }
        """.replacing("BODY", with: body), gives: expected)
    }
    let kept = "cycle while_kept proven self"
    let sink = "token = source.sink { _ in self.count += 1 }  //= ?\n"
    check(sink + "source.send(completion: .finished)", kept + " by_same_code")
    check(sink + "source.send(1)", kept)
    check(sink + "given.send(completion: .finished)", kept)
    check(sink + "let other = PassthroughSubject<Int, Never>(); other.send(completion: .finished)", kept)
    check("func stop() { token?.cancel() }  //= none self\n" + sink + "stop()", kept + " by_same_code")
    check("[token].forEach { $0?.cancel() }\n" + sink, kept)
  }

  /// A token ends with the object that lets go of it in its `deinit`, wherever the registration begins, unless the handler holds that object.
  @Test func deinitOfTheTokensOwner() {
    func check(_ body: String, _ expected: String...) {
      let source = """
        import Foundation
        final class Contact { var name = ""; var model: Model? }
        enum Notes {
          static func observe(_ block: @escaping (String) -> Void) -> NSObjectProtocol {
            NotificationCenter.default.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in block("") }
          }
        }
        final class Model {
          private var tokens = [NSObjectProtocol]()
          var text = ""
          deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
          func observe(_ contact: Contact) {
            BODY
          }
        }
        """.replacing("BODY", with: body)
      let found = analyse([source]).observations.filter { $0.strength == .strong && $0.keeper == .system }
      #expect(found.map { "\($0.lifetime) \($0.broken)" } == expected)
    }
    let observe = "tokens.append(contentsOf: [Notes.observe { [weak self] _ in self?.text = contact.name }])"
    check(observe, "untilCall byDeinit")
    check("contact.model = self\n" + observe, "unbounded never")
    check("_ = Notes.observe { [weak self] _ in self?.text = contact.name }", "unbounded never")
  }

  /// A name that is a constant is the key of a registration, not the object that ends.
  @Test func endByAConstantName() {
    func check(_ name: String, _ expected: String) {
      OwnershipTests.check(
        """
        import WebKit
        private let handlerName = "context"
        private let otherName = "other"
        final class Page: NSObject, WKScriptMessageHandler {
          private let controller = WKUserContentController()
          func open() { controller.add(self, name: handlerName) }  //= ?
          func close() { controller.removeScriptMessageHandler(forName: NAME) }
          func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
        func run() { let page = Page(); page.open(); page.close() }
        """.replacing("NAME", with: name), gives: expected)
    }
    check("handlerName", "cycle while_kept proven self by_other_method")
    check("otherName", "cycle while_kept proven self")
  }

  /// A timer needs an end as a property does, wherever its object is let go of.
  @Test func calledEndsOfWhatTheSystemRetains() {
    func page(_ drop: String) -> String {
      """
      import Foundation
      final class Poller {
        private var timer: Timer?
        private var rounds = 0
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.rounds += 1 } }  //= ?
        func stop() { timer?.invalidate() }
      }
      final class Page {
        var poller: Poller?
        func open() { poller = Poller(); poller?.start() }
        func close() { poller?.stop(); poller = nil }
        func drop() { DROP }
      }
      let page = Page()
      while let line = readLine() {
        if line == "open" { page.open() } else if line == "close" { page.close() } else { page.drop() }
      }
      """.replacing("DROP", with: drop)
    }
    OwnershipTests.check(page("poller = nil"), gives: "system until_call proven self by_other_method missed")
    OwnershipTests.check(page("close()"), gives: "system until_call proven self by_other_method")
  }

  /// The next event of a subscription may never come.
  @Test func endsInTheRetainedClosure() {
    func screen(_ close: String) -> String {
      """
      import Combine
      final class Sending {
        private let answers: PassthroughSubject<Int, Never>
        private var stream: AnyCancellable?
        var isSent = false
        init(answers: PassthroughSubject<Int, Never>) { self.answers = answers }
        func cancel() { stream = nil }
        func start(completion: @escaping (Int) -> Void) {
          stream = answers.sink { [weak self] answer in
            self?.stream = nil
            completion(answer)
          }
        }
      }
      final class Screen {
        let answers = PassthroughSubject<Int, Never>()
        var sending: Sending?
        func send() {
          let sending = Sending(answers: answers)
          self.sending = sending
          sending.start { [weak self] answer in  //= ?
            sending.isSent = true
            self?.finish()
          }
        }
        func finish() { sending = nil }
        func close() { CLOSE }
      }
      let screen = Screen()
      screen.send()
      screen.close()
      """.replacing("CLOSE", with: close)
    }
    let met = "cycle while_kept proven sending by_same_code"
    OwnershipTests.check(screen("finish()"), gives: "cycle while_kept proven sending by_other_method missed")
    OwnershipTests.check(screen("sending?.cancel(); finish()"), gives: met)
    // Only the closure lets go of the object.
    OwnershipTests.check(screen(""), gives: met)
  }
}
