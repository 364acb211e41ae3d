/// A folder or single file that is judged as a whole.
struct Project {
  let id: Int
  /// Absolute, without symbolic links.
  let path: String
  /// Whether the editor opened it as a folder. Otherwise it exists as long as one of its texts is open.
  let isFolder: Bool
  /// The current results; `nil` before the first judgement, and if the settings cannot be used.
  var snapshot: ProjectSnapshot?
  /// The results with explanations, if a reference was requested since.
  var explained: ProjectSnapshot?
  /// The number of the request for explanations in progress.
  var explaining: Int?
  /// Whether it is being prepared for edits.
  var isPreparing = false
  /// The texts, by URI, for which it has been prepared, in addition to those known to the judgement.
  var prepared: Set<String> = []
  /// Why the settings cannot be used.
  var problem: String?
  /// Whether there are changes that the last work does not know.
  var isStale = false
  /// Whether the delay after the last change has passed.
  var isDue = false
  /// The judgement in progress.
  var underWay: PendingSnapshot?
  /// Counts changes, so that only the delay after the last one counts.
  var changes = 0
  /// Whether anything but open texts has changed.
  var isStaleBeyondTexts = false
  var looksAtDisk = false
  var reloads = false
  /// The progress token of the first indexing, while it is shown.
  var progress: String?
  var watchedBaseline: String?

  init(id: Int, path: String, isFolder: Bool) {
    self.id = id
    self.path = path
    self.isFolder = isFolder
  }

  /// A judgement in progress.
  struct PendingSnapshot {
    let number: Int
    /// Whether it covers changes of anything but open texts.
    let isBeyondTexts: Bool
  }

  var isBusy: Bool { underWay != nil }

  /// Whether the judgement is up to date.
  var isSettled: Bool { !isStale && !isBusy && (snapshot != nil || problem != nil) }

  /// Whether a file lies in it.
  func contains(_ file: String) -> Bool { file == path || path == "/" || file.hasPrefix(path + "/") }
}

/// A request that waits for a judgement.
struct WaitingRequest {
  enum Kind {
    case diagnostics(previous: String?)
    case actions(CodeActionParameters)
    case hover(TextPosition)
    case keepers
    case graph(TextPosition, GraphFormat)
  }

  let id: RequestID
  let uri: String
  let kind: Kind

  /// Whether it concerns a place in the old text, so that a change makes it unanswerable.
  var isAboutPlace: Bool { if case .diagnostics = kind { false } else { true } }
}
