/// A folder, or a single file, that is judged as a whole.
struct Project {
  let id: Int
  /// Absolute, without symbolic links.
  let path: String
  /// Did the editor open it as a folder? Else it is there for as long as one of its texts is open.
  let isFolder: Bool
  /// What is known; `nil` before the first judgement, and where the settings cannot be used.
  var judgement: Judgement?
  /// The same with all words, where somebody has asked for a reference since.
  var explained: Judgement?
  /// The number of the request that is being worked out for that.
  var explaining: Int?
  /// Is it being made ready for edits?
  var isPreparing = false
  /// The texts, by URI, that it has been made ready for beside those that the judgement knows.
  var prepared: Set<String> = []
  /// Why the settings cannot be used.
  var problem: String?
  /// Has anything changed that the last work does not know?
  var isStale = false
  /// Has the time after the last change passed?
  var isDue = false
  /// What it is judged for at the moment.
  var underWay: UnderWay?
  /// Counts changes, so that only the last one's time counts.
  var changes = 0
  /// Has something else changed than open texts?
  var isStaleBeyondTexts = false
  var looksAtDisk = false
  var reloads = false
  /// The token of the first indexing's progress, while it is shown.
  var progress: String?
  var watchedBaseline: String?

  init(id: Int, path: String, isFolder: Bool) {
    self.id = id
    self.path = path
    self.isFolder = isFolder
  }

  /// A judgement that is not there yet.
  struct UnderWay {
    let number: Int
    /// Does it know of changes of something else than open texts?
    let isBeyondTexts: Bool
  }

  var isBusy: Bool { underWay != nil }

  /// Does the judgement know everything?
  var isSettled: Bool { !isStale && !isBusy && (judgement != nil || problem != nil) }

  /// Does a file lie in it?
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

  /// Is it about a place of the text as it was, so that a change leaves no answer?
  var isAboutPlace: Bool { if case .diagnostics = kind { false } else { true } }
}
