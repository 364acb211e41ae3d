import Engine
import FileDiscovery
import Program

/// The facts and texts of a part of a project, to be combined with those of the other parts.
///
/// The same sources give the same bytes on every machine and in every folder: they contain no absolute paths and no times. Only the build of the program
/// that wrote a shard can read it.
public struct Shard: Sendable, PartlyStorable {
  /// The module of a file, as far as it is known.
  public struct Module: Hashable, Sendable, Storable {
    /// Distinguishes it from others of the same name; empty for files of unknown modules.
    public var place: String
    /// Its name in `import`.
    public var name: String?
    /// Whether only tests run its code.
    public var isTest: Bool
    /// Whether some target may compile it.
    public var isCompiled: Bool

    /// Creates a module.
    public init(place: String, name: String?, isTest: Bool, isCompiled: Bool = true) {
      self.place = place
      self.name = name
      self.isTest = isTest
      self.isCompiled = isCompiled
    }
  }

  /// The result of reading a file.
  public enum Content: Sendable, Storable {
    /// The text, and the bytes of its facts.
    case read(text: [UInt8], facts: [UInt8])
    /// The file was found but could not be read.
    case unread(FileReadError)
    /// The parser refuses the text; the sentence part says why.
    case refused(String)
    /// The program failed on it.
    case failed
  }

  /// A file of the part.
  public struct File: Sendable, Storable {
    /// Relative to the program's working folder.
    public var path: String
    /// The number of its module.
    public var module: Int
    /// Whether it is read only as context for others and never reported on.
    public var isIndexOnly: Bool
    /// The result of reading it.
    public var content: Content

    /// Creates a file.
    public init(path: String, module: Int, isIndexOnly: Bool, content: Content) {
      self.path = path
      self.module = module
      self.isIndexOnly = isIndexOnly
      self.content = content
    }
  }

  /// The build of the program that made it.
  public var program: String  // storable: given
  /// The `#if` conditions on which the facts depend, as in `CompilationFlags.canonicalText`.
  public var conditions: String
  /// By number.
  public var modules: [Module]
  /// In path order.
  public var files: [File]
  /// The classes whose objects last, as the part's interface files say.
  public var controllers: [InterfaceController]

  /// Creates a shard.
  public init(program: String, conditions: String, modules: [Module], files: [File], controllers: [InterfaceController] = []) {
    self.controllers = controllers
    self.program = program
    self.conditions = conditions
    self.modules = modules
    self.files = files
  }

  /// The beginning of each shard. Whatever changes in the format, this and the following program build stay, so that a message can name the writer.
  static let magic = Array("unretain shard\n".utf8)

  /// The shard in binary form.
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
