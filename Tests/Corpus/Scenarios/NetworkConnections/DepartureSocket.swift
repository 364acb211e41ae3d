import Foundation
import Network

struct Departure {
  let flight: String
  let gate: String
}

final class DepartureFeed {
  private let connection = NWConnection(host: "board.local", port: 4410, using: .tcp)
  private(set) var departures: [Departure] = []
  private(set) var isOnline = false

  func watchState() {
    connection.stateUpdateHandler = { state in  //@ state
      if case .ready = state { self.isOnline = true }
    }
    connection.start(queue: .main)
  }

  func watchViability() {
    connection.viabilityUpdateHandler = { [weak self] viable in  //@ viable
      self?.isOnline = viable
    }
    connection.start(queue: .main)
  }

  func subscribe(to airport: String) {
    connection.send(content: Data(airport.utf8), completion: .contentProcessed { error in  //@ subscribe
      self.isOnline = error == nil
    })
  }

  deinit { connection.cancel() }
}

final class GateLink {
  private let connection = NWConnection(host: "gate.local", port: 4411, using: .tcp)
  private(set) var messages: [String] = []
  private(set) var isReady = false

  func open() {
    connection.stateUpdateHandler = { state in  //@ link
      if case .ready = state { self.isReady = true }
    }
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receiveMessage { data, _, _, error in  //@ receive
      if let data { self.messages.append(String(decoding: data, as: UTF8.self)) }
      if error == nil { self.receive() }
    }
  }

  func close() {
    connection.stateUpdateHandler = nil
    connection.cancel()
  }
}

final class ReachabilityBadge {
  private let monitor = NWPathMonitor()
  private(set) var text = ""

  func begin() {
    monitor.pathUpdateHandler = show  //@ path
    monitor.start(queue: .main)
  }

  private func show(_ path: NWPath) { text = path.status == .satisfied ? "online" : "offline" }

  deinit { monitor.cancel() }
}

final class DepartureHall {
  let feed = DepartureFeed()
  let link = GateLink()
  let badge = ReachabilityBadge()

  func open() {
    feed.watchState()
    feed.watchViability()
    feed.subscribe(to: "ZRH")
    link.open()
    badge.begin()
  }

  func close() { link.close() }
}
