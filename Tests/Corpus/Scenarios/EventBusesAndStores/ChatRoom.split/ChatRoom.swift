import Foundation

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
