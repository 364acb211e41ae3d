import BuiltInRules
import Foundation
import Ownership
import Program
import Findings
import Facts
import Syntax

/// The sources of one scenario as the analyser gets them: without driver and marks.
struct Scenario {
  struct Source {
    var name: String
    var bytes: [UInt8]
    /// Mark to line, 1-based.
    var marks: [String: Int]
  }

  var identifier: String
  var sources: [Source]

  /// `identifier` is `Family/Name`, with `.split` behind it for the variant over several files.
  init(_ identifier: String) throws {
    self.identifier = identifier
    let path = Corpus.folder.appendingPathComponent("Scenarios").appendingPathComponent(identifier)
    let files =
      identifier.hasSuffix(".split")
      ? try FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil).filter { $0.pathExtension == "swift" }
      : [path.appendingPathExtension("swift")]
    sources = try files.sorted { $0.path < $1.path }.map { try Self.source($0) }
  }

  private static func source(_ file: URL) throws -> Source {
    var marks: [String: Int] = [:]
    var lines = try Corpus.text(file).components(separatedBy: "\n")
    for index in lines.indices {
      guard let range = lines[index].range(of: "//@") else { continue }
      marks[lines[index][range.upperBound...].trimmingCharacters(in: .whitespaces)] = index + 1
      lines[index] = String(lines[index][..<range.lowerBound])
    }
    return Source(name: file.lastPathComponent, bytes: Array(lines.joined(separator: "\n").utf8), marks: marks)
  }

  /// What the analyser says of the scenario as a whole program.
  func findings() -> [(file: Int, line: Int, finding: Finding)] {
    var reader = FactReader()
    let files = sources.map { reader.facts(of: $0.bytes, path: $0.name) }
    let program = Program(files: files, modules: files.map { _ in 0 }, models: BuiltIn.models)
    let analysis = OwnershipAnalysis(program, jobs: 1).run()
    let lines = sources.map { LineTable($0.bytes) }
    return RuleEngine(catalog: BuiltIn.catalog).evaluate(analysis).map {
      ($0.place.file, lines[$0.place.file].line(ofByte: $0.place.range.start) + 1, $0)
    }
  }
}
