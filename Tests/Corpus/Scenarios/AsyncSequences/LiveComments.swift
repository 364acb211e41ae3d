import Foundation

struct Comment: Sendable {
  let author: String
  let text: String
}

final class CommentChannel {
  let stream: AsyncStream<Comment>
  private let continuation: AsyncStream<Comment>.Continuation

  init() {
    var continuation: AsyncStream<Comment>.Continuation!
    stream = AsyncStream { continuation = $0 }
    self.continuation = continuation
  }

  func send(_ text: String) { continuation.yield(Comment(author: "guest", text: text)) }
  func close() { continuation.finish() }
}

final class CommentList {
  private let channel: CommentChannel
  private var task: Task<Void, Never>?
  private(set) var comments: [Comment] = []
  init(channel: CommentChannel) { self.channel = channel }

  func begin() {
    task = Task { [channel] in //@ list
      for await comment in channel.stream {
        self.comments.append(comment)
      }
    }
  }

  deinit { task?.cancel() }
}

final class Moderator {
  private let channel: CommentChannel
  private var task: Task<Void, Never>?
  private(set) var flagged = 0
  init(channel: CommentChannel) { self.channel = channel }

  func begin() {
    task = Task { [weak self, channel] in //@ moderator
      for await comment in channel.stream {
        guard let self else { return }
        if comment.text.isEmpty { self.flagged += 1 }
      }
    }
  }

  deinit { task?.cancel() }
}

final class CommentCounter {
  private let channel = CommentChannel()
  private(set) var count = 0

  func begin() {
    Task { [channel] in //@ counter
      for await _ in channel.stream { self.count += 1 }
    }
    channel.send("first")
  }

  func end() { channel.close() }
}

final class Translator {
  private let channel: CommentChannel
  private var task: Task<Void, Never>?
  private(set) var lines: [String] = []
  init(channel: CommentChannel) { self.channel = channel }

  func begin() {
    task = Task { [channel] in //@ translator
      for await comment in channel.stream { self.lines.append(comment.text) }
    }
  }

  func end() {
    task?.cancel()
    task = nil
  }
}

final class Broadcast {
  let channel = CommentChannel()

  func list() -> CommentList {
    let list = CommentList(channel: channel)
    list.begin()
    channel.send("hello")
    return list
  }

  func moderate() -> Moderator {
    let moderator = Moderator(channel: channel)
    moderator.begin()
    return moderator
  }

  func count() -> CommentCounter {
    let counter = CommentCounter()
    counter.begin()
    counter.end()
    return counter
  }

  func translate() -> Translator {
    let translator = Translator(channel: channel)
    translator.begin()
    translator.end()
    return translator
  }
}

final class BroadcastCenter {
  static let shared = BroadcastCenter()
  let broadcast = Broadcast()

  func run() {
    _ = broadcast.list()
    _ = broadcast.moderate()
    _ = broadcast.count()
    _ = broadcast.translate()
  }
}
