import FileDiscovery
import Foundation
import Facts

/// Compares what swift-syntax and the facts find in Swift files.
///
///     CrossCheck [--list] [--jobs N] PATH…
///
/// Fails if there is a disagreement that is not left out on purpose. `--list` prints the expected ones too, and does not fail.
@main struct CrossCheck {
  static func main() {
    var paths: [String] = []
    var isList = false
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--list": isList = true
      case "--jobs": jobs = arguments.popFirst().flatMap { Int($0) } ?? jobs
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else { fail("usage: CrossCheck [--list] [--jobs N] PATH…") }

    let discovery = SourceFinder().find(paths)
    for problem in discovery.problems { fail("\(problem.path): \(problem.reason)") }
    let files = discovery.files
    let comparisons = mapOnLargeStacks(count: files.count, jobs: jobs, state: { FactReader() }) { reader, index in
      readFile(files[index].absolutePath, limit: 1 << 26).map { source in
        FileComparison(path: files[index].displayPath, source: source, reader: &reader)
      }
    }

    var report = Report()
    for (file, comparison) in zip(files, comparisons) {
      switch comparison {
      case .failure(let error): print("\(file.displayPath): not read: \(error)")
      case .success(let comparison):
        report.add(comparison)
        for line in comparison.lines(isVerbose: isList) { print(line) }
      }
    }
    print("\(report.files) files, \(report.filesWithParseErrors) of them with parse errors")
    print(report.table)
    if files.isEmpty { fail("no Swift file found") }
    if !isList, report.unexpected > 0 { fail("\(report.unexpected) disagreements with swift-syntax") }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }
}
