import Facts
import Foundation
import Syntax
import Testing

@Suite struct FactsArchiveTests {
  private func roundTrip(_ bytes: [UInt8], path: String) -> FileFacts? {
    bytes.withUnsafeBytes { FactsArchive.facts(from: $0, path: path) }
  }

  /// The corpus, the tests and the program itself: each construct that the lowering knows should be among them.
  @Test func factsComeBackAsTheyWere() throws {
    var reader = FactReader()
    var operations: Set<String> = []
    for file in try Self.sources() {
      let source = [UInt8](try Data(contentsOf: file))
      let facts = reader.facts(of: source, path: "A.swift")
      let bytes = FactsArchive.bytes(of: facts)
      #expect(roundTrip(bytes, path: "A.swift") == facts, "\(file.path)")
      for function in facts.functions {
        for instruction in function.instructions {
          operations.insert(Mirror(reflecting: instruction.operation).children.first?.label ?? "\(instruction.operation)")
        }
      }
    }
    // All cases but one or two that need broken code.
    #expect(operations.count >= 41, "\(operations.sorted())")
  }

  @Test func thePathIsTheReaders() {
    var reader = FactReader()
    let facts = reader.facts(of: Array("let x = 1 // unretain:disable\n".utf8), path: "Old.swift")
    let read = roundTrip(FactsArchive.bytes(of: facts), path: "New.swift")
    #expect(read?.path == "New.swift")
    #expect(read?.directives == facts.directives)
  }

  /// Bytes that no writer wrote give no facts or some, and never trap.
  @Test func damagedBytesDoNotTrap() {
    var reader = FactReader()
    let source = """
      final class Model {
        weak var owner: AnyObject?
        var handlers: [String: (Int) throws -> Void] = [:]
        func start<T: Sequence>(_ items: T) async where T.Element == Int {
          for item in items { handlers["a"] = { [weak self, x = item] n in if let self, n > x { self.handlers.removeAll() } } }
          defer { handlers = [:] }
          switch handlers.count { case 0: break; default: try? await Task.sleep(for: .seconds(1)) }
        }
      }
      """
    let bytes = FactsArchive.bytes(of: reader.facts(of: Array(source.utf8), path: "A.swift"))
    for index in bytes.indices {
      _ = roundTrip(Array(bytes[..<index]), path: "A.swift")
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        _ = roundTrip(damaged, path: "A.swift")
      }
    }
    #expect(roundTrip(bytes + [0], path: "A.swift") == nil)
    #expect(roundTrip([], path: "A.swift") == nil)
  }

  private static func sources() throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var files: [URL] = []
    for folder in ["Tests", "Sources"] {
      let walk = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = walk?.nextObject() as? URL { if file.pathExtension == "swift" { files.append(file) } }
    }
    return files
  }
}
