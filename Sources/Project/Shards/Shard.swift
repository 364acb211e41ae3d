import Engine
import FileDiscovery

/// The facts and texts of a part of a project, to be combined with those of the other parts.
///
/// The same sources give the same bytes on every machine and in every folder: they contain no absolute paths and no times. Only the build of the program
/// that wrote a shard can read it.
public struct Shard: Sendable {
  /// The module of a file, as far as it is known.
  public struct Module: Hashable, Sendable {
    /// Distinguishes it from others of the same name; empty for files of unknown modules.
    public var place: String
    /// Its name in `import`.
    public var name: String?
    /// Whether only tests run its code.
    public var isTest: Bool

    /// Creates a module.
    public init(place: String, name: String?, isTest: Bool) {
      self.place = place
      self.name = name
      self.isTest = isTest
    }
  }

  /// The result of reading a file.
  public enum Content: Sendable {
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
  public struct File: Sendable {
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
  public var program: String
  /// The `#if` conditions on which the facts depend, as in `CompilationFlags.canonicalText`.
  public var conditions: String
  /// By number.
  public var modules: [Module]
  /// In path order.
  public var files: [File]

  /// Creates a shard.
  public init(program: String, conditions: String, modules: [Module], files: [File]) {
    self.program = program
    self.conditions = conditions
    self.modules = modules
    self.files = files
  }

  /// The beginning of each shard. Whatever changes in the format, this and the following program build stay, so that a message can name the writer.
  static let magic = Array("unretain shard\n".utf8)

  /// The shard in binary form.
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
