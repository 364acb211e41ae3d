import UIKit

protocol SocketTransport: AnyObject {
  var onText: ((String) -> Void)? { get set }
  func open()
  func close()
}

final class LoopbackTransport: SocketTransport {
  var onText: ((String) -> Void)?
  func open() { onText?("hello") }
  func close() { onText = nil }
}

final class PooledTransport: SocketTransport {
  var onText: ((String) -> Void)?
  private var isOpen = false
  func open() {
    isOpen = true
    onText?("hello")
  }
  func close() { isOpen = false }
}

final class ChatRoom {
  private let transport: SocketTransport
  private(set) var messages: [String] = []
  init(transport: SocketTransport) { self.transport = transport }
  func join() {
    transport.onText = { text in //@ room
      self.messages.append(text)
    }
    transport.open()
  }
  func leave() { transport.close() }
}

final class SupportChat {
  private let transport = PooledTransport()
  private(set) var transcript = ""
  func join() {
    transport.onText = { self.transcript += $0 } //@ support
    transport.open()
  }
  func leave() { transport.close() }
}

final class TypingIndicator {
  private let transport: PooledTransport
  private(set) var names: Set<String> = []
  init(transport: PooledTransport) { self.transport = transport }
  func watch() {
    transport.onText = { [unowned self] name in //@ typing
      self.names.insert(name)
    }
  }
}

final class ReadReceipts {
  private let transport = LoopbackTransport()
  private(set) var last: String?
  func watch() {
    transport.onText = { [unowned self] text in //@ receipts
      self.last = text
    }
    transport.open()
  }
}

final class MessagingSession {
  let shared = PooledTransport()

  func chat() -> ChatRoom {
    let room = ChatRoom(transport: LoopbackTransport())
    room.join()
    room.leave()
    return room
  }

  func support() -> SupportChat {
    let chat = SupportChat()
    chat.join()
    chat.leave()
    return chat
  }

  func showTyping() -> ObjectIdentifier {
    let indicator = TypingIndicator(transport: shared)
    indicator.watch()
    return ObjectIdentifier(indicator)
  }

  func run() {
    _ = chat()
    _ = support()
    ReadReceipts().watch()
    _ = showTyping()
    shared.open()
  }
}
