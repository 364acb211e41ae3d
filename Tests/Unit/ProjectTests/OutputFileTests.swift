import Foundation
import TestSupport
import Testing

@testable import Project

@Suite struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func writesANewFile() throws {
    try OutputFile.write("text\n", to: folder.absolute("out"))
    #expect(try folder.text("out") == "text\n")
    #expect(try folder.names == ["out"])
  }

  @Test func replacesAFile() throws {
    try folder.write("out", String(repeating: "old", count: 1000))
    try OutputFile.write("", to: folder.absolute("out"))
    #expect(try folder.text("out") == "")
    #expect(try folder.names == ["out"])
  }

  /// Who has the old file open goes on reading the old text: the file is replaced, not written over.
  @Test func replacesTheFileAndNotItsBytes() throws {
    try folder.write("out", "old text")
    let reader = try #require(FileHandle(forReadingAtPath: folder.absolute("out")))
    try OutputFile.write("new", to: folder.absolute("out"))
    #expect(reader.readDataToEndOfFile() == Data("old text".utf8))
  }

  @Test func keepsALink() throws {
    try folder.write("reports/latest", "old")
    try FileManager.default.createSymbolicLink(atPath: folder.absolute("out"), withDestinationPath: "reports/latest")
    try OutputFile.write("new", to: folder.absolute("out"))
    #expect(try folder.text("reports/latest") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.absolute("out")) == "reports/latest")
  }

  @Test func leavesNothingWhereItCannotWrite() throws {
    try folder.write("taken/inner", "kept")
    #expect(throws: OutputFile.Problem.self) { try OutputFile.write("text", to: folder.absolute("taken")) }
    #expect(throws: OutputFile.Problem.self) { try OutputFile.write("text", to: folder.absolute("absent/out")) }
    #expect(try folder.names == ["taken"])
    #expect(try folder.text("taken/inner") == "kept")
  }

  @Test func saysWhatWentWrong() throws {
    let path = folder.absolute("absent/out")
    let problem = #expect(throws: OutputFile.Problem.self) { try OutputFile.write("text", to: path) }
    #expect(problem?.description == "cannot write \(path): No such file or directory")
  }

  @Test func writesToWhatIsNoRegularFile() throws {
    try OutputFile.write("text", to: "/dev/null")
    #expect(FilePaths.exists("/dev/null"))
  }
}
