import Foundation

final class EditHistory {
  private var undos: [() -> Void] = []

  func register(_ undo: @escaping () -> Void) {
    undos.append(undo)
    if undos.count > 4 { undos.removeFirst() }
  }
}

final class Note {
  private let history = EditHistory()
  private var text = ""

  func replace(with value: String) {
    let old = text
    text = value
    history.register {  //@ replace
      self.text = old
    }
  }

  func append(_ value: String) {
    text += value
    history.register { [weak self] in  //@ append
      self?.text = ""
    }
  }
}

final class TopicToken {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  func cancel() {
    end?()
    end = nil
  }
}

final class TopicBus {
  static let shared = TopicBus()
  private var handlers: [String: [UUID: (Int) -> Void]] = [:]

  func on(_ topic: String, _ handler: @escaping (Int) -> Void) -> TopicToken {
    let id = UUID()
    handlers[topic, default: [:]][id] = handler
    return TopicToken { [weak self] in self?.handlers[topic]?[id] = nil }
  }
}

final class TopicPreview {
  private var count = 0

  func open() {
    let token = TopicBus.shared.on("preview") { _ in  //@ preview
      self.count += 1
    }
    token.cancel()
  }
}
