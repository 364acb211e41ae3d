/// Files in which earlier starts of this process have failed, and which are left out for that.
///
/// Where texts change, as in an editor, a file comes back with another text: the program has most likely failed on one that nobody had finished. Each
/// further failure in a file makes it wait for more changes, and after a number of failures nothing comes back: a process starts again only so often.
public struct FailedFiles: Sendable {
  /// A start that has failed.
  public struct Failure: Sendable {
    /// Where, as reports show it in UTF-8. Bytes, for two names can look alike.
    public var path: [UInt8]
    /// Has the file come back since?
    public var isBack: Bool

    public init(path: [UInt8], isBack: Bool = false) {
      self.path = path
      self.isBack = isBack
    }
  }

  private struct State {
    /// How many more changes the file waits for.
    var missingChanges: Int
    /// As it was read last; `nil` before that.
    var text: [UInt8]?
  }

  /// Of those that are left out, by path.
  private var states: [[UInt8]: State] = [:]
  private let isFinal: Bool

  /// Where there were more, nothing comes back. It is half of those that a process survives: the others are for files that have not failed before.
  static let failureLimit = 8
  /// A file waits for one change after its first failure, and for so many times more after each further one.
  static let growth = 4

  /// - Parameter failures: Oldest first.
  public init(_ failures: [Failure] = []) {
    isFinal = failures.count > Self.failureLimit
    for (path, failures) in Dictionary(grouping: failures, by: \.path) where failures.last?.isBack == false {
      states[path] = State(missingChanges: failures.prefix(Self.failureLimit).dropFirst().reduce(1) { missing, _ in missing * Self.growth })
    }
  }

  /// Is nothing left out?
  var isEmpty: Bool { states.isEmpty }

  /// Is a file left out?
  func contains(_ path: String) -> Bool { !states.isEmpty && states[Array(path.utf8)] != nil }

  /// Takes note of the text that a file has now.
  ///
  /// - Returns: Whether the file is no longer left out.
  mutating func comesBack(_ path: String, with text: [UInt8]) -> Bool {
    let path = Array(path.utf8)
    guard !isFinal, var state = states[path] else { return false }
    if let before = state.text, before != text { state.missingChanges -= 1 }
    state.text = text
    states[path] = state.missingChanges > 0 ? state : nil
    return state.missingChanges <= 0
  }
}
