import ArgumentParser
import Project
import Support

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Options that select the reported part of the code, or its source.
struct ChangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that touch lines changed since the branch left this revision, with their place or a step of their path.",
      valueName: "revision"))
  var since: String?

  @Flag(help: "Report only findings that touch staged changes, and analyse what is staged, not the work tree.")
  var staged = false

  @Flag(help: "Take the text of the file that --stdin-path names from standard input, and report on that file.")
  var stdin = false

  @Option(help: ArgumentHelp("The file that the text on standard input belongs to. It need not exist.", valueName: "path"))
  var stdinPath: String?

  func validate() throws {
    if since != nil, staged { throw ValidationError("--since and --staged mean different changes; give one of them.") }
    if stdin != (stdinPath != nil) { throw ValidationError("--stdin and --stdin-path need each other.") }
    if stdin, isLimitedToChanges { throw ValidationError("--stdin cannot be combined with --since or --staged.") }
  }

  var isLimitedToChanges: Bool { since != nil || staged }

  func apply(to options: inout LintOptions) throws {
    if let stdinPath {
      guard options.paths == LintOptions().paths, options.onlyReport == nil else {
        throw ValidationError("--stdin reports on the file of --stdin-path alone; it cannot be combined with other paths.")
      }
      options.editedFile = try EditedFile(path: stdinPath, bytes: try Self.standardInput())
      options.onlyReport = [stdinPath]
      options.isProjectOfFile = true
    }
    let request: SourceChanges.Request? = staged ? .staged : since.map { .since($0) }
    if let request { options.changes = try SourceChanges.read(request, paths: options.paths) }
  }

  private static func standardInput() throws -> [UInt8] {
    var bytes: [UInt8] = []
    let error = readPieces(of: STDIN_FILENO, size: 1 << 16) { piece in
      bytes += piece
      return true
    }
    if let error { throw CommandError("cannot read standard input: \(String(cString: strerror(error)))") }
    return bytes
  }
}
