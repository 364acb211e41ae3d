import Text

/// The warnings about captures in a SARIF document.
public enum SARIFLog {
  /// Why a document cannot be used.
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// Such documents nest less.
  private static let depthLimit = 64

  /// Adds the warnings of a document to a log.
  public static func read(_ bytes: [UInt8], into log: inout CompilerLog) throws(Problem) {
    let document: JSONNode
    do throws(JSONProblem) {
      var reader = JSONReader(bytes, depthLimit: depthLimit)
      document = try reader.document()
    } catch {
      throw Problem(description: "line \(error.line): \(error.message)")
    }
    guard let runs = document["runs"]?.elements else { throw Problem(description: "this is JSON, but no SARIF: it has no `runs`") }
    for result in runs.flatMap({ $0["results"]?.elements ?? [] }) {
      if let warning = warning(result) { log.add(warning) }
    }
  }

  private static func warning(_ result: JSONNode) -> CompilerWarning? {
    guard let text = result["message"]?["text"]?.string ?? result["message"]?["markdown"]?.string,
      let place = result["locations"]?.elements?.first?["physicalLocation"], let path = place["artifactLocation"]?["uri"]?.string,
      let line = place["region"]?["startLine"]?.integer
    else { return nil }
    let (message, group) = CompilerLog.split(text[...])
    return CompilerWarning(
      path: decoded(path), line: line, column: place["region"]?["startColumn"]?.integer, message: message, group: group ?? result["ruleId"]?.string)
  }

  /// A URI's path without its percent encoding.
  private static func decoded(_ uri: String) -> String {
    var bytes: [UInt8] = []
    let source = Array((uri.hasPrefix("file://") ? String(uri.dropFirst(7)) : uri).utf8)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let byte = UInt8(String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
