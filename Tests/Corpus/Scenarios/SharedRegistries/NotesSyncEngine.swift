import Foundation

final class ChangeFeed {
  static let shared = ChangeFeed()
  private var handlers: [String: (String) -> Void] = [:]
  func register(_ key: String, _ handler: @escaping (String) -> Void) { handlers[key] = handler }
  func unregister(_ key: String) { handlers.removeValue(forKey: key) }
  func publish(_ change: String) { handlers.values.forEach { $0(change) } }
}

final class UploadQueue {
  private var pending: [String] = []
  var onDrained: (() -> Void)?
  func push(_ change: String) { pending.append(change) }
  func drain() {
    pending.removeAll()
    onDrained?()
  }
}

final class NotesSync {
  private let id = UUID().uuidString
  private let uploads = UploadQueue()
  private var timer: Timer?
  private(set) var lastSync: Date?

  func start() {
    ChangeFeed.shared.register("notes.\(id)") { change in //@ feed
      self.uploads.push(change)
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ poll
      self.uploads.drain()
    }
  }

  func stop() {
    ChangeFeed.shared.unregister("notes.\(id)")
    timer?.invalidate()
    timer = nil
  }

  func stampWhenDrained() {
    uploads.onDrained = { self.lastSync = Date() } //@ drained
  }
}

final class AttachmentSync {
  private let id = UUID().uuidString
  private var timer: Timer?
  private(set) var changes = 0

  func start() {
    ChangeFeed.shared.register("attachment-\(id)") { _ in //@ attachments
      self.changes += 1
    }
  }

  func restart() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in //@ retry
      self?.changes += 1
    }
  }

  func stop() {
    ChangeFeed.shared.unregister("attachments-\(id)")
    timer?.invalidate()
  }
}

final class SyncEngine {
  private(set) var notes: NotesSync?
  private(set) var attachments: AttachmentSync?

  func signIn() {
    notes = NotesSync()
    notes?.start()
    ChangeFeed.shared.publish("hello")
  }

  func signInStamped() {
    notes = NotesSync()
    notes?.stampWhenDrained()
  }

  func signInWithAttachments(live: Bool) {
    attachments = AttachmentSync()
    if live {
      attachments?.start()
    } else {
      attachments?.restart()
    }
  }

  func signOut() {
    notes?.stop()
    attachments?.stop()
    notes = nil
    attachments = nil
  }
}
