import Foundation
import Testing

/// The stand-ins for frameworks that the corpus is compiled against, as modules in a folder.
struct StandIns {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/Support/Sources")
  /// Where the modules are put.
  let folder: URL
  private var compiled: Set<String> = []

  init(folder: URL) { self.folder = folder }

  /// The text with imports of stand-ins, which are compiled where they are not yet.
  mutating func importing(_ text: String) throws -> String {
    try text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("import ") else { return String(line) }
      let module = "Corpus" + line.dropFirst(7)
      // Where the platform has the framework itself, that is what counts.
      guard module != "CorpusFoundation", FileManager.default.fileExists(atPath: Self.sources.appendingPathComponent(module).path) else {
        return String(line)
      }
      try compile(module)
      return "import \(module)"
    }.joined(separator: "\n")
  }

  private mutating func compile(_ module: String) throws {
    guard compiled.insert(module).inserted else { return }
    let source = Self.sources.appendingPathComponent(module)
    let files = try FileManager.default.contentsOfDirectory(atPath: source.path).sorted().map { source.appendingPathComponent($0).path }
    for file in files {
      for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") where line.contains("import Corpus") {
        if let name = line.split(separator: " ").last { try compile(String(name)) }
      }
    }
    let output = folder.appendingPathComponent("\(module).swiftmodule").path
    let options = [
      "-emit-module", "-parse-as-library", "-swift-version", "5", "-package-name", "CorpusSupport", "-module-name", module, "-o", output,
      "-I", folder.path,
    ]
    let problem = try SwiftCompiler.run(options + files)
    #expect(problem == "", "\(module)")
  }
}

/// The compiler of the toolchain.
enum SwiftCompiler {
  /// What the compiler says where it fails, else nothing, or its warnings.
  static func run(_ arguments: [String], reportsWarnings: Bool = false) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let message = String(decoding: text, as: UTF8.self)
    if process.terminationStatus != 0 { return "exit status \(process.terminationStatus): \(message)" }
    // What the compiler knows of unused captures is what a rule is about.
    let warnings = message.split(separator: "\n").filter { $0.contains(": warning: ") && !$0.contains("never used") && !$0.contains("never read") }
    return reportsWarnings ? warnings.joined(separator: "\n") : ""
  }
}
