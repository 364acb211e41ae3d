import Foundation
import Catalog
import RuleFolder

// Usage: RuleCompiler --rules FOLDER --output FILE
//
// Reads every rule file below the rules folder and writes one Swift source that declares them. Paths in the output start with
// the folder's name, so that the output does not depend on where the package lies.

struct Failure: Error { var message: String }

func value(of option: String) throws -> String {
  guard let index = CommandLine.arguments.firstIndex(of: option), index + 1 < CommandLine.arguments.count else {
    throw Failure(message: "error: \(option) is missing")
  }
  return CommandLine.arguments[index + 1]
}

func run() throws {
  let rules = URL(fileURLWithPath: try value(of: "--rules"), isDirectory: true)
  let output = URL(fileURLWithPath: try value(of: "--output"))
  let files = try RuleFiles.files(in: rules)
  if files.isEmpty { throw Failure(message: "\(rules.path): error: no rule file found") }
  let (contents, problems) = RuleFiles.read(files)
  guard problems.isEmpty else {
    // Editors find a file by its full path.
    let lines = problems.map { problem in
      var problem = problem
      problem.path = rules.deletingLastPathComponent().appendingPathComponent(problem.path).path
      return problem.description
    }
    throw Failure(message: lines.joined(separator: "\n"))
  }
  let source = SwiftWriter.source(of: contents)
  // An unchanged file keeps its date, so that dependents are not rebuilt.
  if let old = try? String(contentsOf: output, encoding: .utf8), old == source { return }
  try source.write(to: output, atomically: true, encoding: .utf8)
}

do {
  try run()
} catch let failure as Failure {
  FileHandle.standardError.write(Data((failure.message + "\n").utf8))
  exit(1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
