import Foundation
import Network

final class LinkMonitor {
  private let monitor = NWPathMonitor()
  private(set) var isOnline = false

  func start() {
    monitor.pathUpdateHandler = { path in  //@ path
      self.isOnline = path.status == .satisfied
    }
    monitor.start(queue: .main)
  }

  deinit { monitor.cancel() }
}

final class RoamingMonitor {
  private let monitor = NWPathMonitor()
  private(set) var isExpensive = false

  func start() {
    monitor.pathUpdateHandler = { path in  //@ roaming
      self.isExpensive = path.isExpensive
    }
    monitor.start(queue: .main)
  }

  func stop() { monitor.cancel() }
}

final class Link {
  private let connection: NWConnection
  private(set) var bytes = 0

  init(host: NWEndpoint.Host) { connection = NWConnection(host: host, port: 443, using: .tls) }

  func open() {
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { data, _, done, error in  //@ receive
      self.bytes += data?.count ?? 0
      if error == nil, !done { self.receive() }
    }
  }

  func close() { connection.cancel() }
}

final class Heartbeat {
  private var task: Task<Void, Never>?
  private(set) var beats = 0

  func start() {
    task = Task {  //@ beat
      while !Task.isCancelled {
        self.beats += 1
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }

  deinit { task?.cancel() }
}

final class Handshake {
  private var task: Task<Void, Never>?
  private(set) var attempts = 0

  func start() {
    task = Task {  //@ handshake
      for _ in 0..<3 {
        self.attempts += 1
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }

  deinit { task?.cancel() }
}

final class Messenger {
  private(set) var monitor: LinkMonitor?
  private(set) var roaming: RoamingMonitor?
  private(set) var link: Link?
  private(set) var heartbeat: Heartbeat?
  private(set) var handshake: Handshake?

  func watchPath() {
    monitor = LinkMonitor()
    monitor?.start()
  }

  func watchRoaming() {
    roaming = RoamingMonitor()
    roaming?.start()
  }

  func connect() {
    link = Link(host: "chat.example")
    link?.open()
  }

  func keepAlive() {
    heartbeat = Heartbeat()
    heartbeat?.start()
  }

  func greet() {
    handshake = Handshake()
    handshake?.start()
  }

  func disconnect() {
    roaming?.stop()
    link?.close()
    (monitor, roaming, link, heartbeat, handshake) = (nil, nil, nil, nil, nil)
  }
}

final class ChatScene {
  private var messenger: Messenger?

  func activate() {
    let messenger = Messenger()
    messenger.watchPath()
    messenger.watchRoaming()
    messenger.connect()
    messenger.keepAlive()
    messenger.greet()
    self.messenger = messenger
  }

  func deactivate() {
    messenger?.disconnect()
    messenger = nil
  }
}
