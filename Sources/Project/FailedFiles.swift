/// Files in which earlier starts of this process have failed, and which are therefore left out.
///
/// Where texts change, as in an editor, a file is tried again with another text: the failure was most likely caused by unfinished code. Each further failure
/// requires more changes first. After a number of failures no file is tried again, because the process restarts only a limited number of times.
///
/// The first failure of a start that uses the results of earlier runs is put down to these: a path without characters stands for them.
public struct FailedFiles: Sendable {
  /// A failed start.
  public struct Failure: Sendable {
    /// The file's path as shown in reports, in UTF-8. Bytes, because two different names can compare equal as strings.
    public var path: [UInt8]
    /// Whether the file has been tried again since.
    public var isBack: Bool

    public init(path: [UInt8], isBack: Bool = false) {
      self.path = path
      self.isBack = isBack
    }
  }

  private struct State {
    /// The number of further changes to wait for.
    var missingChanges: Int
    /// The last text; `nil` before the first.
    var text: [UInt8]?
  }

  /// The files that are left out, by path.
  private var states: [[UInt8]: State] = [:]
  private let isFinal: Bool
  /// Whether the results of earlier runs are left out.
  let leavesOutStores: Bool

  /// The number of failures after which no file is tried again. Half of those that a process survives: the rest is for files that have not failed before.
  static let failureLimit = 8
  /// A file waits for one change after its first failure, and for this many times more after each further one.
  static let growth = 4

  /// - Parameter all: Oldest first.
  public init(_ all: [Failure] = []) {
    let failures = all.filter { !$0.path.isEmpty }
    leavesOutStores = failures.count < all.count
    isFinal = failures.count > Self.failureLimit
    for (path, failures) in Dictionary(grouping: failures, by: \.path) where failures.last?.isBack == false {
      states[path] = State(missingChanges: failures.prefix(Self.failureLimit).dropFirst().reduce(1) { missing, _ in missing * Self.growth })
    }
  }

  /// Whether nothing is left out.
  var isEmpty: Bool { states.isEmpty }

  /// Whether a file is left out.
  func contains(_ path: String) -> Bool { !states.isEmpty && states[Array(path.utf8)] != nil }

  /// Records the current text of a file.
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
