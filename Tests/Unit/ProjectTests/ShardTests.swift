import FileDiscovery
import Project
import Testing

struct ShardTests {
  private static let shard = Shard(
    program: "one", conditions: "DEBUG",
    modules: [Shard.Module(place: "", name: nil, isTest: false), Shard.Module(place: "Tests/A", name: "A", isTest: true)],
    files: [
      Shard.File(path: "A.swift", module: 0, isIndexOnly: false, content: .read(text: Array("class Ä {}".utf8), facts: [1, 0, 255])),
      Shard.File(path: "B.swift", module: 1, isIndexOnly: true, content: .unread(.tooLarge(size: 1 << 40, limit: 5))),
      Shard.File(path: "C.swift", module: 1, isIndexOnly: true, content: .unread(.notUTF8(offset: 7))),
      Shard.File(path: "D.swift", module: 1, isIndexOnly: false, content: .unread(.unreadable("Permission denied"))),
      Shard.File(path: "E.swift", module: 0, isIndexOnly: false, content: .refused("too deep")),
      Shard.File(path: "F.swift", module: 0, isIndexOnly: false, content: .failed),
    ])

  private func problem(_ bytes: [UInt8], for program: String = "one") -> String? {
    do throws(Shard.Problem) {
      _ = try Shard(bytes, for: program)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let bytes = Self.shard.bytes
    let read = try Shard(bytes, for: "one")
    // All of a shard is in its bytes.
    #expect(read.bytes == bytes)
    #expect(String(reflecting: read) == String(reflecting: Self.shard))
  }

  @Test func whatIsNoShard() {
    #expect(problem([])?.contains("not what `unretain index` writes") == true)
    #expect(problem(Array("class A {}\n".utf8))?.contains("not what `unretain index` writes") == true)
    #expect(problem(Self.shard.bytes, for: "two") == "this was written by one, which is not two: index the part with this program")
  }

  @Test func anyDamageIsSeen() {
    let bytes = Self.shard.bytes
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x20
      #expect(problem(changed) != nil, "byte \(index)")
      #expect(problem(Array(bytes[..<index])) != nil, "\(index) bytes")
    }
    #expect(problem(bytes + [0]) != nil)
  }

  @Test func modulesThatAreNotThere() {
    var shard = Self.shard
    shard.files[0].module = 2
    #expect(problem(shard.bytes)?.contains("damaged") == true)
  }
}
