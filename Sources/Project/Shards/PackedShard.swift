import Engine
import FileDiscovery

// How a shard is written, and read back.

extension Shard.Module: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(place)
    writer.write(name)
    writer.write(flags: isTest)
  }
  public init(from reader: inout ByteReader) {
    self.init(place: reader.string(), name: reader.optionalString(), isTest: reader.byte() & 1 != 0)
  }
}

extension Shard.File: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(path)
    writer.write(module)
    writer.write(flags: isIndexOnly)
    writer.write(content)
  }
  public init(from reader: inout ByteReader) {
    self.init(path: reader.string(), module: Int(reader.number()), isIndexOnly: reader.byte() & 1 != 0, content: reader.value())
  }
}

extension Shard.Content: Packable {
  public func pack(into writer: inout ByteWriter) {
    switch self {
    case .read(let text, let facts):
      writer.write(0 as UInt8)
      writer.write(text.count)
      writer.bytes += text
      writer.write(facts.count)
      writer.bytes += facts
    case .unread(.unreadable(let reason)):
      writer.write(1 as UInt8)
      writer.write(reason)
    case .unread(.tooLarge(let size, let limit)):
      writer.write(2 as UInt8)
      // Such sizes exceed the range of numbers here.
      writer.write(String(size))
      writer.write(String(limit))
    case .unread(.notUTF8(let offset)):
      writer.write(3 as UInt8)
      writer.write(String(offset))
    case .refused(let problem):
      writer.write(4 as UInt8)
      writer.write(problem)
    case .failed: writer.write(5 as UInt8)
    }
  }

  public init(from reader: inout ByteReader) {
    func size(_ reader: inout ByteReader) -> Int { Int(reader.string()) ?? 0 }
    switch reader.byte() {
    case 0:
      let text = Array(reader.bytes(reader.count()))
      self = .read(text: text, facts: Array(reader.bytes(reader.count())))
    case 1: self = .unread(.unreadable(reader.string()))
    case 2:
      let bytes = size(&reader)
      self = .unread(.tooLarge(size: bytes, limit: size(&reader)))
    case 3: self = .unread(.notUTF8(offset: size(&reader)))
    case 4: self = .refused(reader.string())
    case 5: self = .failed
    default:
      reader.markDamaged()
      self = .failed
    }
  }
}

extension Shard {
  /// Why bytes are no usable shard, as a sentence part.
  public struct Problem: Error, Hashable, CustomStringConvertible {
    public var description: String
  }

  /// Decodes a shard.
  ///
  /// - Parameter program: The build of the running program.
  public init(_ bytes: [UInt8], for program: String) throws(Problem) {
    guard bytes.starts(with: Self.magic) else { throw Problem(description: "this is not what `unretain index` writes") }
    let read: Result<Shard, Problem> = bytes.withUnsafeBytes { all in
      Result { () throws(Problem) in
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: all[Self.magic.count...]))
        let writer = reader.string()
        let sum = reader.bytes(8)
        let damaged = Problem(description: "this is damaged: index the part again")
        guard !reader.isDamaged else { throw damaged }
        guard writer == program else { throw Problem(description: "this was written by \(writer), which is not \(program): index the part with this program") }
        guard UInt64(littleEndian: sum.loadUnaligned(as: UInt64.self)) == Checksum.of(reader.rest) else { throw damaged }
        let shard = Shard(program: writer, conditions: reader.string(), modules: reader.values(), files: reader.values())
        guard reader.isAtEnd, shard.files.allSatisfy({ shard.modules.indices.contains($0.module) }) else { throw damaged }
        return shard
      }
    }
    self = try read.get()
  }
}
