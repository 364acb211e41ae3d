import Foundation

extension Notification.Name {
  static let storeDidChange = Notification.Name("storeDidChange")
  static let storeDidFlush = Notification.Name("storeDidFlush")
}

final class Bucket {
  private var values: [String: String] = [:]
  private var token: NSObjectProtocol?
  private(set) var changes = 0

  lazy var encode: (String) -> String = { key in  //@ encode
    "\(key)=\(self.values[key] ?? "")"
  }

  lazy var checksum: Int = {  //@ checksum
    self.values.keys.reduce(0) { $0 + $1.count }
  }()

  func set(_ value: String, for key: String) {
    values[key] = value
    NotificationCenter.default.post(name: .storeDidChange, object: key)
  }

  func countChanges() {
    token = NotificationCenter.default.addObserver(forName: .storeDidChange, object: nil, queue: nil) { _ in  //@ changes
      self.changes += 1
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

final class Snapshot {
  private var token: NSObjectProtocol?
  private(set) var isStale = false

  func open() {
    token = NotificationCenter.default.addObserver(forName: .storeDidChange, object: nil, queue: nil) { _ in  //@ stale
      self.isStale = true
    }
  }

  func close() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class FlushMonitor {
  private(set) var flushes = 0

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(flushed), name: .storeDidFlush, object: nil)  //@ flushes
  }

  @objc func flushed() { flushes += 1 }
}

final class Database {
  private(set) var bucket: Bucket?
  private(set) var snapshot: Snapshot?
  private(set) var monitor: FlushMonitor?

  func dump() -> String {
    bucket = Bucket()
    bucket?.set("1", for: "a")
    return bucket?.encode("a") ?? ""
  }

  func verify() -> Int {
    bucket = Bucket()
    bucket?.set("1", for: "abc")
    return bucket?.checksum ?? 0
  }

  func track() {
    bucket = Bucket()
    bucket?.countChanges()
    bucket?.set("2", for: "b")
  }

  func takeSnapshot() {
    snapshot = Snapshot()
    snapshot?.open()
    NotificationCenter.default.post(name: .storeDidChange, object: nil)
  }

  func monitorFlushes() {
    monitor = FlushMonitor()
    monitor?.start()
    NotificationCenter.default.post(name: .storeDidFlush, object: nil)
  }

  func close() {
    snapshot?.close()
    (bucket, snapshot, monitor) = (nil, nil, nil)
  }
}

extension Database {
  func compact() -> Int {
    track()
    takeSnapshot()
    monitorFlushes()
    let size = dump().count + verify()
    close()
    return size
  }
}
