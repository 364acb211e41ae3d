import Foundation

actor DiskStore {
  private var blobs: [String: Data] = [:]
  func read(_ key: String) -> Data? { blobs[key] }
  func write(_ key: String, _ data: Data) { blobs[key] = data }
}

final class MemoryCache<Value> {
  private var values: [String: Value] = [:]
  var onEvict: ((String) -> Void)?

  subscript(key: String) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  func trim(to limit: Int) {
    while values.count > limit, let key = values.keys.first {
      values[key] = nil
      onEvict?(key)
    }
  }
}

final class Downloads {
  private var waiting: [String: [(Data) -> Void]] = [:]

  func request(_ key: String, _ completion: @escaping (Data) -> Void) {
    waiting[key, default: []].append(completion)
    guard waiting[key]!.count == 1 else { return }
    DispatchQueue.main.async { self.finish(key, Data(key.utf8)) }
  }

  private func finish(_ key: String, _ data: Data) {
    let completions = waiting.removeValue(forKey: key) ?? []
    completions.forEach { $0(data) }
  }
}

final class ThumbnailCache {
  private let disk = DiskStore()
  private let downloads = Downloads()
  private let memory = MemoryCache<Data>()
  private var janitor: Task<Void, Never>?
  private(set) var evicted = 0

  func startJanitor() {
    janitor = Task {  //@ janitor
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 5_000_000)
        self.memory.trim(to: 100)
      }
    }
  }

  func startSweeper() {
    janitor = Task { [weak self] in  //@ sweeper
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 5_000_000)
        guard let self else { return }
        self.memory.trim(to: 100)
      }
    }
  }

  func store(_ key: String, _ data: Data) {
    memory[key] = data
    Task {  //@ store
      await self.disk.write(key, data)
    }
  }

  func countEvictions() {
    memory.onEvict = { _ in  //@ countEvictions
      DispatchQueue.main.async { [weak self] in
        self?.evicted += 1
      }
    }
  }

  func load(_ key: String) {
    downloads.request(key) { data in  //@ load
      self.memory[key] = data
    }
  }

  func prefetch(_ keys: [String]) {
    DispatchQueue.global().async {  //@ prefetch
      let loaded = keys.map { ($0, Data($0.utf8)) }
      DispatchQueue.main.async { [weak self] in
        for (key, data) in loaded { self?.memory[key] = data }
      }
      self.memory.trim(to: 10)
    }
  }

  func trim() { memory.trim(to: 0) }

  deinit { janitor?.cancel() }
}

final class Gallery {
  private(set) var cache: ThumbnailCache? = ThumbnailCache()
  func close() { cache = nil }
}
