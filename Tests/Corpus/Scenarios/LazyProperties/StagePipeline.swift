import Foundation

protocol Stage {
  associatedtype Input
  associatedtype Output
  func process(_ input: Input) -> Output
}

struct AnyStage<Input, Output> {
  let run: (Input) -> Output

  init<S: Stage>(_ stage: S) where S.Input == Input, S.Output == Output {
    run = stage.process  //@ eraseStage
  }

  init(_ run: @escaping (Input) -> Output) { self.run = run }
}

struct Preprocessor: Stage {
  let defines: [String: String]
  func process(_ input: String) -> String {
    defines.reduce(input) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }
}

final class SourceCache {
  private var files: [String: String] = [:]
  func text(_ path: String, _ read: (String) -> String) -> String {
    if let known = files[path] { return known }
    let text = read(path)
    files[path] = text
    return text
  }
}

final class Compiler {
  let flags: [String]
  private let cache = SourceCache()
  private var stages: [AnyStage<String, String>] = []
  private(set) var warnings: [String] = []
  var onWarning: ((String) -> Void)?

  lazy var commandLine: () -> String = {  //@ commandLine
    (["cc"] + self.flags).joined(separator: " ")
  }

  lazy var fingerprint: String = {  //@ fingerprint
    self.flags.sorted().joined() + "#\(self.stages.count)"
  }()

  init(flags: [String]) { self.flags = flags }

  func addPreprocessor() {
    stages.append(AnyStage(Preprocessor(defines: ["DEBUG": "1"])))
  }

  func addWarnings() {
    stages.append(AnyStage { text in  //@ addWarnings
      if text.contains("goto") { self.warnings.append("goto") }
      return text
    })
  }

  func collectWarnings() {
    func collect(_ warning: String) {
      warnings.append(warning)
    }
    onWarning = collect  //@ collectWarnings
  }

  func compile(_ path: String) -> String {
    let text = cache.text(path) { path in  //@ readSource
      self.flags.contains("-O") ? "fast \(path)" : path
    }
    if text.isEmpty { onWarning?("empty \(path)") }
    return stages.reduce(text) { $1.run($0) }
  }
}

final class BuildDaemon {
  private(set) var compiler: Compiler?

  func start(_ flags: [String]) { compiler = Compiler(flags: flags) }

  func build(_ paths: [String]) -> [String] {
    paths.map { compiler?.compile($0) ?? "" }
  }

  func stop() { compiler = nil }
}
