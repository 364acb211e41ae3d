/// Whether the program terminates on a project and, if not, a minimal part of the project that still shows the failure.
public struct Diagnosis: Sendable {
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// The failure of the run on the whole project; `nil` if it succeeds.
  public private(set) var failure: Failure?
  /// Whether a run on a copy of the Swift files fails in the same way. The project's own rules and models are not copied.
  public private(set) var showsOnCopy = false
  /// The minimal part of the project on which a run fails in the same way.
  public private(set) var reproduction: [ProjectText] = []
  /// The number of program runs.
  public private(set) var runs = 0

  /// - Parameters:
  ///   - paths: The paths of the project for the program.
  ///   - texts: The texts that the program reads from it.
  ///   - program: The program's file.
  ///   - arguments: Further command-line arguments.
  ///   - seconds: The time limit of one run.
  ///   - runLimit: The maximum number of runs.
  ///   - shortensTexts: Whether to remove lines as well as files.
  public init(
    of paths: [String], texts: [ProjectText], program: String, arguments: [String], seconds: Int, runLimit: Int, shortensTexts: Bool
  ) throws {
    let run = TrialRun(program: program, arguments: arguments, seconds: seconds)
    failure = try run.failure(onPaths: paths)
    runs = 1
    guard let failure, runLimit > 1 else { return }
    runs = 2
    showsOnCopy = try run.failure(on: texts) == failure
    guard showsOnCopy else { return }
    var minimizer = ListMinimizer(trialsLeft: runLimit - 2)
    reproduction = try minimizer.minimize(texts) { try run.failure(on: $0) == failure }
    if shortensTexts {
      for index in reproduction.indices {
        let lines = reproduction[index].bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let kept = try minimizer.minimize(lines) { kept in
          var texts = reproduction
          texts[index].bytes = Array(kept.joined(separator: [UInt8(ascii: "\n")]))
          return try run.failure(on: texts) == failure
        }
        reproduction[index].bytes = Array(kept.joined(separator: [UInt8(ascii: "\n")]))
      }
    }
    runs = runLimit - minimizer.trialsLeft
  }

  /// Writes the texts of the reproduction.
  ///
  /// - Parameter folder: Must not exist yet.
  public func writeReproduction(to folder: String) throws {
    let folder = try NewFolder(at: folder)
    for text in reproduction { try folder.write(text.bytes, to: text.path) }
  }
}
