import TestSupport
import Testing
import Unretain

/// Projects that cannot be checked.
@Suite struct FailureTests {
  @Test func aFolderThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    let path = folder.absolute("none")
    #expect(throws: Project.Failure.folder(path, reason: "No such file or directory")) { try Project(folder: path) }
  }

  @Test func aFileInsteadOfAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Sample.cycle)
    let path = folder.absolute("A.swift")
    #expect(throws: Project.Failure.folder(path, reason: "not a folder")) { try Project(folder: path) }
  }

  @Test func noSwiftFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.txt")
    #expect(throws: Project.Failure.noSwiftFile) { try Project(folder: folder.path) }
    #expect(throws: Project.Failure.noSwiftFile) { try Project(sources: [:]) }
  }

  @Test func aConfigurationThatIsNotValid() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Sample.cycle)
    try folder.write(".unretain.yml", "rules:\n  no_such_rule: error\n")
    let failure = #expect(throws: Project.Failure.self) { try Project(folder: folder.path) }
    #expect("\(try #require(failure))".contains(".unretain.yml:2:3"))
  }

  @Test func optionsThatAreNotValid() {
    var options = Project.Options()
    options.rules.off = ["no_such_rule"]
    let failure = #expect(throws: Project.Failure.self) { try Project(sources: ["A.swift": ""], options: options) }
    #expect(failure.map { "\($0)" }?.contains("`no_such_rule`") == true)
    options = Project.Options()
    options.sources.conditions = ["!"]
    #expect(throws: Project.Failure.settings(["`!` is no condition of `#if`"])) { try Project(sources: ["A.swift": ""], options: options) }
  }
}
