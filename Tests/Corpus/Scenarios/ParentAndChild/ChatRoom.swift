import Foundation

struct Message {
  let author: String
  let text: String
}

final class Participant {
  let name: String
  private(set) var unread: [Message] = []
  var room: ChatRoom?  //@ room
  init(name: String) { self.name = name }

  func receive(_ message: Message) { if message.author != name { unread.append(message) } }
  func say(_ text: String) { room?.broadcast(Message(author: name, text: text)) }
}

final class ChatRoom {
  let topic: String
  private var participants: [Participant] = []
  private(set) var log: [Message] = []
  init(topic: String) { self.topic = topic }

  func join(_ participant: Participant) {
    participant.room = self
    participants.append(participant)
  }

  func broadcast(_ message: Message) {
    log.append(message)
    participants.forEach { $0.receive(message) }
  }
}

final class Moderator {
  weak var channel: Channel?  //@ moderated
  private let banned: Set<String> = ["spam"]
  func accepts(_ message: Message) -> Bool { !banned.contains(message.text) && channel?.isOpen == true }
}

final class Pinboard {
  let channel: Channel  //@ pinned
  private(set) var pins: [Message] = []
  init(channel: Channel) { self.channel = channel }
  func pin(_ message: Message) { if channel.isOpen { pins.append(message) } }
}

final class Channel {
  private(set) var isOpen = true
  private let moderator = Moderator()
  private var pinboard: Pinboard?
  private var typing: TypingIndicator?

  init() { moderator.channel = self }

  func post(_ message: Message) {
    guard moderator.accepts(message) else { return }
    if message.text.hasPrefix("!") { board().pin(message) }
  }

  func beginTyping() {
    typing = TypingIndicator(channel: self)
    typing?.start()
  }

  func endTyping() {
    typing?.stop()
    typing = nil
  }

  func close() {
    isOpen = false
    pinboard = nil
  }

  private func board() -> Pinboard {
    if let pinboard { return pinboard }
    let made = Pinboard(channel: self)
    pinboard = made
    return made
  }
}

final class TypingIndicator {
  private let channel: Channel
  private var timer: Timer?
  private(set) var dots = 0
  init(channel: Channel) { self.channel = channel }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in  //@ typing
      self.dots = self.channel.isOpen ? (self.dots + 1) % 4 : 0
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

final class ReplyThread {
  let root: Message
  private(set) var replies: [ReplyThread] = []
  private var parent: ReplyThread?  //@ parent
  init(root: Message) { self.root = root }

  func reply(_ message: Message) -> ReplyThread {
    let child = ReplyThread(root: message)
    child.parent = self
    replies.append(child)
    return child
  }

  var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
}

final class ChatSession {
  private(set) var lobby: ChatRoom?
  private(set) var support: Channel?
  private(set) var thread: ReplyThread?

  func openLobby() {
    let room = ChatRoom(topic: "Lobby")
    let ann = Participant(name: "Ann")
    room.join(ann)
    room.join(Participant(name: "Bob"))
    ann.say("Hello")
    lobby = room
  }

  func openSupport() {
    support = Channel()
    support?.beginTyping()
    support?.post(Message(author: "Ann", text: "!help"))
    support?.endTyping()
  }

  func startThread() {
    let root = ReplyThread(root: Message(author: "Ann", text: "Lunch?"))
    _ = root.reply(Message(author: "Bob", text: "Yes")).depth
    thread = root
  }

  func leave() {
    support?.close()
    lobby = nil
    support = nil
    thread = nil
  }
}
