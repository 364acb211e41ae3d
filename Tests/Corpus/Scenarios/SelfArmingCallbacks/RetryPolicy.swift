import Foundation

struct RetryPolicy {
  var limit = 3
  var delay = 0.001
}

final class Transmitter {
  private(set) var sent = 0
  private var retry: (() -> Void)?
  private let policy = RetryPolicy()
  private var ticker: (() -> Void)?

  private func send(_ completion: @escaping (Bool) -> Void) {
    sent += 1
    let isOver = sent >= policy.limit
    DispatchQueue.main.async { completion(isOver) }
  }

  func transmit() {
    func attempt(_ left: Int) {
      send { isDone in //@ attempt
        guard !isDone, left > 0 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + self.policy.delay) { attempt(left - 1) }
      }
    }
    attempt(policy.limit)
  }

  func transmitStored() {
    retry = { //@ stored
      self.send { isDone in if !isDone { self.retry?() } }
    }
    retry?()
  }

  func transmitBoxed() -> Ping {
    let ping = Ping()
    var again: (() -> Void)!
    again = { [weak self] in //@ boxed
      ping.last += 1
      self?.send { isDone in if !isDone { again() } }
    }
    again()
    return ping
  }

  func heartbeat() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.002) { //@ heartbeat
      self.sent += 1
      self.heartbeat()
    }
  }

  func heartbeatWeakly() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.002) { [weak self] in //@ weakHeartbeat
      self?.sent += 1
      self?.heartbeatWeakly()
    }
  }
}

final class Ping {
  var last = 0
}

func schedulePings(_ count: Int) -> Ping {
  let ping = Ping()
  var step: ((Int) -> Void)?
  step = { number in //@ step
    ping.last = number
    if number < count { step?(number + 1) } else { step = nil }
  }
  step?(0)
  return ping
}
