import Foundation

final class DownloadQueue {
  private var task: Task<Void, Never>?
  private var progress: [Int] = []
  private let (stream, continuation) = AsyncStream.makeStream(of: Int.self)

  func observe() {
    task = Task { for await value in stream { progress.append(value) } } //@ observe
  }

  func observeWeakly() {
    task = Task { [weak self, stream] in //@ weakly
      for await value in stream { self?.progress.append(value) }
    }
  }

  func observeHolding() {
    task = Task { [weak self] in //@ holding
      guard let self else { return }
      for await value in self.stream { self.progress.append(value) }
    }
  }

  func fetch() {
    task = Task { //@ fetch
      try? await Task.sleep(nanoseconds: 1_000_000)
      progress.append(1)
    }
  }

  func poll() {
    Task { [weak self] in //@ poll
      while !Task.isCancelled {
        guard let self else { return }
        self.progress.append(0)
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }

  func pollForever() {
    Task { //@ forever
      while true {
        progress.append(0)
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }
}
