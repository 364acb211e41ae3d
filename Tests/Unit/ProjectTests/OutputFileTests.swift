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

  /// A process that is killed while it writes leaves its temporary file. Nothing else is taken for one.
  @Test func leftOversOfKilledProcessesAreRemoved() throws {
    let kept = ["A.swift", "A.swift.\(getpid()).partial", "A.swift.x.partial", "A.swift.0.partial", "B.swift.99999999.partial", "A.txt.99999999.partial"]
    for name in kept + ["A.swift.99999999.partial"] { try folder.write(name, "text") }
    try folder.write("sub/A.swift", "text")
    try folder.write("sub/A.swift.99999999.partial", "text")
    OutputFile.removeLeftOvers(beside: [folder.absolute("A.swift")])
    #expect(try Set(folder.names) == Set(kept + ["sub"]))
    #expect(FilePaths.exists(folder.absolute("sub/A.swift.99999999.partial")))
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

  @Test func aPipeWithoutAReaderIsRefused() throws {
    let path = folder.absolute("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let problem = #expect(throws: OutputFile.Problem.self) { try OutputFile.write("text", to: path) }
    #expect(problem?.description == "cannot write \(path): nothing reads from it; start the reader first, or name a file")
  }

  @Test func aReportReplacesNoSource() throws {
    try folder.write("A.swift", "class A {}")
    try FileManager.default.createSymbolicLink(atPath: folder.absolute("report"), withDestinationPath: "A.swift")
    for name in ["A.swift", "report"] {
      #expect(throws: OutputFile.Problem.self) { try OutputFile.write("text", to: folder.absolute(name)) }
    }
    #expect(try folder.text("A.swift") == "class A {}")
  }

  @Test func longNamesAreReplaced() throws {
    let name = String(repeating: "é", count: 124) + "a.swift"
    #expect(name.utf8.count == 255)
    try folder.write(name, "old")
    try OutputFile.replace(Array("old".utf8), by: Array("new".utf8), at: folder.absolute(name))
    #expect(try folder.text(name) == "new")
    #expect(try folder.names == [name])
  }

  @Test func whatWouldBeLostIsRefused() throws {
    try folder.write("read-only", "old")
    #expect(chmod(folder.absolute("read-only"), 0o444) == 0)
    try folder.write("linked", "old")
    #expect(link(folder.absolute("linked"), folder.absolute("other")) == 0)
    for (name, reason) in [("read-only", "read-only"), ("linked", "2 hard links")] {
      let problem = #expect(throws: OutputFile.Problem.self) {
        try OutputFile.replace(Array("old".utf8), by: Array("new".utf8), at: folder.absolute(name))
      }
      #expect(problem?.description.contains(reason) == true)
      #expect(try folder.text(name) == "old")
    }
    #expect(try folder.names == ["linked", "other", "read-only"])
  }
}
