import Foundation

final class LoggingClient: FeedClient {
  init(log: FeedLog) {
    super.init(onText: { log.append($0) })  //@ logging
  }
}

final class CountingClient: FeedClient {
  var count = 0

  init() {
    let relay = FeedRelay()
    super.init(onText: { relay.handle($0) })  //@ counting
    relay.client = self
  }
}

final class MonitoredClient: FeedClient {
  var last = ""

  init() {
    let monitor = FeedMonitor()
    super.init(onText: monitor.handle)  //@ monitored
    monitor.client = self
  }
}

final class ReconnectingClient: FeedClient {
  private(set) var attempts = 0

  init(limit: Int) {
    super.init(onText: { _ in })
    onClose = { if self.attempts < limit { self.attempts += 1 } }  //@ reconnecting
    onClose?()
  }
}
