import Foundation

final class ChatSocket {
  var onMessage: ((String) -> Void)?
  var onTyping: ((String) -> Void)?
  var onClose: (() -> Void)?
  private var outbox: [String] = []

  func receive(_ text: String) { onMessage?(text) }
  func typing(_ user: String) { onTyping?(user) }
  func send(_ text: String) { outbox.append(text) }

  func close() {
    onClose?()
    onClose = nil
  }
}

final class Transcript {
  private(set) var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}

final class TypingBadge {
  let socket: ChatSocket
  private(set) var names: Set<String> = []

  init(socket: ChatSocket) { self.socket = socket }

  func insert(_ name: String) { names.insert(name) }
}

final class ChatRoom {
  private let socket = ChatSocket()
  let transcript = Transcript()
  private(set) var isOpen = true

  func listen() {
    let handler = show(_:)  //@ listen
    socket.onMessage = handler
    socket.receive("hello")
  }

  func record() {
    socket.onMessage = transcript.append  //@ record
    socket.receive("hi")
  }

  func watchClosing() {
    socket.onClose = markClosed  //@ closing
  }

  func leave() { socket.close() }

  private func show(_ text: String) { transcript.append("> " + text) }
  private func markClosed() { isOpen = false }
}

final class ChatLobby {
  private(set) var room: ChatRoom?
  private(set) var badge: TypingBadge?

  func enter() { room = ChatRoom() }

  func showBadge() {
    let badge = TypingBadge(socket: ChatSocket())
    badge.socket.onTyping = { name in  //@ badge
      badge.insert(name)
    }
    badge.socket.typing("Ada")
    self.badge = badge
  }

  func showQuietBadge() {
    let badge = TypingBadge(socket: ChatSocket())
    badge.socket.onTyping = { [weak badge] name in  //@ quietBadge
      badge?.insert(name)
    }
    badge.socket.typing("Ada")
    self.badge = badge
  }

  func exit() {
    room?.leave()
    room = nil
    badge = nil
  }
}

final class ChatApp {
  private let lobby = ChatLobby()

  func read() {
    lobby.enter()
    lobby.room?.listen()
    lobby.room?.watchClosing()
    lobby.showBadge()
    lobby.exit()
  }

  func archive() {
    lobby.enter()
    lobby.room?.record()
    lobby.showQuietBadge()
    lobby.exit()
  }
}
