import ProgramModel

/// The files with other texts than in the run before. All units ask for it, so that a set would be too slow.
struct ChangedFiles: Sendable {
  let files: [Int]
  private let flags: [Bool]

  init(_ files: [Int], of program: Program) {
    self.files = files
    var flags = [Bool](repeating: false, count: program.files.count)
    for file in files { flags[file] = true }
    self.flags = flags
  }

  func contains(_ file: Int32) -> Bool { flags[Int(file)] }
}
