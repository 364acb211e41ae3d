import Foundation

struct ChatMessage: Decodable {
  let author: String
  let text: String
}

/// The connection to the chat of a live episode.
final class ChatSocket {
  var onMessage: ((ChatMessage) -> Void)?
  var onDisconnect: ((Error) -> Void)?

  private let task: URLSessionWebSocketTask

  init(url: URL) {
    task = URLSession.shared.webSocketTask(with: url)
  }

  func connect() {
    task.resume()
    listen()
  }

  func close() {
    task.cancel(with: .goingAway, reason: nil)
  }

  func send(_ text: String, completion: @escaping (Bool) -> Void) {
    task.send(.string(text)) { error in
      DispatchQueue.main.async { completion(error == nil) }
    }
  }

  private func listen() {
    task.receive { [weak self] result in
      switch result {
      case .success(.data(let data)):
        if let message = try? JSONDecoder().decode(ChatMessage.self, from: data) { self?.onMessage?(message) }
        self?.listen()
      case .success: self?.listen()
      case .failure(let error): self?.onDisconnect?(error)
      }
    }
  }
}

final class LiveChatViewModel {
  private let socket: ChatSocket
  private let blocked: Set<String>
  private(set) var messages: [ChatMessage] = []
  private(set) var isConnected = false

  init(episode: Episode, host: URL, blocked: Set<String>) {
    socket = ChatSocket(url: host.appendingPathComponent(episode.id.uuidString))
    self.blocked = blocked
  }

  func join() {
    socket.onMessage = { message in
      DispatchQueue.main.async { [weak self] in
        self?.append(message)
      }
    }
    socket.onDisconnect = { [weak self] _ in
      self?.isConnected = false
      self?.rejoin(after: 2)
    }
    socket.connect()
    isConnected = true
  }

  func post(_ text: String) {
    socket.send(text) { sent in
      guard sent else { return }
      self.append(ChatMessage(author: "me", text: text))
    }
  }

  private func rejoin(after seconds: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      guard !self.isConnected else { return }
      self.join()
    }
  }

  private func append(_ message: ChatMessage) {
    guard !blocked.contains(where: { $0 == message.author }) else { return }
    messages.append(message)
  }
}
