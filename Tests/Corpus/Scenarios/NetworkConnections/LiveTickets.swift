import Foundation
import Network

final class TicketSocket {
  let connection = NWConnection(host: "tickets.example", port: 443, using: .tls)
  private(set) var messages = 0

  func open() {
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receiveMessage { data, _, _, error in  //@ socket
      guard error == nil else { return }
      self.messages += data == nil ? 0 : 1
      self.receive()
    }
  }

  deinit { connection.cancel() }
}

final class QueueSocket {
  let connection = NWConnection(host: "queue.example", port: 443, using: .tls)
  private(set) var position = 100

  func open() {
    connection.start(queue: .main)
    receive()
  }

  func close() { connection.cancel() }

  private func receive() {
    connection.receiveMessage { data, _, _, error in  //@ queue
      guard error == nil else { return }
      self.position -= data?.count ?? 0
      self.receive()
    }
  }
}

final class PresaleSocket {
  let connection = NWConnection(host: "presale.example", port: 443, using: .tls)
  private var isOpen = false
  private(set) var codes: [Data] = []

  func open() {
    isOpen = true
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receiveMessage { [unowned self] data, _, _, _ in  //@ presale
      guard self.isOpen else { return }
      if let data { self.codes.append(data) }
      self.receive()
    }
  }

  deinit { connection.cancel() }
}

final class NetworkBanner {
  private let monitor = NWPathMonitor()
  private(set) var isOffline = false

  func start() {
    monitor.pathUpdateHandler = { path in  //@ offline
      self.isOffline = path.status != .satisfied
    }
    monitor.start(queue: .main)
  }
}

final class UploadGate {
  private let monitor = NWPathMonitor()
  private(set) var isAllowed = false

  func open() {
    monitor.pathUpdateHandler = { path in  //@ gate
      self.isAllowed = !path.isExpensive
    }
    monitor.start(queue: .main)
  }

  func close() { monitor.cancel() }
}

final class SaleScreen {
  private(set) var tickets: TicketSocket?
  private(set) var queue: QueueSocket?
  private(set) var presale: PresaleSocket?
  private(set) var banner: NetworkBanner?
  private(set) var gate: UploadGate?

  func showTickets() {
    tickets = TicketSocket()
    tickets?.open()
  }

  func enterQueue() {
    queue = QueueSocket()
    queue?.open()
  }

  func enterPresale() {
    presale = PresaleSocket()
    presale?.open()
  }

  func showBanner() {
    banner = NetworkBanner()
    banner?.start()
  }

  func openGate() {
    gate = UploadGate()
    gate?.open()
  }

  func leave() {
    queue?.close()
    gate?.close()
    tickets = nil
    queue = nil
    presale = nil
    banner = nil
    gate = nil
  }
}
