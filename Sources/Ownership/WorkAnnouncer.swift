import Program

/// Says in which file the code lies that a thread works on, for whoever has to do with a failure there.
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
