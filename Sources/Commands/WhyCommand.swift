import ArgumentParser
import Project

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explain what becomes of the closures at a place, reported or not.",
    discussion: "Says what each closure captures and how, who keeps it and for how long, and what decided that.")

  @Argument(
    help: ArgumentHelp(
      "The place, as reports print it; lines and columns count from 1. A file alone means all its closures.", valueName: "file[:line[:column]]"))
  var place: PlaceArgument

  @Argument(help: "Files and folders to analyse; by default the project that the file belongs to.")
  var paths: [String] = []

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    let place = place.found(in: paths)
    let outcome = try reading.outcome(reading.answering(place.path, paths))
    switch Explanation(outcome).text(path: place.path, line: place.line, column: place.column) {
    case .success(let text): try Console.write(text)
    case .failure(let problem): throw CommandError(problem.message)
    }
  }
}

/// `Sources/Cart.swift`, `Sources/Cart.swift:34` or `Sources/Cart.swift:34:12`
struct PlaceArgument: ExpressibleByArgument {
  var path: String
  var line: Int?
  var column: Int?

  init?(argument: String) {
    var parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2 else {
      path = argument
      if path.isEmpty { return nil }
      return
    }
    guard let last = Int(parts.removeLast()), last > 0 else { return nil }
    if parts.count >= 2, let line = Int(parts[parts.count - 1]), line > 0 {
      parts.removeLast()
      self.line = line
      column = last
    } else {
      line = last
    }
    path = parts.joined(separator: ":")
    if path.isEmpty { return nil }
  }

  /// The same, in the first of the folders that has such a file, if it is not below the working directory: reports of other runs name files from there.
  func found(in folders: [String]) -> PlaceArgument {
    if EditedFile.isOnDisk(path) { return self }
    guard let found = folders.lazy.map({ $0 + "/" + path }).first(where: EditedFile.isOnDisk) else { return self }
    var result = self
    result.path = found
    return result
  }
}
