import Foundation

final class DecoderPool {
  private var idle: [Decoder] = []
  private(set) var made = 0

  func take() -> Decoder {
    if let decoder = idle.popLast() { return decoder }
    made += 1
    return Decoder(pool: self)
  }

  func give(_ decoder: Decoder) { idle.append(decoder) }
}

final class Decoder {
  private let pool: DecoderPool  //@ pool
  init(pool: DecoderPool) { self.pool = pool }
  func decode(_ data: Data) -> Int {
    defer { pool.give(self) }
    return data.count
  }
}

final class ImageRequest {
  let path: String
  var completion: ((Int) -> Void)?
  var onCancel: (() -> Void)?
  private(set) var isRunning = false

  init(path: String) { self.path = path }

  func start() { isRunning = true }
  func finish(_ size: Int) {
    isRunning = false
    completion?(size)
    completion = nil
  }
}

final class ImageLoader {
  private var running: [String: ImageRequest] = [:]
  private var sizes: [String: Int] = [:]

  func load(_ path: String, completion: @escaping (Int) -> Void) {
    let request = ImageRequest(path: path)
    request.completion = { size in  //@ loaded
      self.sizes[path] = size
      self.running[request.path] = nil
      completion(size)
    }
    running[path] = request
    request.start()
    DispatchQueue.main.async { request.finish(64) }
  }

  func prefetch(_ path: String) -> ImageRequest {
    let request = ImageRequest(path: path)
    request.onCancel = { request.finish(0) }  //@ prefetch
    request.start()
    return request
  }
}

final class Thumbnail {
  private let loader = ImageLoader()
  private var request: ImageRequest?
  private(set) var size = 0
  private(set) var isCancelled = false

  func show(_ path: String) {
    loader.load(path) { self.size = $0 }  //@ thumbnail
  }

  func prepare(_ path: String) {
    let request = ImageRequest(path: path)
    request.onCancel = { self.isCancelled = true }  //@ prepare
    self.request = request
    request.start()
  }
}

final class GalleryScreen {
  func scroll() {
    let thumbnail = Thumbnail()
    thumbnail.show("/a.png")
    thumbnail.prepare("/b.png")
    let request = ImageLoader().prefetch("/c.png")
    request.finish(3)
  }

  func decodeAll() -> Int {
    let pool = DecoderPool()
    return [Data([1]), Data([2, 3])].map { pool.take().decode($0) }.reduce(0, +)
  }
}
