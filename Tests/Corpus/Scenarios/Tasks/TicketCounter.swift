import Foundation

@MainActor
final class Counter {
  private var called: CheckedContinuation<Int, Never>?
  private var opened: CheckedContinuation<Void, Never>?
  private var closed: CheckedContinuation<Void, Never>?
  private var number = 0

  nonisolated init() {}
  deinit { closed?.resume() }

  private func nextNumber() async -> Int {
    await withCheckedContinuation { called = $0 }
  }

  private func opening() async {
    await withCheckedContinuation { continuation in
      self.opened = continuation
    }
  }

  private func closing() async {
    await withCheckedContinuation { closed = $0 }
  }

  func wait() {
    Task { number = await nextNumber() }  //@ wait
  }

  func start() {
    Task {  //@ start
      await self.opening()
      number = 1
    }
  }

  func finish() {
    Task { await self.closing() }  //@ finish
  }

  func check() {
    Task {  //@ check
      let isOpen = await withCheckedContinuation { answer in answer.resume(returning: self.opened == nil) }
      if isOpen { number = 2 }
    }
  }

  func open() {
    opened?.resume()
    opened = nil
  }
}
