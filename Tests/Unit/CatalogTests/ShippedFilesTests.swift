import Catalog
import Engine
import BuiltInRules
import Foundation
import RuleFolder
import Testing

/// The rules and models of this package.
struct ShippedFilesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Rules")

  @Test func everyFileIsRightAndCompiledIn() throws {
    let (contents, problems) = RuleFiles.read(try RuleFiles.files(in: Self.folder))
    #expect(problems.map(\.description) == [])
    #expect(contents.catalog.rules.count >= 9)
    #expect(contents.models.functions.count >= 1000)
    // What the build wrote as Swift says the same as the files.
    #expect(BuiltIn.catalog == contents.catalog)
    #expect(BuiltIn.models == contents.models)
  }

  @Test func bytesGiveBackWhatWasPutIn() {
    let (rules, rows) = (BuiltIn.catalog.storedBytesWithSharedTexts, BuiltIn.models.storedBytesWithSharedTexts)
    var catalog: RuleCatalog?
    var models: ModelCatalog?
    let time = ContinuousClock().measure {
      catalog = rules.withUnsafeBytes { RuleCatalog(storedBytesWithSharedTexts: $0) }
      models = rows.withUnsafeBytes { ModelCatalog(storedBytesWithSharedTexts: $0) }
    }
    #expect(catalog == BuiltIn.catalog)
    #expect(models == BuiltIn.models)
    // About 2 ms where optimised; the bound only notices something quadratic.
    #expect(time < .seconds(1))
  }

  @Test func everyModelRowIsUsable() {
    for row in BuiltIn.models.functions {
      #expect(row.origin.contains("Rules/models/"))
      for effect in row.effects where effect.keeper == .result { #expect(row.result == .object, "\(row.origin)") }
    }
    // Only what was read or measured may lead to an error. Of these nobody could read more than what their vendor writes about them.
    let closed = ["UIKit", "AppKit", "SwiftUI", "QuartzCore"]
    for row in BuiltIn.models.functions where closed.contains(row.framework) && row.confidence == .checked {
      #expect(row.source.hasPrefix("vendor documentation of "), "\(row.origin)")
    }
  }

  @Test func everyExampleTypeChecks() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unretain-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let examples = BuiltIn.catalog.rules.flatMap { rule in
      (rule.firingExamples + rule.harmlessExamples).enumerated().map { ("\(rule.name)-\($0.offset)", $0.element.source) }
    }
    var files: [String] = []
    var standIns = StandIns(folder: folder)
    for (name, marked) in examples {
      let source = marked.replacing("↓", with: "")
      let file = folder.appendingPathComponent("\(name).swift")
      // One module holds them all, so that the compiler starts once, and a type of its own keeps their names apart. What
      // cannot stand in a type is a module alone.
      let isAlone = source.split(separator: "\n").contains { $0.hasPrefix("extension ") }
      let text = try standIns.importing(isAlone ? source : Self.wrapped(source, in: name))
      try text.write(to: file, atomically: true, encoding: .utf8)
      if isAlone {
        let errors = try Self.typeCheck([file.path], modules: folder)
        #expect(errors == "")
      } else {
        files.append(file.path)
      }
    }
    let errors = try Self.typeCheck(files, modules: folder)
    #expect(errors == "")
  }

  /// The example's declarations inside an `enum`, its imports before it.
  private static func wrapped(_ source: String, in name: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.lastIndex { $0.hasPrefix("import ") || $0.hasPrefix("#endif") }.map { $0 + 1 } ?? 0
    let space = "enum Example_\(name.replacing("-", with: "_"))"
    return (lines[..<head] + ["\(space) {"] + lines[head...] + ["}"]).joined(separator: "\n")
  }

  private static func typeCheck(_ files: [String], modules: URL) throws -> String {
    try SwiftCompiler.run(["-typecheck", "-swift-version", "6", "-I", modules.path] + files, reportsWarnings: true)
  }

  /// A rule that asks for a shape or a break says in words what it means; the table must never ask for a shape.
  @Test func shapeNeverDecidesALevel() {
    for row in BuiltIn.catalog.levels {
      #expect(!row.conditions.contains { [.shape, .subject, .form].contains($0.attribute) })
    }
  }

  @Test func precedencesAreDistinct() {
    let precedences = BuiltIn.catalog.rules.map(\.precedence)
    #expect(Set(precedences).count == precedences.count)
  }
}
