import Foundation
import TestSupport
import Testing

@testable import FileDiscovery

@Suite struct SourceFinderTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// What is found below the folder, as paths relative to it.
  private func names(_ paths: [String] = [""], finder: SourceFinder = SourceFinder()) -> [String] {
    finder.find(paths.map { folder.absolute($0) }).files
      .map { String($0.absolutePath.dropFirst(folder.path.count + 1)) }
  }

  @Test func walksFoldersInBytewiseOrder() throws {
    for name in ["b.swift", "a/z.swift", "a.swift", "a/b/c.swift", "a-b.swift", "B.swift", "notes.md", "x.swift.orig"] {
      try folder.write(name)
    }
    #expect(names() == ["B.swift", "a-b.swift", "a.swift", "a/b/c.swift", "a/z.swift", "b.swift"])
  }

  @Test func leavesOutHiddenAndForeignFolders() throws {
    for folderName in [".build/", "Pods/", "A/Carthage/", "DerivedData/", ".git2/", "."] {
      try folder.write(folderName + "x.swift")
    }
    try folder.write("A/kept.swift")
    try folder.write("Pods.swift")
    #expect(names() == ["A/kept.swift", "Pods.swift"])
    var finder = SourceFinder()
    finder.skippedFolders = ["A"]
    #expect(names(finder: finder) == ["DerivedData/x.swift", "Pods.swift", "Pods/x.swift"])
  }

  @Test func takesWhatIsNamed() throws {
    try folder.write(".gitignore", "ignored*\n")
    try folder.write("main.txt")
    try folder.write("ignored.swift")
    try folder.write("ignored/a.swift")
    try folder.write(".build/checkouts/b.swift")
    #expect(names(["main.txt", "ignored.swift"]) == ["ignored.swift", "main.txt"])
    #expect(names(["ignored", ".build/checkouts"]) == [".build/checkouts/b.swift", "ignored/a.swift"])
    #expect(names() == [])
  }

  @Test func readsIgnoreFilesFromTheTopLevelDown() throws {
    try folder.makeFolder(".git/info")
    try folder.write(".git/info/exclude", "Local/\n")
    try folder.write(".gitignore", "*.generated.swift\n/Build\n")
    try folder.write("Sources/.gitignore", "!keep.generated.swift\n")
    for name in ["x.generated.swift", "keep.generated.swift", "a.swift", "Local/a.swift", "Build/a.swift"] {
      try folder.write("Sources/App/" + name)
      try folder.write(name)
    }
    let inSources = ["Build/a.swift", "a.swift", "keep.generated.swift"].map { "Sources/App/" + $0 }
    #expect(names() == inSources + ["a.swift"])
    #expect(names(["Sources/App"]) == inSources)
  }

  @Test func startsAfreshInANestedRepository() throws {
    try folder.makeFolder(".git")
    try folder.write(".gitignore", "generated\n")
    try folder.write("Module/.git", "gitdir: ../.git/modules/Module\n")
    try folder.write(".git/modules/Module/info/exclude", "private\n")
    try folder.write("Module/generated/a.swift")
    try folder.write("Module/private/a.swift")
    try folder.write("generated/a.swift")
    #expect(names() == ["Module/generated/a.swift"])
  }

  @Test func findsTheSharedExcludeFileOfAWorkTree() throws {
    try folder.write("main/.git/info/exclude", "private\n")
    try folder.write("main/.git/worktrees/side/commondir", "../..\n")
    try folder.write("side/.git", "gitdir: \(folder.absolute("main/.git/worktrees/side"))\n")
    try folder.write("side/private/a.swift")
    try folder.write("side/b.swift")
    #expect(names(["side"]) == ["side/b.swift"])
  }

  @Test func readsEachFileOnceAndEndsInLoops() throws {
    try folder.write("A/a.swift")
    try folder.link("A/loop", to: "..")
    try folder.link("A/again.swift", to: "a.swift")
    try folder.link("elsewhere", to: "A")
    try folder.link("A/broken.swift", to: "nowhere.swift")
    let paths = ["", "A", "A/a.swift", "elsewhere/a.swift", "A/again.swift"].map { folder.absolute($0) }
    for order in [paths, paths.reversed()] {
      let discovery = SourceFinder().find(order)
      let file = folder.absolute("A/a.swift")
      #expect(discovery.files == [FoundFile(displayPath: file, absolutePath: file)])
      #expect(
        discovery.problems
          == [PathProblem(path: folder.absolute("A/broken.swift"), reason: "No such file or directory")])
    }
    #expect(names(["elsewhere"]) == ["A/a.swift"])
  }

  @Test func reportsWhatIsMissingAndGoesOn() throws {
    try folder.write("a.swift")
    try folder.write("locked/b.swift")
    let pipe = folder.absolute("pipe.swift")
    #expect(mkfifo(pipe, 0o600) == 0)
    let typed = ["gone", "a.swift", "pipe.swift", "a.swift/"].map { folder.absolute($0) } + [""]
    let discovery = SourceFinder().find(typed)
    #expect(discovery.files.map(\.absolutePath) == [folder.absolute("a.swift")])
    #expect(
      discovery.problems == [
        PathProblem(path: "", reason: "No such file or directory"),
        PathProblem(path: folder.absolute("a.swift"), reason: "Not a directory"),
        PathProblem(path: folder.absolute("gone"), reason: "No such file or directory"),
        PathProblem(path: pipe, reason: "Neither a file nor a directory"),
      ])
    #expect(names() == ["a.swift", "locked/b.swift"])
  }

  @Test func reportsNamesThatAreNotText() throws {
    #if os(Linux)
      try folder.makeFolder("A")
      let bytes = Array(folder.absolute("A/").utf8) + [0xFF] + Array(".swift".utf8) + [0]
      let file = bytes.withUnsafeBufferPointer { $0.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress!, "w") } }
      #expect(fclose(file) == 0)
      let discovery = SourceFinder().find([folder.path])
      #expect(discovery.files.isEmpty)
      let shown = folder.absolute("A/\u{FFFD}.swift")
      #expect(discovery.problems == [PathProblem(path: shown, reason: "The name is not UTF-8")])
    #endif
  }

  @Test func keepsNamesApartThatUnicodeHoldsEqual() throws {
    #if os(Linux)
      try folder.write("\u{E9}.swift")
      try folder.write("e\u{301}.swift")
      #expect(SourceFinder().find([folder.path]).files.count == 2)
    #endif
  }

  @Test func walksVeryDeepFolders() throws {
    let deep = (0..<400).map { _ in "d" }.joined(separator: "/")
    try folder.write(deep + "/a.swift")
    try folder.write(".gitignore", "**/e/**/f\n")
    #expect(names() == [deep + "/a.swift"])
  }

  @Test(arguments: [
    (".", ""), ("./a.swift", "a.swift"), ("./", ""), ("a//b/./c", "a/b/c"), ("../a/./b/", "../a/b"), ("/", "/"),
    ("//a/", "/a"), ("a/../b", "a/../b"), ("..", ".."), (".build", ".build"),
  ])
  func tidiesPaths(typed: String, shown: String) {
    #expect(Paths.tidied(typed) == shown)
  }

  @Test func joinsAndParts() {
    #expect(Paths.joined("", "a") == "a")
    #expect(Paths.joined("/", "a") == "/a")
    #expect(Paths.joined("..", "a") == "../a")
    #expect(Paths.parent(ofAbsolute: "/a/b") == "/a")
    #expect(Paths.parent(ofAbsolute: "/a") == "/")
    #expect(Paths.parent(ofAbsolute: "/") == nil)
  }
}
