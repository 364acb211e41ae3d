import Foundation

final class EventSocket {
  private var handlers: [String: [(String) -> Void]] = [:]
  private var once: [String: (String) -> Void] = [:]
  private(set) var isOpen = false

  func on(_ event: String, handler: @escaping (String) -> Void) {
    handlers[event, default: []].append(handler)
  }

  func once(_ event: String, handler: @escaping (String) -> Void) { once[event] = handler }

  func receive(_ event: String, _ body: String) {
    handlers[event]?.forEach { $0(body) }
    once.removeValue(forKey: event)?(body)
  }

  func open() { isOpen = true }

  func close() {
    isOpen = false
    handlers = [:]
    once = [:]
  }
}

class PresenceService {
  let socket = EventSocket()
  fileprivate(set) var online: Set<String> = []
  fileprivate(set) var typing: Set<String> = []
  fileprivate var pending: DispatchWorkItem?
  fileprivate var beat: Timer?

  func start() {}

  fileprivate func handleTyping(_ user: String) { typing.insert(user) }
  fileprivate func reconnect() { socket.open() }
}

final class TypingPresence: PresenceService {
  override func start() {
    socket.on("typing", handler: handleTyping)  //@ typing
  }
}

final class OnlinePresence: PresenceService {
  override func start() {
    socket.on("online") { [weak self] user in  //@ online
      self?.online.insert(user)
    }
  }
}

final class HelloPresence: PresenceService {
  override func start() {
    socket.once("hello") { user in  //@ hello
      self.online.insert(user)
    }
    socket.receive("hello", "server")
  }
}

final class RetryingPresence: PresenceService {
  override func start() {
    let item = DispatchWorkItem(block: reconnect)  //@ reconnect
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
    pending = item
  }
}

final class BeatingPresence: PresenceService {
  override func start() {
    beat = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ beat
      self.socket.receive("beat", "")
    }
  }
}

final class ClosingPresence: PresenceService {
  override func start() {
    socket.on("typing", handler: handleTyping)  //@ closing
  }

  func stop() { socket.close() }
}

final class ChatConnection {
  private(set) var presence: PresenceService?

  func connect(_ service: PresenceService) {
    presence = service
    service.start()
    service.socket.open()
  }

  func disconnect() {
    (presence as? ClosingPresence)?.stop()
    presence = nil
  }
}
