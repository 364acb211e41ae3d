internal import Catalog
internal import Findings
internal import Ownership
internal import Reporting

// The terms of the pipeline, as those of the public face.

extension Level {
  /// `nil` for a rule that is off.
  init?(_ level: Catalog.Level) {
    switch level {
    case .off: return nil
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension Evidence {
  init(_ evidence: Catalog.Evidence) {
    switch evidence {
    case .possible: self = .possible
    case .likely: self = .likely
    case .proven: self = .proven
    }
  }
}

extension Life {
  init(_ life: Catalog.Life) {
    switch life {
    case .noneMade: self = .noneMade
    case .lasting: self = .lasting
    case .unreleased: self = .unreleased
    case .unknown: self = .unknown
    case .passing: self = .passing
    }
  }
}

extension PathEnd {
  init(_ end: Catalog.PathEnd) {
    switch end {
    case .guaranteed: self = .guaranteed
    case .open: self = .open
    case .missed: self = .missed
    case .none: self = .none
    }
  }
}

extension Acceptance {
  /// `nil` for a finding that is open.
  init?(_ finding: Findings.Finding) {
    if let suppression = finding.suppression {
      self = .comment(reason: suppression.justification)
    } else if finding.isOpen {
      return nil
    } else {
      self = .baseline
    }
  }
}

extension Closure.Verdict {
  init(_ verdict: ClosureVerdict) {
    switch verdict {
    case .harmless: self = .harmless
    case .bounded: self = .bounded
    case .kept: self = .kept
    case .cycle: self = .cycle
    case .unknown: self = .unknown
    }
  }
}

extension Problem.Kind {
  init(_ kind: FileNotification.Kind) {
    switch kind {
    case .unreadable: self = .unreadable
    case .notUTF8: self = .notUTF8
    case .tooLarge: self = .tooLarge
    case .parseError: self = .parseError
    case .directive: self = .comment
    case .internalFailure: self = .internalFailure
    }
  }
}

extension Statistics {
  init(_ statistics: Reporting.Statistics) {
    self.init(
      files: statistics.files, contextFiles: statistics.indexOnlyFiles, skippedFiles: statistics.skippedFiles, lines: statistics.lines,
      parseErrors: statistics.parseErrors, closures: statistics.closures, reportedClosures: statistics.reportedClosures,
      harmlessClosures: statistics.harmlessClosures, boundedClosures: statistics.boundedClosures, keptClosures: statistics.retainedClosures,
      unknownClosures: statistics.unknownClosures)
  }
}
