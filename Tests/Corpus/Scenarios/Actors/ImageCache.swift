import Foundation

actor ImageCache {
  private var images: [String: Data] = [:]
  private var inFlight: [String: Task<Data, Never>] = [:]
  private var onEvict: (@Sendable (String) -> Void)?
  private var onMiss: (@Sendable (String) -> Void)?
  private var purging: Task<Void, Never>?
  private var statistics: Task<Void, Never>?
  private var evicted = 0

  func countEvictions() {
    onEvict = { _ in  //@ evictions
      Task { await self.addEviction() }
    }
  }

  func countMisses() {
    onMiss = { [weak self] _ in  //@ misses
      Task { await self?.addEviction() }
    }
  }

  private func addEviction() { evicted += 1 }

  func image(at url: String) async -> Data {
    if let running = inFlight[url] { return await running.value }
    let task = Task {  //@ image
      try? await Task.sleep(nanoseconds: 5_000_000)
      return self.store(Data(url.utf8), for: url)
    }
    inFlight[url] = task
    return await task.value
  }

  private func store(_ data: Data, for url: String) -> Data {
    images[url] = data
    return data
  }

  func purgeRegularly() {
    purging = Task {  //@ purge
      while !Task.isCancelled {
        self.purge()
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  func report() {
    statistics = Task { [weak self] in  //@ report
      while !Task.isCancelled {
        await self?.purge()
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  private func purge() {
    guard let key = images.keys.first else { return }
    images[key] = nil
    onEvict?(key)
  }

  deinit {
    purging?.cancel()
    statistics?.cancel()
  }
}
