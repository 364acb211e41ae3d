import Combine
import Foundation
import Network

struct ChatMessage {
  let sender: String
  let body: String
}

final class ChatTranscript {
  let incoming = PassthroughSubject<ChatMessage, Never>()
  private(set) var unreadCount = 0
  func markUnread() { unreadCount += 1 }
}

final class SupportLine {
  private let connection = NWConnection(host: "support", port: 443, using: .tls)
  private(set) var received: [Data] = []

  func open() {
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receiveMessage { data, _, _, error in  //@ support
      if let data { self.received.append(data) }
      if error == nil { self.receive() }
    }
  }

  deinit { connection.cancel() }
}

final class RoomLine {
  private let connection = NWConnection(host: "rooms", port: 443, using: .tls)
  private(set) var received: [Data] = []

  func open() {
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receiveMessage { data, _, _, error in  //@ room
      if let data { self.received.append(data) }
      if error == nil { self.receive() }
    }
  }

  func close() { connection.cancel() }
}

final class Heartbeat {
  private var task: Task<Void, Never>?
  private(set) var beats = 0

  func start() {
    task = Task {  //@ heartbeat
      while true {
        try? await Task.sleep(nanoseconds: 15_000_000)
        self.beats += 1
      }
    }
  }

  func startOnce() {
    task = Task {  //@ beat
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.beats += 1
    }
  }
}

final class ChatViewModel {
  private let transcript: ChatTranscript
  private var cancellables = Set<AnyCancellable>()
  private(set) var lines: [String] = []
  private(set) var seen = 0

  init(transcript: ChatTranscript) { self.transcript = transcript }

  func bind() {
    transcript.incoming
      .handleEvents(receiveOutput: count)  //@ incoming
      .sink { [weak self] in self?.lines.append($0.body) }
      .store(in: &cancellables)
  }

  func bindUnread() {
    transcript.incoming
      .handleEvents(receiveOutput: { [transcript] _ in transcript.markUnread() })  //@ unread
      .sink { [weak self] in self?.lines.append("* " + $0.body) }
      .store(in: &cancellables)
  }

  private func count(_ message: ChatMessage) { seen += 1 }
}

final class ChatScreen {
  private let transcript = ChatTranscript()

  func enterRoom() {
    let line = RoomLine()
    line.open()
    let model = ChatViewModel(transcript: transcript)
    model.bind()
    Heartbeat().start()
    line.close()
  }

  func askSupport() {
    SupportLine().open()
    let model = ChatViewModel(transcript: transcript)
    model.bindUnread()
    Heartbeat().startOnce()
  }
}
