import Foundation

final class LineReader: @unchecked Sendable {
  private var source = ["a", "b", "c"]
  private var lines: Lines?
  private(set) var read: [String] = []
  private var reading: Task<Int, Never>?

  private func pop() -> String? { source.popLast() }

  func open() {
    lines = Lines { self.pop() } //@ open
  }

  func openWeakly() {
    lines = Lines { [weak self] in self?.pop() } //@ weakly
  }

  func readAll() {
    reading = Task { //@ readAll
      for await line in Lines(next: { self.pop() }) { read.append(line) }
      return read.count
    }
  }

  func readBlank() {
    reading = Task { [weak self] in //@ blank
      for await line in Lines(next: { try? await Task.sleep(nanoseconds: 1_000_000); return "" }) {
        guard let self else { return 0 }
        self.read.append(line)
      }
      return 1
    }
  }

  func readEndless() {
    let ticks = Lines(next: { try? await Task.sleep(nanoseconds: 1_000_000); return "" })
    reading = Task { for await tick in ticks { read.append(tick) }; return 0 } //@ endless
  }

  func close() async -> Int {
    await withTaskCancellationHandler {
      read.count
    } onCancel: { //@ close
      self.source.removeAll()
    }
  }
}
