/// The output of a build in a file or pipe: text or SARIF, as its first bytes tell.
public enum BuildOutput {
  /// Why it cannot be used.
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// A document is read as a whole, so it must not be larger. Text may have any size.
  private static let documentLimit = 64 << 20

  /// - Parameter path: A file, or `-` for standard input.
  public static func read(_ path: String) throws -> CompilerLog {
    var log = CompilerLog()
    var document: [UInt8]?
    var problem: String?
    var isFirst = true
    try ByteStream.read(path) { bytes in
      if isFirst {
        isFirst = false
        problem = self.problem(bytes)
        if bytes.first(where: { !isSpace($0) }) == UInt8(ascii: "{") { document = [] }
      }
      if problem != nil { return false }
      if document == nil {
        log.take(bytes)
      } else {
        document?.append(contentsOf: bytes)
        if document?.count ?? 0 > documentLimit { problem = "the document is larger than \(documentLimit >> 20) MB" }
      }
      return problem == nil
    }
    if let problem { throw Problem(description: "\(path): \(problem)") }
    guard let document else {
      log.finish()
      return log
    }
    do {
      try SARIFLog.read(document, into: &log)
    } catch {
      throw Problem(description: "\(path): \(error)")
    }
    return log
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF }

  /// What the first bytes show of a file that is no text.
  private static func problem(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if bytes.starts(with: [0x1F, 0x8B]) { return "the file is compressed; give what `gunzip` makes of it" }
    if bytes.starts(with: Array("DIAG".utf8)) { return "this is a serialized diagnostics file; give the output of the build" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "the text is UTF-16; give it as UTF-8" }
    // A device may have no end.
    if bytes.contains(0) { return "this is no text; give the output of the build" }
    return nil
  }
}
