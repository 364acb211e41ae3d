import Foundation
import Network
import UIKit

struct ChatMessage {
  let text: String
}

final class ChatClient {
  private(set) var messages: [ChatMessage] = []
  let connection = NWConnection(host: "chat.example.com", port: 443, using: .tls)

  func connect() {
    connection.start(queue: .main)
    receiveNext()
  }

  private func receiveNext() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 4096) { data, _, _, error in //@ chat
      if let data { self.messages.append(ChatMessage(text: String(decoding: data, as: UTF8.self))) }
      if error == nil { self.receiveNext() }
    }
  }

  func send(_ text: String) {
    connection.send(content: Data(text.utf8), completion: .contentProcessed { error in
      if error == nil { self.messages.append(ChatMessage(text: text)) }
    })
  }

  func disconnect() { connection.cancel() }
}

final class FeedClient {
  private(set) var items: [String] = []
  private var isStopped = false
  let connection = NWConnection(host: "feed.example.com", port: 443, using: .tls)

  func connect() {
    connection.start(queue: .main)
    receiveNext()
  }

  private func receiveNext() {
    connection.receiveMessage { data, _, _, error in //@ feed
      guard !self.isStopped else { return }
      if let data { self.items.append(String(decoding: data, as: UTF8.self)) }
      if error == nil { self.receiveNext() }
    }
  }

  func disconnect() { isStopped = true }
}

final class PresenceClient {
  private(set) var isOnline = false
  let connection = NWConnection(host: "presence.example.com", port: 443, using: .tls)

  func connect() {
    connection.viabilityUpdateHandler = { [weak self] viable in //@ viability
      self?.isOnline = viable
    }
  }
}

final class KeepAlive {
  private var timer: Timer?
  private(set) var sent = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ ping
      self.sent += 1
    }
  }

  deinit { timer?.invalidate() }
}

final class TypingIndicator {
  private var timer: Timer?
  private(set) var isTyping = false

  func keyPressed() {
    isTyping = true
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in //@ typing
      self.isTyping = false
    }
  }
}

final class ChatController: UIViewController {
  let chat = ChatClient()
  let feed = FeedClient()
  let presence = PresenceClient()
  let keepAlive = KeepAlive()
  let typing = TypingIndicator()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    chat.connect()
    feed.connect()
    presence.connect()
    keepAlive.start()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    typing.keyPressed()
    chat.send("hello")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    chat.disconnect()
    feed.disconnect()
  }
}
