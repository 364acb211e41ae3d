import Foundation
import Reporting
import TestSupport
import Project

/// A folder on the disk whose files hold other texts for each input.
final class Project {
  nonisolated(unsafe) static let shared = Project()

  private static let folder = try! TemporaryFolder()
  private let linter: Linter
  private let options: LintOptions

  private init() {
    for index in 0..<4 { try! Self.folder.write("F\(index).swift") }
    var options = LintOptions()
    options.paths = [Self.folder.path]
    self.options = options
    linter = try! Linter(options)
    atexit { try? FileManager.default.removeItem(atPath: Project.folder.path) }
  }

  private func path(_ index: Int) -> String { Self.folder.absolute("F\(index).swift") }

  /// Each text a file of one project.
  func run(_ texts: [[UInt8]]) {
    var contents: [String: [UInt8]] = [:]
    for (index, text) in texts.enumerated() { contents[path(index)] = text }
    for index in texts.count..<4 { contents[path(index)] = [] }
    let report = linter.run(replacing: contents).report
    precondition(report.documents.allSatisfy { contents[$0.displayPath] == $0.bytes }, "something else was read")
    _ = TextReporter().render(report)
    // It says so much beside the findings that it would take most of the time.
    if texts[0].count % 8 == 0 { _ = SARIFReporter().render(report) }
  }

  /// The texts one after the other in one file, beside one that stays.
  func edit(_ texts: [[UInt8]]) {
    guard let first = texts.first, let session = try? ProjectSession(options) else { return }
    for text in texts { _ = session.update([path(0): first, path(1): text]) }
  }
}
