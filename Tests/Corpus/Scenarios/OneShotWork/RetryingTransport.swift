import Foundation

final class Transport {
  static let shared = Transport()
  private var pending: [Int: (String?) -> Void] = [:]
  private var streams: [Int: (String) -> Void] = [:]
  private var lastID = 0

  func send(_ path: String, completion: @escaping (String?) -> Void) {
    lastID += 1
    let id = lastID
    pending[id] = completion
    DispatchQueue.main.async { self.answer(id, path) }
  }

  func stream(_ path: String, onChunk: @escaping (String) -> Void) -> Int {
    lastID += 1
    streams[lastID] = onChunk
    return lastID
  }

  func finish(_ id: Int) { streams.removeValue(forKey: id) }

  private func answer(_ id: Int, _ path: String) {
    let completion = pending.removeValue(forKey: id)
    completion?(path.isEmpty ? nil : "answer to \(path)")
  }
}

final class ProfileLoader {
  private(set) var name: String?
  private var tries = 0

  func load() {
    tries += 1
    Transport.shared.send(tries < 3 ? "" : "/me") { answer in  //@ retry
      if answer == nil && self.tries < 3 { self.load() } else { self.name = answer }
    }
  }
}

final class FeedReader {
  private(set) var chunks: [String] = []
  private var id: Int?

  func start() {
    id = Transport.shared.stream("/feed") { chunk in  //@ feed
      self.chunks.append(chunk)
    }
  }

  func pause() {
    if let id { Transport.shared.finish(id) }
    id = nil
  }
}

final class TailReader {
  private(set) var lines = 0
  private var id: Int?

  func start() {
    id = Transport.shared.stream("/tail") { _ in  //@ tail
      self.lines += 1
    }
  }

  func pause() {
    if let id { Transport.shared.finish(id) }
    id = nil
  }

  func resume() { start() }
}

final class LoginAttempt {
  private(set) var isTimedOut = false

  func begin() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [unowned self] in  //@ login
      isTimedOut = true
    }
  }
}

final class LogoutAttempt {
  private(set) var isTimedOut = false

  func begin() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {  //@ logout
      self.isTimedOut = true
    }
  }
}

final class PingAttempt {
  private(set) var isAnswered = false

  func begin() {
    Transport.shared.send("/ping") { [weak self] _ in  //@ ping
      self?.isAnswered = true
    }
  }
}

final class ClientSession {
  let profile = ProfileLoader()
  let feed = FeedReader()
  let tail = TailReader()

  func open() {
    profile.load()
    feed.start()
    tail.start()
  }

  func background() {
    feed.pause()
    tail.pause()
  }

  func foreground() { tail.resume() }

  static func visit() {
    let session = ClientSession()
    session.open()
    session.background()
    session.foreground()
  }

  static func authenticate() {
    LoginAttempt().begin()
    LogoutAttempt().begin()
    PingAttempt().begin()
  }
}
