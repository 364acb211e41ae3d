import Foundation
import Network

final class EchoSession {
  private let connection = NWConnection(host: "echo.example.org", port: 7, using: .tcp)
  private var buffer = Data()

  func open() {
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 4096) { data, _, _, error in  //@ echo
      guard error == nil else { return }
      self.buffer.append(data ?? Data())
      self.receive()
    }
  }

  func close() { connection.cancel() }
}

final class TelemetrySession {
  private let connection = NWConnection(host: "telemetry.example.org", port: 9000, using: .tcp)
  private var packets = 0

  func open() {
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receiveMessage { _, _, _, error in  //@ telemetry
      guard error == nil else { return }
      self.packets += 1
      self.receive()
    }
  }

  deinit { connection.cancel() }
}

final class ChatSocket {
  private let connection = NWConnection(host: "chat.example.org", port: 5222, using: .tls)
  private var messages: [Data] = []

  func open() {
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receiveMessage { [weak self] data, _, _, error in  //@ chat
      guard let self, error == nil else { return }
      self.messages.append(data ?? Data())
      self.receive()
    }
  }

  deinit { connection.cancel() }
}

final class Courier {
  private let connection: NWConnection
  private(set) var sent = 0
  init(connection: NWConnection) { self.connection = connection }

  func send(_ text: String) {
    connection.send(content: Data(text.utf8), completion: .contentProcessed { error in  //@ courier
      if error == nil { self.sent += 1 }
    })
  }
}

final class PresenceServer {
  private let listener = try! NWListener(using: .tcp, on: 8080)
  private var clients: [NWConnection] = []

  func start() {
    listener.newConnectionHandler = { connection in  //@ presence
      self.clients.append(connection)
    }
    listener.start(queue: .main)
  }

  func stop() { clients.forEach { $0.cancel() } }
}

final class Reachability {
  private let monitor = NWPathMonitor()
  private(set) var isOnline = false

  func start() {
    monitor.pathUpdateHandler = { path in  //@ reachability
      self.isOnline = path.status == .satisfied
    }
    monitor.start(queue: .main)
  }

  func stop() { monitor.cancel() }
}

final class NetworkStack {
  let echo = EchoSession()
  let telemetry = TelemetrySession()
  let chat = ChatSocket()
  let presence = PresenceServer()
  let reachability = Reachability()
  let courier = Courier(connection: NWConnection(host: "mail.example.org", port: 25, using: .tcp))

  func start() {
    echo.open()
    telemetry.open()
    chat.open()
    presence.start()
    reachability.start()
    courier.send("hello")
  }

  func stop() {
    echo.close()
    presence.stop()
    reachability.stop()
  }
}

func goOnline() {
  let stack = NetworkStack()
  stack.start()
  stack.stop()
}
