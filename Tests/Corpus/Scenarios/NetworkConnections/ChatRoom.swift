import Foundation

struct ChatMessage {
  let room: String
  let text: String
}

final class ChatSocket {
  static let shared = ChatSocket()
  var messageHandlers: [String: (ChatMessage) -> Void] = [:]
  var presenceHandlers: [String: ([String]) -> Void] = [:]
  private var replies: [Int: ([ChatMessage]) -> Void] = [:]
  private var lastRequest = 0

  func request(_ command: String, reply: @escaping ([ChatMessage]) -> Void) {
    lastRequest += 1
    let id = lastRequest
    replies[id] = reply
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in
      self?.replies.removeValue(forKey: id)?([])
    }
  }

  func receive(_ message: ChatMessage) { messageHandlers[message.room]?(message) }
}

final class ChatRoomModel {
  let id: String
  let title: String
  private var messages: [ChatMessage] = []
  private var members: [String] = []
  private var pingTimer: Timer?
  private let socket: ChatSocket

  init(id: String, title: String, socket: ChatSocket = .shared) {
    (self.id, self.title, self.socket) = (id, title, socket)
  }

  func join() {
    socket.messageHandlers[id] = { message in  //@ messages
      self.messages.append(message)
    }
  }

  func watchMembers() {
    socket.presenceHandlers[id] = { members in  //@ members
      self.members = members
    }
  }

  func loadHistory() {
    socket.request("history") { messages in  //@ history
      self.messages.insert(contentsOf: messages, at: 0)
    }
  }

  func keepAlive() {
    pingTimer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ ping
      self.socket.receive(ChatMessage(room: self.id, text: "ping"))
    }
  }

  func leave() {
    socket.messageHandlers[title] = nil
    socket.presenceHandlers[id] = nil
    pingTimer?.invalidate()
  }
}

final class TypingIndicator {
  private var timer: Timer?
  private var dots = 0

  func show() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ dots
      self.dots = (self.dots + 1) % 4
    }
  }

  deinit { timer?.invalidate() }
}

final class ChatScene {
  private var room: ChatRoomModel?
  private var indicator: TypingIndicator?

  func enter() {
    let room = ChatRoomModel(id: "42", title: "General")
    room.join()
    room.watchMembers()
    room.loadHistory()
    room.keepAlive()
    self.room = room
    indicator = TypingIndicator()
    indicator?.show()
  }

  func exit() {
    room?.leave()
    room = nil
    indicator = nil
  }

  func visit() {
    enter()
    exit()
  }
}
