import Support

/// Runs the program on a project, or on copies of texts in a temporary folder.
struct TrialRun {
  /// The program's file.
  let program: String
  /// Further command-line arguments.
  let arguments: [String]
  let seconds: Int

  /// The failure of a run on a project; `nil` if it succeeds.
  func failure(onPaths paths: [String]) throws -> Failure? { try failure(on: paths, in: nil) }

  /// The same for copies of texts.
  func failure(on texts: [ProjectText]) throws -> Failure? {
    let folder = try NewFolder()
    defer { folder.remove() }
    for text in texts { try folder.write(text.bytes, to: text.path) }
    return try failure(on: ["."], in: folder.path)
  }

  private func failure(on paths: [String], in folder: String?) throws -> Failure? {
    let result: ChildProcess.Result
    do throws(ChildProcess.Problem) {
      result = try ChildProcess.run(
        [program, "lint", "--no-cache", "--no-progress", "--quiet", "--fail-on", "never"] + arguments + ["--"] + paths,
        changing: ["UNRETAIN_NO_RESTART": "1"], in: folder, seconds: seconds)
    } catch {
      throw Diagnosis.Problem(description: error.message)
    }
    if result.isStopped { return .time(seconds: seconds) }
    return result.status > 128 ? .signal(result.status - 128) : nil
  }
}
