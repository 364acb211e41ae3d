import Testing

/// For how long what runs holds what it uses.
struct LifetimeTests {
  @Test func aTaskThatLoopsForEver() {
    check(
      """
      final class Clock {
        var ticks = 0
        func run() { Task { while !Task.isCancelled { self.ticks += 1 } } }  //= system unbounded proven self
        func count() { Task { for _ in 0..<3 { self.ticks += 1 } } }  //= system until_event proven self
        func leave() { Task { while true { self.ticks += 1; if self.ticks > 3 { break } } } }  //= system until_event proven self
      }
      """)
  }

  @Test func strongBindingBeforeALoopRetains() {
    check(
      """
      final class Clock {
        var ticks = 0
        func before() { Task { [weak self] in guard let self else { return }; while true { self.ticks += 1 } } }  //= system unbounded proven self
        func within() { Task { [weak self] in while true { guard let self else { return }; self.ticks += 1 } } }
        func call() { Task { [weak self] in await self?.run() } }  //= system unbounded proven self
        func run() async { while true { ticks += 1 } }
      }
      """)
  }

  @Test func aCallbackThatArmsItself() {
    check(
      """
      import Dispatch
      final class Poller {
        var count = 0
        func poll() { DispatchQueue.main.async { self.poll() } }  //= system unbounded proven self
        func some() { DispatchQueue.main.async { if self.count < 3 { self.some() } } }  //= system until_event proven self
        func either() { DispatchQueue.main.async { if self.count < 3 { self.either() } else { self.either() } } }  //= system unbounded proven self
        func weakly() { DispatchQueue.main.async { [weak self] in self?.weakly() } }
        func through() { DispatchQueue.main.async { self.back() } }  //= system unbounded proven self
        func back() { DispatchQueue.main.async(execute: through) }  //= system unbounded proven self
      }
      """)
  }

  @Test func deferredWorkComesLast() {
    check(
      """
      final class Upload {
        var onDone: (() -> Void)?
        var count = 0
        func run() {
          defer { onDone = nil }
          onDone = { self.count += 1 }  //= none self
          onDone?()
        }
      }
      """)
  }

  @Test func whichTimerIsEnded() {
    check(
      """
      import Foundation
      final class Clock {
        var first: Timer?
        var second: Timer?
        var ticks = 0
        func start() {
          first = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }  //= system until_call proven self by_other_method
          second = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }  //= system unbounded proven self
        }
        func leave() { first?.invalidate() }
        func run() { start(); leave() }
      }
      """)
  }
}
