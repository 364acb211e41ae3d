/// How the analyser fares on the places that text or program decide.
struct Score: Equatable {
  var harmful = 0
  var harmless = 0
  var foundAtWarning = 0
  var foundAtError = 0
  /// Found, but by another rule than the one that should report it.
  var foundByOther = 0
  var flaggedAtWarning = 0
  var flaggedAtError = 0

  var missedAtWarning: Int { harmful - foundAtWarning }
  var missedAtError: Int { harmful - foundAtError }

  mutating func count(_ verdict: MeasuredVerdict) {
    let warning = verdict.level >= .warning ? 1 : 0
    let error = verdict.level >= .error ? 1 : 0
    if verdict.place.isHarmful {
      harmful += 1
      foundAtWarning += warning
      foundAtError += error
      foundByOther += verdict.isByOtherRule ? 1 : 0
    } else {
      harmless += 1
      flaggedAtWarning += warning
      flaggedAtError += error
    }
  }

  static func + (left: Score, right: Score) -> Score {
    Score(
      harmful: left.harmful + right.harmful, harmless: left.harmless + right.harmless,
      foundAtWarning: left.foundAtWarning + right.foundAtWarning, foundAtError: left.foundAtError + right.foundAtError,
      foundByOther: left.foundByOther + right.foundByOther,
      flaggedAtWarning: left.flaggedAtWarning + right.flaggedAtWarning, flaggedAtError: left.flaggedAtError + right.flaggedAtError)
  }
}

/// The scores of all families.
struct Scoreboard {
  var families: [String: Score] = [:]
  var total: Score { families.values.reduce(Score(), +) }

  init(_ verdicts: [MeasuredVerdict]) {
    for verdict in verdicts where verdict.place.decidedBy != .run {
      families[verdict.place.family, default: Score()].count(verdict)
    }
  }
}
