import Engine
import FileDiscovery

/// What is known of a part of a project, to be put together with that of the other parts: facts and texts of its files.
///
/// The same sources give the same bytes, on every machine and in every folder: there are no absolute paths and no times in it. It is read by the build of
/// the program that wrote it, and by no other.
public struct Shard: Sendable {
  /// What files can be told to belong to.
  public struct Module: Hashable, Sendable {
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
  public enum Content: Sendable {
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
  public struct File: Sendable {
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
  public var program: String
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
    var head = ByteWriter()
    head.bytes = Self.magic
    head.write(program)
    var body = ByteWriter()
    body.write(conditions)
    body.write(modules)
    body.write(files)
    let sum = body.bytes.withUnsafeBytes(Checksum.of)
    return head.bytes + withUnsafeBytes(of: sum.littleEndian, Array.init) + body.bytes
  }
}
