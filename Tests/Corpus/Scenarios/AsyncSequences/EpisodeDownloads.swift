import Foundation

struct DownloadProgress {
  let episode: String
  let fraction: Double
}

final class DownloadCenter {
  static let shared = DownloadCenter()
  private var continuations: [String: AsyncStream<DownloadProgress>.Continuation] = [:]

  func progress(of episode: String) -> AsyncStream<DownloadProgress> {
    AsyncStream { continuation in
      continuations[episode] = continuation
      continuation.yield(DownloadProgress(episode: episode, fraction: 0))
    }
  }
  func advance(_ episode: String, to fraction: Double) {
    continuations[episode]?.yield(DownloadProgress(episode: episode, fraction: fraction))
  }
  func complete(_ episode: String) {
    continuations.removeValue(forKey: episode)?.finish()
  }
}

class DownloadRow {
  let episode: String
  let center: DownloadCenter
  var fraction = 0.0
  init(_ episode: String, center: DownloadCenter) { (self.episode, self.center) = (episode, center) }
  func appear() {}
}

final class LiveRow: DownloadRow {
  override func appear() {
    let stream = center.progress(of: episode)
    Task { @MainActor in  //@ live
      for await progress in stream {
        self.fraction = progress.fraction
      }
    }
  }
}

final class QueueRow: DownloadRow {
  override func appear() {
    let stream = center.progress(of: episode)
    Task { @MainActor in  //@ queue
      for await progress in stream {
        self.fraction = progress.fraction
      }
    }
  }
  func finish() { center.complete(episode) }
}

final class CompactRow: DownloadRow {
  override func appear() {
    let stream = center.progress(of: episode)
    Task { @MainActor [weak self] in  //@ compact
      for await progress in stream {
        self?.fraction = progress.fraction
      }
    }
  }
}

final class PollingRow: DownloadRow {
  private var polls = 0
  override func appear() {
    Task { @MainActor in  //@ polling
      while true {
        self.polls += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }
}

final class SpinnerRow: DownloadRow {
  private var angle = 0
  override func appear() {
    Task { @MainActor [weak self] in  //@ spinner
      while let self, self.fraction < 1 {
        self.angle += 30
        await self.pause()
      }
    }
  }
  private func pause() async { try? await Task.sleep(nanoseconds: 1_000_000) }
}

final class DownloadsScreen {
  let center = DownloadCenter.shared
  private(set) var row: DownloadRow?

  func show(_ make: (DownloadCenter) -> DownloadRow) {
    row = make(center)
    row?.appear()
  }
  func close() {
    (row as? QueueRow)?.finish()
    row = nil
  }
}
