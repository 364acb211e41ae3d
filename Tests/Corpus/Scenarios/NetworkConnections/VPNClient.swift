import Foundation
import Network

enum TunnelState: Equatable {
  case disconnected, connecting, connected
}

struct Server {
  let host: String
  let load: Double
}

final class PathWatcher {
  private let monitor = NWPathMonitor()
  private(set) var isOnline = false

  func begin() {
    monitor.pathUpdateHandler = { path in  //@ path
      self.isOnline = path.status == .satisfied
    }
    monitor.start(queue: .main)
  }
  func end() { monitor.cancel() }
}

final class RoamingWatcher {
  private let monitor = NWPathMonitor()
  private(set) var changes = 0

  func begin() {
    monitor.pathUpdateHandler = { _ in  //@ roaming
      self.changes += 1
    }
    monitor.start(queue: .main)
  }
  func end() { monitor.cancel() }
}

final class Reconnector {
  private var attempts = 0
  private var pending: DispatchWorkItem?

  func schedule() {
    let work = DispatchWorkItem(block: attempt)  //@ attempt
    pending = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: work)
  }
  private func attempt() { attempts += 1 }
}

final class KeepAlive {
  private var sent = 0

  func schedule() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: ping)  //@ ping
  }
  private func ping() { sent += 1 }
}

final class Tunnel {
  var onState: ((TunnelState) -> Void)?
  private(set) var state = TunnelState.disconnected { didSet { onState?(state) } }
  func open(_ server: Server) {
    state = .connecting
    state = .connected
  }
  func close() { state = .disconnected }
}

final class ConnectionIndicator {
  private let tunnel: Tunnel
  private(set) var text = ""
  init(tunnel: Tunnel) {
    self.tunnel = tunnel
    tunnel.onState = render  //@ render
  }
  private func render(_ state: TunnelState) { text = "\(state)" }
}

final class TrafficStatistics {
  private let tunnel: Tunnel
  private var sessions = 0
  init(tunnel: Tunnel) {
    self.tunnel = tunnel
    tunnel.onState = TrafficStatistics.handler(for: self)  //@ traffic
  }
  private static func handler(for owner: TrafficStatistics) -> (TunnelState) -> Void {
    { [weak owner] state in if state == .connected { owner?.sessions += 1 } }
  }
}

final class VPNClient {
  private(set) var watcher: PathWatcher?
  private(set) var roaming: RoamingWatcher?
  private(set) var reconnector: Reconnector?
  private(set) var keepAlive: KeepAlive?
  private(set) var indicator: ConnectionIndicator?
  private(set) var statistics: TrafficStatistics?

  func turnOn() {
    watcher = PathWatcher()
    watcher?.begin()
    roaming = RoamingWatcher()
    roaming?.begin()
    reconnector = Reconnector()
    reconnector?.schedule()
    keepAlive = KeepAlive()
    keepAlive?.schedule()
    let tunnels = [Tunnel(), Tunnel()]
    indicator = ConnectionIndicator(tunnel: tunnels[0])
    statistics = TrafficStatistics(tunnel: tunnels[1])
    tunnels.forEach { $0.open(Server(host: "ch1", load: 0.2)) }
  }

  func turnOff() {
    roaming?.end()
    (watcher, roaming, reconnector, keepAlive, indicator, statistics) = (nil, nil, nil, nil, nil, nil)
  }
}
