import Foundation

final class Connection {
  let id: Int
  var onIdle: (() -> Void)?
  var onClose: ((Int) -> Void)?
  private(set) var isOpen = true
  private(set) var resets = 0
  init(id: Int) { self.id = id }

  func reset() { resets += 1 }
  func idle() { onIdle?() }
  func close() {
    isOpen = false
    onClose?(id)
  }
}

final class Lease {
  let connection: Connection
  private let pool: LeasePool  //@ leasePool
  init(connection: Connection, pool: LeasePool) { (self.connection, self.pool) = (connection, pool) }
  func release() { pool.take(back: self) }
}

final class LeasePool {
  private var free = [Connection(id: 1), Connection(id: 2)]
  private var active: [Lease] = []

  func lease() -> Lease? {
    guard let connection = free.popLast() else { return nil }
    let lease = Lease(connection: connection, pool: self)
    active.append(lease)
    return lease
  }

  func take(back lease: Lease) {
    active.removeAll { $0 === lease }
    free.append(lease.connection)
  }

  func perform<Result>(_ work: (Connection) -> Result) -> Result? {
    guard let lease = lease() else { return nil }
    defer { lease.release() }
    return work(lease.connection)
  }
}

final class CountingPool {
  private(set) var closed: [Int] = []

  func open(_ id: Int) -> Connection {
    let connection = Connection(id: id)
    connection.onClose = { [unowned self] id in  //@ closed
      self.closed.append(id)
    }
    return connection
  }
}

final class WarmPool {
  private(set) var connections: [Connection] = []

  func warm(_ count: Int) {
    for id in 0..<count {
      let connection = Connection(id: id)
      connection.onIdle = {  //@ idle
        connection.reset()
      }
      connection.onClose = { [weak self] id in
        self?.connections.removeAll { $0.id == id }
      }
      connections.append(connection)
    }
  }

  func sweep() { connections.forEach { $0.idle() } }
}

final class Reaper {
  private var timer: Timer?
  private(set) var sweeps = 0

  func start() {
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(sweep), userInfo: nil, repeats: true)  //@ reaper
  }

  @objc private func sweep() { sweeps += 1 }

  deinit { timer?.invalidate() }
}

final class HealthCheck {
  private var timer: Timer?
  private(set) var checks = 0

  func start() {
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(check), userInfo: nil, repeats: true)  //@ health
  }

  func drain() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func check() { checks += 1 }
}

final class DatabaseServer {
  private(set) var pool: LeasePool? = LeasePool()
  private(set) var warm: WarmPool? = WarmPool()
  private(set) var counting: CountingPool? = CountingPool()
  private(set) var reaper: Reaper? = Reaper()
  private(set) var health: HealthCheck? = HealthCheck()
  private var pinned: Connection?

  func boot() {
    warm?.warm(2)
    warm?.sweep()
    reaper?.start()
    health?.start()
    _ = pool?.perform { $0.id }
  }

  func pin() { pinned = counting?.open(7) }

  func shutDown() {
    health?.drain()
    pool = nil
    warm = nil
    counting = nil
    reaper = nil
    health = nil
    pinned?.close()
  }
}
