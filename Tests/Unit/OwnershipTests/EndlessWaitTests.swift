import Testing

/// What waits for something that nothing in the program brings about, waits for ever.
@Suite struct EndlessWaitTests {
  @Test func loopsWhoseConditionNothingChanges() {
    check(
      """
      import Dispatch
      final class Renderer {
        let work = DispatchQueue(label: "work")
        private var isStopped = false
        private var isPaused = false
        private var isOn = true
        private var drawn = 0
        private var left = 3
        func next() -> Int? { nil }
        func frames() { work.async { while !self.isStopped { self.drawn += 1 } } }  //= system unbounded proven self
        func paused() { work.async { while !self.isPaused { self.drawn += 1 } } }  //= system until_event proven self
        func on() { work.async { while self.isOn { self.drawn += 1 } } }  //= system unbounded proven self
        func both() { work.async { while let _ = self.next(), self.isOn { self.drawn += 1 } } }  //= system until_event proven self
        func up() { work.async { repeat { self.drawn += 1 } while self.drawn >= 0 } }  //= system unbounded likely self
        func down() { work.async { repeat { self.left -= 1 } while self.left > 0 } }  //= system until_event proven self
        func pause() { isPaused.toggle() }
        func unowned() { work.async { [unowned self] in while !self.isStopped { self.drawn += 1 } } }  //= system until_event proven self unowned
        deinit { isStopped = true }
      }
      """)
  }

  @Test func propertiesThatOthersCanChange() {
    check(
      """
      import Dispatch
      protocol Stoppable { var isStopped: Bool { get set } }
      final class Loop: Stoppable {
        var isStopped = false
        public var isPaused = false
        @objc var isDone = false
        var isShown = false
        let path = \\Loop.isShown
        func stopped() { DispatchQueue.main.async { while !self.isStopped {} } }  //= system until_event proven self
        func paused() { DispatchQueue.main.async { while !self.isPaused {} } }  //= system until_event proven self
        func done() { DispatchQueue.main.async { while !self.isDone {} } }  //= system until_event proven self
        func shown() { DispatchQueue.main.async { while !self.isShown {} } }  //= system until_event proven self
      }
      """)
  }

  @Test func semaphoresThatNobodySignals() {
    check(
      """
      import Dispatch
      final class Renderer {
        private let frames = DispatchSemaphore(value: 0)
        private let slots = DispatchSemaphore(value: 1)
        private let drawn = DispatchSemaphore(value: 0)
        private let lent = DispatchSemaphore(value: 0)
        var count = 0
        func next() { DispatchQueue.main.async { self.frames.wait(); self.count += 1 } }  //= system unbounded proven self
        func slot() { DispatchQueue.main.async { self.slots.wait(); self.count += 1 } }  //= system until_event proven self
        func wait() { DispatchQueue.main.async { self.drawn.wait(); self.count += 1 } }  //= system until_event proven self
        func lend() { DispatchQueue.main.async { self.lent.wait(); self.count += 1 } }  //= system until_event proven self
        func draw() { drawn.signal() }
        func share() -> DispatchSemaphore { lent }
        deinit { frames.signal() }
      }
      """)
  }

  @Test func childTasksHoldUpTheirScope() {
    check(
      """
      final class Updater {
        var written = 0
        func monitor() {
          Task {  //= system unbounded proven self
            await withTaskGroup(of: Void.self) { group in  //= none self
              group.addTask { while true { self.written += 1 } }  //= object while_kept proven self
            }
          }
        }
        func flash(_ parts: [Int]) {
          Task {  //= system until_event proven self
            await withTaskGroup(of: Int.self) { group in  //= none self
              for part in parts { group.addTask { part } }
              for await bytes in group { self.written += bytes }
            }
          }
        }
        func flashSome(_ parts: [Int]) {
          Task {  //= system until_event proven self
            await withTaskGroup(of: Int?.self) { group in  //= none self
              for part in parts { group.addTask { part } }
              for await bytes in group.compactMap({ $0 }) { self.written += bytes }
            }
          }
        }
      }
      """)
  }

  @Test func groupsThatAreNotLeft() {
    check(
      """
      import Dispatch
      final class Client { func price(_ item: Int, _ reply: @escaping (Int?) -> Void) { DispatchQueue.main.async { reply(item) } } }
      final class Checkout {
        private let stock = DispatchGroup()
        private let orders = DispatchGroup()
        let client = Client()
        var isReady = false
        func sum() {
          let group = DispatchGroup()
          group.enter()
          client.price(1) { _ in group.leave() }  //= system until_event proven group
          group.notify(queue: .main) { self.isReady = true }  //= system until_event proven self
        }
        func sumPaid() {
          let group = DispatchGroup()
          group.enter()
          client.price(1) { price in  //= system until_event proven group
            guard let price else { return }
            group.leave()
          }
          group.notify(queue: .main) { self.isReady = true }  //= system unbounded likely self
        }
        func sumWeakly() {
          let group = DispatchGroup()
          group.enter()
          client.price(1) { [weak self] _ in  //= system until_event proven group
            guard let self else { return }
            group.leave()
          }
          group.notify(queue: .main) { self.isReady = true }  //= system until_event proven self
        }
        func sumAlways() {
          let group = DispatchGroup()
          group.enter()
          client.price(1) { price in  //= system until_event proven group
            defer { group.leave() }
            guard let price else { return }
          }
          group.notify(queue: .main) { self.isReady = true }  //= system until_event proven self
        }
        func reserve() {
          stock.enter()
          stock.notify(queue: .main) { self.isReady = true }  //= cycle while_kept proven self by_uncalled_method
        }
        func order() {
          orders.enter()
          orders.notify(queue: .main) { self.isReady = true }  //= cycle while_kept proven self by_other_method
        }
        func idle() { stock.notify(queue: .main) { self.isReady = true } }  //= cycle until_event proven self
        func release() { stock.leave() }
        func send() { orders.leave() }
        func run() { send() }
      }
      """)
  }

  @Test func animatorThatNobodyStarts() {
    check(
      """
      import UIKit
      final class Banner: UIViewController {
        private var intro: UIViewPropertyAnimator?
        private var outro: UIViewPropertyAnimator?
        private var slide: UIViewPropertyAnimator?
        var lent: UIViewPropertyAnimator?
        func prepare() { intro = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() } }  //= cycle while_kept likely self
        func end() { outro = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() } }  //= cycle while_kept likely self by_other_method
        func slideIn() {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() }  //= cycle until_event likely self
          slide = animator
          animator.startAnimation()
        }
        func lend() { lent = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() } }  //= cycle until_event likely self
        func start() { outro?.startAnimation() }
        func give() { run(lent) }
        func show() { start() }
      }
      """)
  }

  /// Its maker has it as well, and starts it.
  @Test func operationThatADelegateKnows() {
    check(
      """
      import Foundation
      final class Line: OperationQueue { weak var observer: Step? }
      class Step: Operation {
        private let line = Line()
        var done = 0
        override init() {
          super.init()
          line.observer = self
        }
        func add(_ step: Operation) { line.addOperation(step) }
      }
      final class Bonds: Step {
        override init() {
          super.init()
          completionBlock = { self.done += 1 }  //= cycle until_event proven self
        }
      }
      final class Import: Step {
        override init() {
          super.init()
          let bonds = Bonds()
          add(bonds)
        }
      }
      """)
  }

  @Test func queuesThatAreNotResumed() {
    check(
      """
      import Foundation
      final class Exporter {
        private let mail = OperationQueue()
        private let print = OperationQueue()
        var sent = 0
        func send() { mail.addOperation { self.sent += 1 } }  //= system until_event proven self
        func sendLater() {
          mail.isSuspended = true
          mail.addOperation { self.sent += 1 }  //= cycle while_kept proven self
        }
        func printLater() {
          print.isSuspended = true
          print.addOperation { self.sent += 1 }  //= cycle while_kept proven self by_other_method
        }
        func resume() { print.isSuspended = false }
        func run() { resume() }
      }
      """)
  }

  /// The condition decides only whether the loop starts.
  @Test func aLoopBehindACondition() {
    check(
      """
      final class Poller {
        var address: String?
        var count = 0
        func start() {
          Task {  //= system unbounded proven self
            if let address, !address.isEmpty {
              while true { self.count += 1 }
            }
          }
        }
      }
      """)
  }
}
