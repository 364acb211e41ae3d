import Engine
import FileDiscovery

/// What is known of a part of a project, to be put together with that of the other parts: facts and texts of its files.
///
/// The same sources give the same bytes, on every machine and in every folder: there are no absolute paths and no times in it. It is read by the build of
/// the program that wrote it, and by no other.
public struct Shard: Sendable, PartlyStorable {
  /// What files can be told to belong to.
  public struct Module: Hashable, Sendable, Storable {
    /// What tells it from others of the same name; empty for the files of which nothing is known.
    public var place: String
    /// Its name in `import`.
    public var name: String?
    /// Is it code that only tests run?
    public var isTest: Bool

    /// Makes a module.
    public init(place: String, name: String?, isTest: Bool) {
      self.place = place
      self.name = name
      self.isTest = isTest
    }
  }

  /// What became of a file.
  public enum Content: Sendable, Storable {
    /// The text, and the bytes of its facts.
    case read(text: [UInt8], facts: [UInt8])
    /// It was found and could not be read.
    case unread(FileReadError)
    /// The parser cannot bear the text; the sentence part says why.
    case refused(String)
    /// The program failed in it.
    case failed
  }

  /// A file of the part.
  public struct File: Sendable, Storable {
    /// From the folder in which the program ran.
    public var path: String
    /// The number of its module.
    public var module: Int
    /// Is it read for what others need to know of it, and never reported on?
    public var isIndexOnly: Bool
    /// What became of it.
    public var content: Content

    /// Makes a file.
    public init(path: String, module: Int, isIndexOnly: Bool, content: Content) {
      self.path = path
      self.module = module
      self.isIndexOnly = isIndexOnly
      self.content = content
    }
  }

  /// Which build of the program made it.
  public var program: String  // storable: given
  /// The conditions of `#if` that facts depend on, as `CompilationFlags.canonicalText` has them.
  public var conditions: String
  /// By number.
  public var modules: [Module]
  /// In the order of their paths.
  public var files: [File]

  /// Makes a shard.
  public init(program: String, conditions: String, modules: [Module], files: [File]) {
    self.program = program
    self.conditions = conditions
    self.modules = modules
    self.files = files
  }

  /// What each shard begins with. Whatever changes in the format, this and the program behind it stay: a message can always say who wrote it.
  static let magic = Array("unretain shard\n".utf8)

  /// The shard as bytes.
  public var bytes: [UInt8] {
    let body = storedBytes
    let sum = body.withUnsafeBytes(Checksum.of)
    return Self.magic + program.storedBytes + withUnsafeBytes(of: sum.littleEndian, Array.init) + body
  }

  /// Why bytes are no shard that can be used, as a sentence part.
  public struct Problem: Error, Hashable, CustomStringConvertible {
    public var description: String
  }

  /// Reads a shard.
  ///
  /// - Parameter program: The build of the program that runs.
  public init(_ bytes: [UInt8], for program: String) throws(Problem) {
    guard bytes.starts(with: Self.magic) else { throw Problem(description: "this is not what `unretain index` writes") }
    let read: Result<Shard, Problem> = bytes.withUnsafeBytes { all in
      Result { () throws(Problem) in
        var reader = StoreReader(UnsafeRawBufferPointer(rebasing: all[Self.magic.count...]))
        let writer: String = reader.read()
        let sum = reader.bytes(8)
        let damaged = Problem(description: "this is damaged: index the part again")
        guard !reader.isDamaged else { throw damaged }
        guard writer == program else { throw Problem(description: "this was written by \(writer), which is not \(program): index the part with this program") }
        guard UInt64(littleEndian: sum.loadUnaligned(as: UInt64.self)) == Checksum.of(reader.rest) else { throw damaged }
        let shard = Shard(from: &reader, program: writer)
        guard reader.isAtEnd, shard.files.allSatisfy({ shard.modules.indices.contains($0.module) }) else { throw damaged }
        return shard
      }
    }
    self = try read.get()
  }
}
