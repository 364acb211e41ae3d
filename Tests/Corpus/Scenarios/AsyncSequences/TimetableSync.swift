import Foundation

struct LessonChange: Sendable {
  let lesson: String
  let room: String
}

final class ChangeFeed {
  static let shared = ChangeFeed()
  private var continuations: [AsyncStream<LessonChange>.Continuation] = []

  func changes() -> AsyncStream<LessonChange> {
    AsyncStream { continuations.append($0) }
  }

  func send(_ change: LessonChange) { continuations.forEach { $0.yield(change) } }

  func finish() {
    continuations.forEach { $0.finish() }
    continuations.removeAll()
  }
}

@MainActor
final class TimetableMirror {
  private(set) var rooms: [String: String] = [:]
  private(set) var changed = 0
  private var task: Task<Void, Never>?

  func follow() {
    task = Task {  //@ follow
      for await change in ChangeFeed.shared.changes() {
        self.rooms[change.lesson] = change.room
      }
    }
  }

  func mirrorRooms() {
    task = Task { [weak self] in  //@ rooms
      guard let self else { return }
      for await change in ChangeFeed.shared.changes() {
        self.rooms[change.lesson] = change.room
      }
    }
  }

  func countChanges() {
    task = Task { [weak self] in  //@ counting
      for await _ in ChangeFeed.shared.changes() {
        guard let self else { return }
        self.changed += 1
      }
    }
  }

  func follow(_ feed: ChangeFeed) {
    task = Task {  //@ session
      for await change in feed.changes() {
        self.rooms[change.lesson] = change.room
      }
    }
  }

  func download() {
    Task {  //@ download
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.changed = 0
    }
  }
}

@MainActor
final class SyncSession {
  private let feed = ChangeFeed()
  private(set) var mirror: TimetableMirror? = TimetableMirror()

  static func preview() {
    let first = TimetableMirror()
    first.follow()
    let second = TimetableMirror()
    second.mirrorRooms()
    let third = TimetableMirror()
    third.countChanges()
  }

  func begin() {
    mirror?.follow(feed)
    mirror?.download()
  }

  func end() {
    feed.send(LessonChange(lesson: "Art", room: "3"))
    feed.finish()
    mirror = nil
  }
}
