import Program

/// Reports the file on which a thread is working, for diagnosing failures.
struct WorkAnnouncer: Sendable {
  let program: Program
  let onWork: (@Sendable (_ path: String?) -> Void)?

  func announcing<Result>(_ root: FunctionReference, _ work: () -> Result) -> Result {
    guard let onWork else { return work() }
    onWork(program.files[Int(root.file)].path)
    defer { onWork(nil) }
    return work()
  }
}
