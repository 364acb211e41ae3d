import Foundation

actor ThumbnailCache {
  private var images: [String: [UInt8]] = [:]
  private var observers: [@Sendable (String) async -> Void] = []

  func image(_ key: String) -> [UInt8]? { images[key] }
  func store(_ bytes: [UInt8], for key: String) async {
    images[key] = bytes
    for observer in observers { await observer(key) }
  }
  func observe(_ observer: @escaping @Sendable (String) async -> Void) { observers.append(observer) }
}

actor Downloader {
  private let cache: ThumbnailCache
  private var inFlight: [String: Task<[UInt8], Never>] = [:]
  private var listener: (@Sendable () async -> Void)?
  private(set) var finished = 0

  init(cache: ThumbnailCache) { self.cache = cache }

  func fetch(_ key: String) async -> [UInt8] {
    if let task = inFlight[key] { return await task.value }
    let task = Task { //@ fetch
      await self.load(key)
    }
    inFlight[key] = task
    let bytes = await task.value
    inFlight[key] = nil
    return bytes
  }

  func fetchAll(_ keys: [String]) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for key in keys {
        group.addTask { //@ group
          await self.load(key).count
        }
      }
      return await group.reduce(0, +)
    }
  }

  func listen() {
    listener = { //@ listener
      await self.note()
    }
  }

  func keepWarm() {
    Task { //@ warm
      while true {
        try? await Task.sleep(nanoseconds: 5_000_000)
        await self.note()
      }
    }
  }

  private func load(_ key: String) async -> [UInt8] {
    let bytes = Array(key.utf8)
    await cache.store(bytes, for: key)
    finished += 1
    return bytes
  }

  private func note() { finished += 1 }
}

@MainActor
final class GalleryModel {
  private let cache: ThumbnailCache
  private(set) var keys: [String] = []

  init(cache: ThumbnailCache) { self.cache = cache }

  func observe() async {
    await cache.observe { key in //@ observe
      await self.add(key)
    }
  }

  private func add(_ key: String) { keys.append(key) }
}

@MainActor
final class GalleryScreen {
  let cache = ThumbnailCache()
  private(set) var downloader: Downloader?
  private(set) var model: GalleryModel?
  private(set) var isReady = false

  func open() async {
    let downloader = Downloader(cache: cache)
    self.downloader = downloader
    _ = await downloader.fetch("a")
    _ = await downloader.fetchAll(["b", "c"])
    isReady = true
  }

  func openListening() async {
    downloader = Downloader(cache: cache)
    await downloader?.listen()
    isReady = true
  }

  func openWarm() async {
    downloader = Downloader(cache: cache)
    await downloader?.keepWarm()
    isReady = true
  }

  func openObserving() async {
    model = GalleryModel(cache: cache)
    await model?.observe()
    await cache.store([1], for: "x")
    isReady = true
  }

  func close() {
    downloader = nil
    model = nil
  }
}
