import Foundation
import Synchronization
import Testing

@testable import Engine

@Suite final class CacheStoreTests {
  private let folder = NSTemporaryDirectory() + "cache-\(UUID().uuidString)"
  private var store: CacheStore { CacheStore(folder: folder) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func key(_ text: String) -> CacheKey {
    var hash = SHA256()
    hash.update(text)
    return CacheKey(hash)
  }

  private func text(_ key: CacheKey) -> String? { store.read(key) { String(decoding: $0, as: UTF8.self) } }

  private func path(of key: CacheKey) -> String { "\(folder)/\(key.text.prefix(2))/\(key.text)" }

  @Test func whatIsWrittenIsRead() {
    #expect(text(key("a")) == nil)
    store.write(Array("hello".utf8), for: key("a"))
    store.write([], for: key("b"))
    #expect(text(key("a")) == "hello")
    #expect(text(key("b")) == "")
    #expect(text(key("c")) == nil)
    #expect(store.usage().entries == 2)
  }

  /// Each byte of an entry is changed once, and each length is cut off once.
  @Test func damageIsNoticed() throws {
    store.write(Array("some content of an entry".utf8), for: key("a"))
    let whole = try Data(contentsOf: URL(fileURLWithPath: path(of: key("a"))))
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x20
      try damaged.write(to: URL(fileURLWithPath: path(of: key("a"))))
      #expect(text(key("a")) == nil, "byte \(index)")
      try whole.prefix(index).write(to: URL(fileURLWithPath: path(of: key("a"))))
      #expect(text(key("a")) == nil, "cut at \(index)")
    }
    store.write(Array("new".utf8), for: key("a"))
    #expect(text(key("a")) == "new")
  }

  /// A run that distrusts what is stored writes it anew.
  @Test func aStoreThatIsNotReadIsWritten() {
    store.write(Array("old".utf8), for: key("a"))
    let unread = CacheStore(folder: folder, isRead: false) { Issue.record("nothing is used") }
    #expect(unread.read(key("a")) { _ in true } == nil)
    #expect(unread.map(key("a")) == nil)
    unread.write(Array("new".utf8), for: key("a"))
    #expect(text(key("a")) == "new")
  }

  @Test func useIsAnnounced() throws {
    store.write(Array("a".utf8), for: key("a"))
    let uses = Mutex(0)
    let watched = CacheStore(folder: folder) { uses.withLock { $0 += 1 } }
    _ = watched.read(key("b")) { _ in true }
    #expect(uses.withLock { $0 } == 0)
    _ = watched.read(key("a")) { _ in true }
    _ = watched.map(key("a"))
    #expect(uses.withLock { $0 } == 2)
  }

  /// An entry is worth nothing under the key of another one.
  @Test func entriesUnderOtherKeysAreAbsent() throws {
    store.write(Array("a".utf8), for: key("a"))
    store.write(Array("b".utf8), for: key("b"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path(of: key("a"))))
    try bytes.write(to: URL(fileURLWithPath: path(of: key("b"))))
    #expect(text(key("b")) == nil)
    #expect(text(key("a")) == "a")
  }

  @Test func aPipeIsNoEntry() throws {
    store.write(Array("a".utf8), for: key("a"))
    try FileManager.default.removeItem(atPath: path(of: key("a")))
    #expect(mkfifo(path(of: key("a")), 0o600) == 0)
    #expect(text(key("a")) == nil)
    store.write(Array("new".utf8), for: key("a"))
    #expect(text(key("a")) == "new")
  }

  @Test func aFolderThatOthersWriteIsNotTrusted() {
    store.write([1], for: key("a"))
    #expect(store.distrust == nil)
    #expect(chmod(folder, 0o777) == 0)
    #expect(store.distrust == "everybody may write in it")
    #expect(CacheStore(folder: folder + "/absent").distrust == nil)
  }

  @Test func aFolderThatCannotBeWrittenIsNoCache() {
    let store = CacheStore(folder: "/dev/null/cache")
    store.write([1], for: key("a"))
    #expect(store.read(key("a")) { $0.count } == nil)
    #expect(store.usage() == CacheUsage())
    store.trim()
    #expect(store.clean() == CacheUsage())
  }

  /// A symbolic link in the place of an entry is not followed.
  @Test func linksAreNotFollowed() throws {
    store.write(Array("x".utf8), for: key("a"))
    let target = folder + "/target"
    try FileManager.default.moveItem(atPath: path(of: key("a")), toPath: target)
    try FileManager.default.createSymbolicLink(atPath: path(of: key("a")), withDestinationPath: target)
    #expect(text(key("a")) == nil)
  }

  @Test func manyThreadsWriteAndRead() async {
    let store = store
    let keys = (0..<8).map { key("\($0)") }
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<16 {
        group.addTask {
          var isRight = true
          for round in 0..<100 {
            let index = (worker + round) % keys.count
            store.write(Array(repeating: UInt8(index), count: 1000), for: keys[index])
            isRight = isRight && store.read(keys[index]) { $0.count == 1000 && $0.allSatisfy { $0 == UInt8(index) } } == true
          }
          return isRight
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(store.usage().entries == keys.count)
  }

  @Test func cleaningLeavesWhatIsNotTheCaches() throws {
    store.write([1, 2, 3], for: key("a"))
    try "mine".write(toFile: folder + "/notes.txt", atomically: true, encoding: .utf8)
    let removed = store.clean()
    #expect(removed.entries == 1)
    #expect(removed.bytes > 3)
    #expect(FileManager.default.fileExists(atPath: folder + "/notes.txt"))
    #expect(text(key("a")) == nil)
  }

  @Test func oldAndSuperfluousEntriesAreRemoved() throws {
    let now = Int(Date().timeIntervalSince1970)
    let ages = [("old", 1000), ("middle", 100), ("new", 10)]
    for (name, age) in ages {
      store.write(Array(repeating: 1, count: 100), for: key(name))
      let date = Date(timeIntervalSince1970: Double(now - age))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(of: key(name)))
    }
    store.trim(now: now, age: 500, size: 1_000_000)
    #expect(text(key("old")) == nil)
    #expect(text(key("middle")) != nil)
    // Once a day only.
    store.trim(now: now, age: 50, size: 1_000_000)
    #expect(text(key("middle")) != nil)
    store.trim(now: now + 90_000, age: 1_000_000, size: 150)
    #expect(text(key("middle")) == nil)
    #expect(text(key("new")) != nil)
  }

  @Test func theFolderFollowsTheEnvironment() {
    func standard(_ variables: [String: String]) -> String? { CacheFolder.standard { variables[$0] } }
    #expect(standard(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/unretain")
    #expect(standard(["XDG_CACHE_HOME": "relative", "HOME": "/h"])?.hasPrefix("/h/") == true)
    #expect(standard([:]) == nil)
  }
}
