import Foundation

final class ChatSocket {
  var onMessage: ((String) -> Void)?
  func receive(_ text: String) { onMessage?(text) }
}

struct ChatEnvironment {
  let socket: ChatSocket
  var log: (String) -> Void = { print($0) }
}

final class ChatViewModel {
  private var environment: ChatEnvironment
  private(set) var messages: [String] = []

  init(socket: ChatSocket = ChatSocket()) {
    environment = ChatEnvironment(socket: socket)
  }

  func append(_ text: String) { messages.append(text) }

  func connect() {
    environment.socket.onMessage = { self.append($0) }  //@ connect
    environment.socket.receive("hello")
  }

  func connectCopy() {
    let copy = environment
    copy.socket.onMessage = { self.append($0) }  //@ shared
    copy.socket.receive("hello")
  }

  func logQuietly() {
    var copy = environment
    copy.log = { self.append($0) }  //@ quiet
    copy.log("muted")
  }

  func logHere() {
    environment.log = { self.append($0) }  //@ here
    environment.log("joined")
  }

  func rehearse() {
    let trial = ChatEnvironment(socket: ChatSocket(), log: environment.log)
    trial.socket.onMessage = { self.append($0) }  //@ rehearse
    trial.socket.receive("test")
  }
}
