import Foundation

final class Subscription {
  private var undo: (() -> Void)?
  init(_ undo: @escaping () -> Void) { self.undo = undo }
  func end() {
    undo?()
    undo = nil
  }
  deinit { end() }
}

final class Emitter<Event> {
  private var handlers: [UUID: (Event) -> Void] = [:]

  func on(_ handler: @escaping (Event) -> Void) -> Subscription {
    let id = UUID()
    handlers[id] = handler
    return Subscription { [weak self] in self?.handlers[id] = nil }
  }

  func emit(_ event: Event) { handlers.values.forEach { $0(event) } }
}

struct Message {
  let author: String
  let text: String
}

final class ChatService {
  static let shared = ChatService()
  let messages = Emitter<Message>()
  let typing = Emitter<String>()
}

final class ChatRoom {
  private var subscriptions: [Subscription] = []
  private(set) var log: [String] = []
  private let local = Emitter<String>()
  var status = ""

  func follow() {
    subscriptions.append(
      ChatService.shared.messages.on { message in //@ follow
        self.log.append(message.text)
      })
  }

  func followQuietly() {
    subscriptions.append(
      ChatService.shared.messages.on { [weak self] message in //@ quietly
        self?.log.append(message.text)
      })
  }

  func watchTyping() {
    _ = ChatService.shared.typing.on { name in //@ typing
      self.status = "\(name) is typing"
    }
  }

  func echo() {
    let subscription = local.on { self.log.append($0) } //@ echo
    local.emit("hello")
    subscription.end()
  }

  func mirror() {
    subscriptions += [local.on { self.log.append($0.uppercased()) }] //@ mirror
  }
}
