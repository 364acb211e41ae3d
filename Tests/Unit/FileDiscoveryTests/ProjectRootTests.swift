import TestSupport
import Testing

@testable import FileDiscovery

@Suite struct ProjectRootTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test func prefersTheConfigurationThenGitThenTheFolder() throws {
    try folder.makeFolder("App/Sources/Cart")
    let start = folder.absolute("App/Sources/Cart")
    // The temporary folder itself may lie in a repository.
    let outer = try ProjectRoot.find(from: folder.path).get()

    var root = try ProjectRoot.find(from: start).get()
    #expect(root.gitTopLevel == outer.gitTopLevel)
    let isFree = outer.configurationFile == nil && outer.gitTopLevel == nil
    #expect(root.analysisRoot == (isFree ? start : outer.analysisRoot))

    try folder.write("App/.git", "gitdir: elsewhere\n")
    root = try ProjectRoot.find(from: start).get()
    #expect(root.gitTopLevel == folder.absolute("App"))
    #expect(root.reportRoot == folder.absolute("App"))

    try folder.write("App/Sources/.unretain.yml")
    root = try ProjectRoot.find(from: start).get()
    #expect(root.configurationFile == folder.absolute("App/Sources/.unretain.yml"))
    #expect(root.analysisRoot == folder.absolute("App/Sources"))
    #expect(root.reportRoot == folder.absolute("App"))
  }

  @Test func makesPathsRelative() throws {
    try folder.makeFolder("App/.git")
    try folder.write("App/Sources/a b.swift")
    try folder.write("Application/c.swift")
    try folder.link("link", to: "App")
    let root = try ProjectRoot.find(from: folder.absolute("link")).get()
    #expect(root.startFolder == folder.absolute("App"))
    #expect(root.relativePath(of: folder.absolute("link/Sources/a b.swift")) == "Sources/a b.swift")
    #expect(root.relativePath(of: folder.absolute("App/Sources/../Sources/a b.swift")) == "Sources/a b.swift")
    #expect(root.relativePath(of: folder.absolute("App")) == ".")
    #expect(root.relativePath(of: folder.absolute("Application/c.swift")) == folder.absolute("Application/c.swift"))
    #expect(root.relativePath(ofReal: folder.absolute("App/gone.swift")) == "gone.swift")
    #expect(root.relativePath(of: folder.absolute("link/gone.swift")) == "gone.swift")
    #expect(root.relativePath(of: folder.absolute("link/absent/gone.swift")) == folder.absolute("link/absent/gone.swift"))
  }

  @Test func failsWhereThereIsNoFolder() {
    #expect(ProjectRoot.find(from: folder.absolute("gone")) == .failure(.unreadable("No such file or directory")))
  }
}
