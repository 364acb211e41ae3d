import Foundation
import TestSupport
import Testing

@testable import FileDiscovery

@Suite struct IgnorePatternTests {
  private func matches(_ line: String, _ path: String, isFolder: Bool = false) -> Bool {
    guard let pattern = IgnorePattern(line: Array(line.utf8)[...]) else { return false }
    let path = Array(path.utf8)
    return pattern.matches(path: path[...], name: path.split(separator: slash).last!, isFolder: isFolder)
  }

  @Test(arguments: [
    ("a", "x/a"), ("/a", "a"), ("x/a", "x/a"), ("*.swift", "x/y.swift"), ("a?c", "abc"), ("[a-c]x", "bx"),
    ("[!a]x", "bx"), ("[]]x", "]x"), ("[[:digit:]]", "7"),
    ("**/a", "a"), ("**/a", "x/y/a"), ("a/**", "a/b/c"), ("a/**/b", "a/b"),
    ("a/**/b", "a/x/y/b"), ("\\!a", "!a"), ("\\#a", "#a"), ("a\\ ", "a "), ("a  ", "a"), ("\\*", "*"),
    ("a*b*c", "aXbYc"), ("x/*", "x/a"), ("[a\\]]x", "]x"), ("[^a]", "b"), ("**", "x/y"), ("foo/*.c", "foo/x.c"),
  ])
  func fits(line: String, path: String) { #expect(matches(line, path)) }

  @Test(arguments: [
    ("/a", "x/a"), ("x/a", "y/x/a"), ("*.swift", "swift"), ("a?c", "ac"), ("[a-c]x", "dx"), ("[a", "a"), ("a\\", "a"),
    ("a/**", "a"), ("x/*", "x/a/b"), ("#a", "#a"), ("", "a"), ("!", "!"), ("/", "a"), ("a/", "a"), ("x/?a", "x//a"),
    ("[[:nonsense:]]", "n"), ("A", "a"),
  ])
  func doesNotFit(line: String, path: String) { #expect(!matches(line, path)) }

  @Test func manyStarsDoNotMultiply() {
    let stars = String(repeating: "a*", count: 200) + "b"
    #expect(!matches("/x/**/" + stars, "x/" + String(repeating: "a", count: 4000)))
  }
}

/// Whether git can be asked.
private let git: String? = ["/usr/bin/git", "/opt/homebrew/bin/git", "/usr/local/bin/git"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// Holds our decisions against those of git itself.
@Suite(.enabled(if: git != nil, "git is not installed: nothing to compare with"))
struct GitComparisonTests {
  private static let names = ["a", "b", "ab", "abc", "b c", "[a]", "a*b", "x-y", "!a", "#b", "Z", "a\\b", "c "]
  private static let pieces = [
    "a", "b", "ab", "c", "*", "*", "**", "?", "/", "/", "**/", "/**", "[a-c]", "[!a]", "[^b]", "[]-a]", "[[:alpha:]]",
    "[[:upper:]x]", "[a", "\\", "\\*", "\\[", "!", "#", " ", "\\ ", ".swift", "*.swift", "x-y", "-", "]", "***",
    "[a\\-c]", "[z-a]", "[[:bad:]]", "[[a]", "[:a]",
  ]

  @Test(arguments: 0..<60) func decidesLikeGit(seed: UInt64) throws {
    var random = SplitMix(seed: 977 &+ seed)
    let folder = try TemporaryFolder()
    var folders = [""]
    for _ in 0..<14 {
      let parent = folders.randomElement(using: &random)!
      guard parent.split(separator: "/").count < 5 else { continue }
      folders.append(parent + Self.names.randomElement(using: &random)! + "/")
    }
    var files: Set<String> = []
    for _ in 0..<60 {
      let folder = folders.randomElement(using: &random)!
      files.insert(folder + Self.names.randomElement(using: &random)! + ".swift")
    }
    let sorted = files.sorted()
    for file in sorted { try folder.write(file) }
    for place in folders where place.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
      try folder.write(place + ".gitignore", Self.ignoreFile(for: sorted, &random))
    }
    _ = try run(["init", "-q"], in: folder)
    try folder.write(".git/info/exclude", Self.ignoreFile(for: sorted, &random))

    let ignored = try run(["check-ignore", "--no-index", "--stdin", "-z"], in: folder, input: sorted)
    let expected = files.subtracting(ignored)
    let found = SourceFinder().find([folder.path]).files.map(\.absolutePath)
    #expect(Set(found.map { String($0.dropFirst(folder.path.count + 1)) }) == expected, "\(dump(folder))")
  }

  private static func ignoreFile(for paths: [String], _ random: inout SplitMix) -> String {
    let ending = Int.random(in: 0..<8, using: &random) == 0 ? "\r\n" : "\n"
    let lines = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      var line = Int.random(in: 0..<4, using: &random) == 0 ? "!" : ""
      // Most patterns are near to a path that exists, the others anything.
      if Int.random(in: 0..<4, using: &random) > 0 {
        line += near(paths.randomElement(using: &random)!, &random)
      } else {
        line += (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      }
      return line
    }
    return lines.joined(separator: ending) + (Bool.random(using: &random) ? ending : "")
  }

  /// A path, or a part of it, with some of it turned into what may stand for it.
  private static func near(_ path: String, _ random: inout SplitMix) -> String {
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random)! }
    var components = path.split(separator: "/").map(String.init)
    components.removeFirst(Int.random(in: 0..<components.count, using: &random))
    components.removeLast(Int.random(in: 0..<components.count, using: &random))
    let changed = components.map { component in
      if Int.random(in: 0..<4, using: &random) == 0 { return pick(["*", "**", "?", "*.swift", "***"]) }
      return component.map { letter -> String in
        guard Int.random(in: 0..<5, using: &random) == 0 else { return String(letter) }
        return pick([
          "?", "*", "**", "\\\(letter)", "[\(letter)]", "[a-z]", "[!z]", "[^[:digit:]]", "[[:alpha:]]", "", "[![:no:]]",
        ])
      }.joined()
    }
    let slashes = ["/", "/", "/", "/**/", "/*/", "**/", "/**", "\\/", "**\\/", "//"]
    var pattern = changed.first ?? ""
    for component in changed.dropFirst() { pattern += pick(slashes) + component }
    return pick(["", "", "/", "**/"]) + pattern + pick(["", "", "/", "/*", "/**", "*", " "])
  }

  /// Runs git without the user's own settings, and splits what it prints at NUL bytes.
  private func run(_ arguments: [String], in folder: TemporaryFolder, input: [String] = []) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: git!)
    process.arguments =
      ["-C", folder.path, "-c", "core.excludesFile=/dev/null", "-c", "core.ignoreCase=false"] + arguments
    // A hook that runs the tests may have set git's own variables.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("unretain-" + UUID().uuidString)
    try Data(input.joined(separator: "\0").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    process.standardInput = try FileHandle(forReadingFrom: list)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // 1 says that nothing is ignored.
    #expect(process.terminationStatus <= 1)
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func dump(_ folder: TemporaryFolder) -> String {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".gitignore") || $0 == ".git/info/exclude" }.sorted()
      .map { $0 + ":\n" + ((try? String(contentsOfFile: folder.absolute($0), encoding: .utf8)) ?? "?") }
      .joined(separator: "\n")
  }
}
