import TestSupport
import Testing

@testable import Project

@Suite struct ModuleMapTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The module numbers of files below the test's folder.
  private func modules(_ files: String...) -> [Int] { ModuleMap(of: files.map(folder.absolute)).modules }

  @Test func oneModuleWithoutManifest() {
    #expect(modules("Sources/A/a.swift", "Sources/B/b.swift", "c.swift") == [0, 0, 0])
  }

  @Test func oneModuleForEachTarget() throws {
    try folder.write("Package.swift")
    #expect(modules("Sources/A/a.swift", "Sources/B/b.swift", "Sources/A/Deep/er/c.swift", "Tests/A/d.swift") == [1, 2, 1, 3])
  }

  @Test func filesBesideTargetsAreTheRest() throws {
    try folder.write("Package.swift")
    #expect(modules("Sources/main.swift", "Package.swift", "Plugins/P/p.swift", "Sources/A/a.swift") == [0, 0, 0, 1])
  }

  @Test func theInnermostPackageWins() throws {
    try folder.write("Package.swift")
    try folder.write("Sources/A/Inner/Package.swift")
    #expect(modules("Sources/A/a.swift", "Sources/A/Inner/Sources/B/b.swift") == [1, 2])
  }

  @Test func aFolderNamedSourcesInsideATargetIsNoPackage() throws {
    try folder.write("Package.swift")
    #expect(modules("Sources/A/a.swift", "Sources/A/Sources/B/b.swift", "Sources/A/Tests/C/c.swift") == [1, 1, 1])
  }

  @Test func targetsOfOneNameInTwoPackagesAreTwoModules() throws {
    try folder.write("One/Package.swift")
    try folder.write("Two/Package.swift")
    #expect(modules("One/Sources/A/a.swift", "Two/Sources/A/a.swift") == [1, 2])
  }

  @Test func aTargetCanNameItsFolder() throws {
    try folder.write(
      "Package.swift",
      """
      let package = Package(
        name: "Design", products: [.library(name: "Design", targets: ["Design"])],
        dependencies: [.package(path: "../Icons")],
        targets: [
          // .target(name: "Old", path: "Tests"),
          .target(name: "Design", dependencies: [.target(name: "Core"), .product(name: "Icons", package: "Icons")], path: "Sources"),
          .target(name: "Core", path: "./Sources/Deep/Core/", exclude: ["a.swift"]),
          .testTarget(name: "DesignTests", dependencies: ["Design"], path: "Checks"),
          .target(name: "Plain"),
        ])
      """)
    let map = ModuleMap(of: ["Sources/Colors/a.swift", "Sources/b.swift", "Sources/Deep/Core/c.swift", "Checks/d.swift", "e.swift"].map(folder.absolute))
    #expect(map.modules == [1, 1, 2, 3, 0])
    #expect(map.descriptions.map(\.name) == [nil, "Design", "Core", "DesignTests"])
    #expect(map.descriptions.map(\.isTest) == [false, false, false, true])
  }

  @Test func aManifestThatCannotBeReadTellsNothing() throws {
    try folder.write("Package.swift", "targets: [.target(name: \"A\", path: \"Sou")
    #expect(modules("Sources/A/a.swift", "Sources/B/b.swift") == [1, 2])
  }
}
