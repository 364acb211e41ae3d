import Foundation

final class FeedRelay {
  var client: CountingClient?
  func handle(_ text: String) { client?.count += text.count }
}

final class FeedMonitor {
  weak var client: MonitoredClient?
  func handle(_ text: String) { client?.last = text }
}

final class FeedLog {
  private(set) var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
}
