import Testing

@testable import Project

@Suite struct FailedFilesTests {
  private func failures(_ count: Int, in path: String = "A.swift") -> [FailedFiles.Failure] {
    Array(repeating: FailedFiles.Failure(path: Array(path.utf8)), count: count)
  }

  /// Whether the file comes back with each of its texts.
  private func answers(_ files: FailedFiles, _ texts: [UInt8]) -> [Bool] {
    var files = files
    return texts.map { files.comesBack("A.swift", with: [$0]) }
  }

  /// After how many changes of its text a file comes back; `nil` where it does not.
  private func changes(_ files: FailedFiles) -> Int? { answers(files, Array(0...100)).firstIndex(of: true) }

  @Test func aFileWaitsLongerAfterEachFailure() {
    #expect(changes(FailedFiles(failures(1))) == 1)
    #expect(changes(FailedFiles(failures(2))) == 4)
    #expect(changes(FailedFiles(failures(3))) == 16)
    #expect(changes(FailedFiles(failures(1) + failures(2, in: "B.swift"))) == 1)
  }

  /// A path without characters is no file: what earlier runs have stored is left out.
  @Test func storesAreLeftOutAsNoFile() {
    #expect(!FailedFiles().leavesOutStores && !FailedFiles(failures(1)).leavesOutStores)
    let files = FailedFiles(failures(1, in: ""))
    #expect(files.leavesOutStores && files.isEmpty && !files.contains(""))
    #expect(changes(FailedFiles(failures(1, in: "") + failures(1))) == 1)
  }

  @Test func theSameTextIsNoChange() {
    #expect(answers(FailedFiles(failures(1)), [1, 1, 1, 2, 3]) == [false, false, false, true, false])
  }

  @Test func whatHasComeBackIsNotLeftOut() {
    var files = FailedFiles(failures(1))
    for text: UInt8 in 1...2 {
      #expect(files.contains("A.swift"))
      _ = files.comesBack("A.swift", with: [text])
    }
    #expect(!files.contains("A.swift"))
  }

  @Test func nothingComesBackAfterManyFailures() {
    let others = (1..<FailedFiles.failureLimit).flatMap { failures(1, in: "\($0).swift") }
    #expect(changes(FailedFiles(others + failures(1))) == 1)
    #expect(changes(FailedFiles(others + failures(1, in: "B.swift") + failures(1))) == nil)
    #expect(FailedFiles(failures(10_000)).contains("A.swift"))
  }

  @Test func whatHasComeBackStaysThereUntilItFailsAgain() {
    let earlier = failures(1).map { FailedFiles.Failure(path: $0.path, isBack: true) }
    #expect(!FailedFiles(earlier).contains("A.swift"))
    #expect(FailedFiles(earlier + failures(1)).contains("A.swift"))
    #expect(changes(FailedFiles(earlier + failures(1))) == 4)
  }
}
