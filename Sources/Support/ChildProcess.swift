#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Runs another program and waits for its end.
public enum ChildProcess {
  public struct Result: Sendable {
    public var output: [UInt8]
    public var errors: [UInt8]
    /// The exit code, or 128 plus the signal.
    public var status: Int32
    /// Whether the program was killed after its time limit.
    public var isStopped = false
  }

  public struct Problem: Error {
    /// The system's message.
    public var message: String
  }

  /// Runs a program from the search path.
  ///
  /// Its input and error output use unlinked temporary files, so that neither side waits for the other.
  ///
  /// - Parameters:
  ///   - input: The program's standard input.
  ///   - changes: Environment variables to set or, with `nil`, to remove.
  ///   - folder: The program's working directory; `nil` for that of this process.
  ///   - seconds: The time limit, after which the program is killed; `nil` for none.
  public static func run(
    _ arguments: [String], input: [UInt8] = [], changing changes: [String: String?] = [:], in folder: String? = nil, seconds: Int? = nil
  ) throws(Problem) -> Result {
    let inputFile = try temporaryFile(input)
    defer { close(inputFile) }
    let errorFile = try temporaryFile([])
    defer { close(errorFile) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw problem("cannot make a pipe") }
    var writeIsOpen = true
    defer {
      close(ends[0])
      if writeIsOpen { close(ends[1]) }
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputFile, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errorFile, STDERR_FILENO)

    // Only some systems can change the folder when spawning.
    let arguments = folder.map { ["sh", "-c", "cd \"$0\" && exec \"$@\"", $0] + arguments } ?? arguments
    var texts = arguments.map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    var variables = environment(changing: changes).map { strdup($0) } + [nil]
    defer { for text in variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &texts, &variables)
    guard failure == 0 else { throw Problem(message: "cannot run \(arguments[0]): \(String(cString: strerror(failure)))") }
    close(ends[1])
    writeIsOpen = false
    let (output, isStopped) = readAll(ends[0], seconds: seconds)
    if isStopped { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    lseek(errorFile, 0, SEEK_SET)
    let signal = status & 0x7F
    return Result(
      output: output, errors: readAll(errorFile, seconds: nil).bytes, status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, isStopped: isStopped)
  }

  private static func problem(_ what: String) -> Problem { Problem(message: "\(what): \(String(cString: strerror(errno)))") }

  /// An open file with these bytes, at its start, that is deleted when closed.
  private static func temporaryFile(_ bytes: [UInt8]) throws(Problem) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array((folder + "/unretain-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw problem("cannot make a temporary file in \(folder)") }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { write(file, $0.baseAddress! + offset, bytes.count - offset) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let failure = problem("cannot write to a temporary file in \(folder)")
        close(file)
        throw failure
      }
      offset += written
    }
    lseek(file, 0, SEEK_SET)
    return file
  }

  /// Reads until the other side closes or the time is over.
  private static func readAll(_ file: Int32, seconds: Int?) -> (bytes: [UInt8], isStopped: Bool) {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65536)
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    while true {
      if let end {
        if end < ContinuousClock.now { return (bytes, true) }
        var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        if poll(&wait, 1, 250) == 0 { continue }
      }
      let count = read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return (bytes, false) }
      bytes += part[..<count]
    }
  }

  /// The value of an environment variable that the other program would get.
  public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// `NAME=value` for each variable.
  private static func environment(changing changes: [String: String?]) -> [String] {
    #if canImport(Darwin)
      let start = _NSGetEnviron().pointee
    #else
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [String] = []
    var next = start
    while let text = next?.pointee {
      let variable = String(cString: text)
      if changes[String(variable.prefix { $0 != "=" })] == nil { variables.append(variable) }
      next = next?.advanced(by: 1)
    }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if let value { variables.append("\(name)=\(value)") }
    }
    return variables
  }
}
