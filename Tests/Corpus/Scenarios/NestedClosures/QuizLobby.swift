import Foundation

enum LobbyMessage {
  case joined(String)
  case ready(Bool)
  case start
}

protocol GameSocketDelegate: AnyObject {
  func socket(_ socket: GameSocket, received message: LobbyMessage)
}

final class GameSocket {
  var delegate: GameSocketDelegate?  //@ socketDelegate
  var onMessage: ((LobbyMessage) -> Void)?
  var onClose: (() -> Void)?
  private(set) var sent: [LobbyMessage] = []

  func send(_ message: LobbyMessage) { sent.append(message) }
  func receive(_ message: LobbyMessage) {
    onMessage?(message)
    delegate?.socket(self, received: message)
  }
  func close() {
    let closed = onClose
    onMessage = nil
    onClose = nil
    closed?()
  }
}

final class HostLobby: GameSocketDelegate {
  private let socket = GameSocket()
  private var players: [String] = []

  func enter() {
    socket.delegate = self
    socket.receive(.joined("Kim"))
  }
  func socket(_ socket: GameSocket, received message: LobbyMessage) {
    if case .joined(let name) = message { players.append(name) }
  }
}

final class EchoLobby {
  private(set) var socket: GameSocket?
  private var received = 0

  func enter() {
    let socket = GameSocket()
    socket.onMessage = { [weak self] message in  //@ echo
      self?.received += 1
      socket.send(message)
    }
    socket.receive(.ready(true))
    self.socket = socket
  }
  func leave() { socket = nil }
}

final class GuestLobby {
  private(set) var socket: GameSocket?
  private var received = 0

  func enter() {
    let socket = GameSocket()
    socket.onMessage = { message in  //@ guest
      self.received += 1
      socket.send(message)
    }
    socket.receive(.ready(true))
    self.socket = socket
  }
  func leave() {
    socket?.close()
    socket = nil
  }
}

final class Countdown {
  private var left = 3
  private(set) var isOver = false

  func begin() {
    DispatchQueue.main.async { [unowned self] in  //@ countdown
      self.left -= 1
      self.isOver = self.left == 0
    }
  }
}

final class Scoreboard {
  private let socket = GameSocket()
  private var lines: [String] = []

  func enter() {
    socket.onMessage = { message in  //@ board
      let update = { [weak self] in self?.lines.append("\(message)") }
      update()
    }
    socket.receive(.start)
  }
}

final class ChatPanel {
  private let socket = GameSocket()
  private var lines: [String] = []

  func enter() {
    socket.onMessage = { [weak self] message in  //@ chat
      DispatchQueue.main.async { self?.lines.append("\(message)") }
    }
    socket.receive(.joined("Lee"))
  }
}

final class QuizNight {
  private(set) var socket: GameSocket?

  func host(visit: (AnyObject) -> Void) {
    let lobby = HostLobby(), board = Scoreboard(), chat = ChatPanel()
    [lobby, board, chat].forEach(visit)
    lobby.enter()
    board.enter()
    chat.enter()
  }
  func join(visit: (AnyObject) -> Void) {
    let guest = GuestLobby(), echo = EchoLobby()
    guest.enter()
    echo.enter()
    [guest.socket, echo.socket].forEach { $0.map(visit) }
    guest.leave()
    echo.leave()
  }
  func start(visit: (AnyObject) -> Void) {
    let countdown = Countdown()
    visit(countdown)
    countdown.begin()
  }
}
