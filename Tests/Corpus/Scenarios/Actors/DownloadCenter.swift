import Foundation

actor DownloadCenter {
  private var progress: [String: Double] = [:]
  private var poller: Task<Void, Never>?

  func download(_ name: String) {
    Task {  //@ download
      self.progress[name] = 0.5
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.progress[name] = 1
    }
  }

  func startPolling() {
    poller = Task {  //@ polling
      while !Task.isCancelled {
        self.refresh()
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  func stopPolling() {
    poller?.cancel()
    poller = nil
  }

  private func refresh() { progress = progress.filter { $0.value < 1 } }
}

actor BandwidthMeter {
  private var samples: [Int] = []
  private var sampler: Task<Void, Never>?

  func start() {
    sampler = Task {  //@ sampling
      while !Task.isCancelled {
        self.samples.append(self.samples.count)
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  func pause() { sampler = nil }
}

actor MirrorProbe {
  private var latency: [String: Int] = [:]
  private var prober: Task<Void, Never>?

  func start(_ host: String) {
    prober = Task { [weak self] in  //@ probing
      while !Task.isCancelled {
        await self?.measure(host)
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  private func measure(_ host: String) { latency[host, default: 0] += 1 }

  deinit { prober?.cancel() }
}

final class DownloadListener {
  private var finished: [String] = []
  private var task: Task<Void, Never>?

  func listen(to names: AsyncStream<String>) {
    task = Task {  //@ listening
      for await name in names { self.finished.append(name) }
    }
  }

  deinit { task?.cancel() }
}

final class DownloadScreen {
  private let center = DownloadCenter()
  private let meter = BandwidthMeter()
  private let mirrors = MirrorProbe()
  private let names = AsyncStream<String>.makeStream()
  private var listener: DownloadListener? = DownloadListener()

  func show() async {
    listener?.listen(to: names.stream)
    await center.download("a.zip")
    await center.startPolling()
    await meter.start()
    await mirrors.start("mirror.example")
    names.continuation.yield("a.zip")
    listener = nil
  }

  func hide() async {
    await center.stopPolling()
    await meter.pause()
  }
}
