import Foundation
import Ownership
import Catalog
import RuleFolder
import Testing

/// The examples in the model files.
@Suite struct ModelExampleTests {
  private static let contents: RuleFileContents = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Rules/models")
    let files = (try? RuleFiles.files(in: folder)) ?? []
    return RuleFiles.read(files).contents
  }()

  @Test func everyModelFileHasAnExample() {
    let models = Self.contents.files.filter { !$0.functions.isEmpty || !$0.types.isEmpty }
    #expect(models.count >= 60)
    for file in models { #expect(!file.examples.isEmpty, "\(file.path)") }
  }

  @Test func examplesGiveWhatTheySay() {
    for example in Self.contents.files.flatMap(\.examples) {
      let source = Array(example.source.utf8)
      let found = analyse([example.source]).observations.filter { $0.strength != .weak }.map { observation in
        let line = source[..<Int(observation.head.range.start)].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        if observation.keeper == .none { return "\(line): none" }
        let life = observation.life == .passing ? "" : " \(observation.life.rawValue)"
        return "\(line): \(observation.keeper.rawValue) \(observation.lifetime.rawValue)\(life)"
      }
      #expect(found == example.gives, "\(example.origin)")
    }
  }
}
