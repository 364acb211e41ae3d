import Testing

/// What waits for something that nothing in the program brings about, waits for ever.
@Suite struct WaitTests {
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
        func frames() { work.async { while !self.isStopped { self.drawn += 1 } } }
        func paused() { work.async { while !self.isPaused { self.drawn += 1 } } }
        func on() { work.async { while self.isOn { self.drawn += 1 } } }
        func both() { work.async { while let _ = self.next(), self.isOn { self.drawn += 1 } } }
        func up() { work.async { repeat { self.drawn += 1 } while self.drawn >= 0 } }
        func down() { work.async { repeat { self.left -= 1 } while self.left > 0 } }
        func pause() { isPaused.toggle() }
        func unowned() { work.async { [unowned self] in while !self.isStopped { self.drawn += 1 } } }
        deinit { isStopped = true }
      }
      """,
      gives: [
        "10: system unbounded proven self", "11: system until_event proven self", "12: system unbounded proven self",
        "13: system until_event proven self", "14: system unbounded likely self", "15: system until_event proven self",
        "17: system until_event proven self unowned",
      ])
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
        func stopped() { DispatchQueue.main.async { while !self.isStopped {} } }
        func paused() { DispatchQueue.main.async { while !self.isPaused {} } }
        func done() { DispatchQueue.main.async { while !self.isDone {} } }
        func shown() { DispatchQueue.main.async { while !self.isShown {} } }
      }
      """,
      gives: [
        "9: system until_event proven self", "10: system until_event proven self", "11: system until_event proven self",
        "12: system until_event proven self",
      ])
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
        func next() { DispatchQueue.main.async { self.frames.wait(); self.count += 1 } }
        func slot() { DispatchQueue.main.async { self.slots.wait(); self.count += 1 } }
        func wait() { DispatchQueue.main.async { self.drawn.wait(); self.count += 1 } }
        func lend() { DispatchQueue.main.async { self.lent.wait(); self.count += 1 } }
        func draw() { drawn.signal() }
        func share() -> DispatchSemaphore { lent }
        deinit { frames.signal() }
      }
      """,
      gives: [
        "8: system unbounded proven self", "9: system until_event proven self", "10: system until_event proven self",
        "11: system until_event proven self",
      ])
  }

  @Test func childTasksHoldUpTheirScope() {
    check(
      """
      final class Updater {
        var written = 0
        func monitor() {
          Task {
            await withTaskGroup(of: Void.self) { group in
              group.addTask { while true { self.written += 1 } }
            }
          }
        }
        func flash(_ parts: [Int]) {
          Task {
            await withTaskGroup(of: Int.self) { group in
              for part in parts { group.addTask { part } }
              for await bytes in group { self.written += bytes }
            }
          }
        }
      }
      """,
      gives: [
        "4: system unbounded proven self", "5: none self", "6: object while_kept proven self", "11: system until_event proven self",
        "12: none self",
      ])
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
          client.price(1) { _ in group.leave() }
          group.notify(queue: .main) { self.isReady = true }
        }
        func sumPaid() {
          let group = DispatchGroup()
          group.enter()
          client.price(1) { price in
            guard let price else { return }
            group.leave()
          }
          group.notify(queue: .main) { self.isReady = true }
        }
        func sumWeakly() {
          let group = DispatchGroup()
          group.enter()
          client.price(1) { [weak self] _ in
            guard let self else { return }
            group.leave()
          }
          group.notify(queue: .main) { self.isReady = true }
        }
        func sumAlways() {
          let group = DispatchGroup()
          group.enter()
          client.price(1) { price in
            defer { group.leave() }
            guard let price else { return }
          }
          group.notify(queue: .main) { self.isReady = true }
        }
        func reserve() {
          stock.enter()
          stock.notify(queue: .main) { self.isReady = true }
        }
        func order() {
          orders.enter()
          orders.notify(queue: .main) { self.isReady = true }
        }
        func idle() { stock.notify(queue: .main) { self.isReady = true } }
        func release() { stock.leave() }
        func send() { orders.leave() }
        func run() { send() }
      }
      """,
      gives: [
        "11: system until_event proven group", "12: system until_event proven self",
        "17: system until_event proven group", "21: system unbounded likely self", "26: system until_event proven group",
        "30: system until_event proven self", "35: system until_event proven group", "39: system until_event proven self",
        "43: cycle while_kept proven self by_uncalled_method", "47: cycle while_kept proven self by_other_method",
        "49: cycle until_event proven self",
      ])
  }

  @Test func whatNobodyStarts() {
    check(
      """
      import UIKit
      final class Banner: UIViewController {
        private var intro: UIViewPropertyAnimator?
        private var outro: UIViewPropertyAnimator?
        private var slide: UIViewPropertyAnimator?
        var lent: UIViewPropertyAnimator?
        func prepare() { intro = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() } }
        func end() { outro = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() } }
        func slideIn() {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() }
          slide = animator
          animator.startAnimation()
        }
        func lend() { lent = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { self.show() } }
        func start() { outro?.startAnimation() }
        func give() { run(lent) }
        func show() { start() }
      }
      """,
      gives: [
        "7: cycle while_kept likely self", "8: cycle while_kept likely self by_other_method", "10: cycle until_event likely self",
        "14: cycle until_event likely self",
      ])
  }

  @Test func queuesThatAreNotResumed() {
    check(
      """
      import Foundation
      final class Exporter {
        private let mail = OperationQueue()
        private let print = OperationQueue()
        var sent = 0
        func send() { mail.addOperation { self.sent += 1 } }
        func sendLater() {
          mail.isSuspended = true
          mail.addOperation { self.sent += 1 }
        }
        func printLater() {
          print.isSuspended = true
          print.addOperation { self.sent += 1 }
        }
        func resume() { print.isSuspended = false }
        func run() { resume() }
      }
      """,
      gives: [
        "6: system until_event proven self", "9: cycle while_kept proven self", "13: cycle while_kept proven self by_other_method",
      ])
  }
}
