import Foundation

/// A folder that goes away with the value that made it.
final class TemporaryFolder {
  /// Absolute, without symbolic links.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("unretain-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard let resolved = realpath(url.path, nil) else { throw CocoaError(.fileNoSuchFile) }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func absolute(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ text: String = "") throws {
    let folder = URL(fileURLWithPath: absolute(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: absolute(name)))
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: absolute(name), encoding: .utf8) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
