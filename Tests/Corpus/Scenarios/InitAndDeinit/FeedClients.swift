import Foundation

class FeedClient {
  private let onText: (String) -> Void
  var onClose: (() -> Void)?
  init(onText: @escaping (String) -> Void) { self.onText = onText }
  func receive(_ text: String) { onText(text) }
}

final class FeedLog {
  private(set) var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}

final class LoggingClient: FeedClient {
  init(log: FeedLog) {
    super.init(onText: { log.append($0) })  //@ logging
  }
}

final class FeedRelay {
  var client: CountingClient?
  func handle(_ text: String) { client?.count += text.count }
}

final class CountingClient: FeedClient {
  var count = 0

  init() {
    let relay = FeedRelay()
    super.init(onText: { relay.handle($0) })  //@ counting
    relay.client = self
  }
}

final class FeedMonitor {
  weak var client: MonitoredClient?
  func handle(_ text: String) { client?.last = text }
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
