import Foundation

/// A folder that goes away with the value that made it.
public final class TemporaryFolder: Sendable {
  /// Absolute, without symbolic links.
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("unretain-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard let resolved = realpath(url.path, nil) else { throw CocoaError(.fileNoSuchFile) }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func absolute(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders that it lies in.
  public func write(_ name: String, _ text: String = "") throws { try write(name, bytes: Array(text.utf8)) }

  public func write(_ name: String, bytes: [UInt8]) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: URL(fileURLWithPath: absolute(name)))
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(name), withIntermediateDirectories: true)
  }

  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(name), withDestinationPath: destination)
  }

  public func text(_ name: String) throws -> String { try String(contentsOfFile: absolute(name), encoding: .utf8) }

  /// What lies in the folder, in order.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
