/// The page that says how the analyser fares, in Markdown.
struct ScoreReport {
  var verdicts: [MeasuredVerdict]
  var unmeasured: [MeasuredVerdict.Unmeasured]
  /// Why the analyser is wrong about a place, by the place's name.
  var reasons: [String: String]
  var board: Scoreboard { Scoreboard(verdicts) }

  var text: String {
    """
    # How the analyser fares on the corpus

    Written by `make ratchet`; `make test` fails when it is not true any more. The outcomes were measured on the ARC runtime:
    [how](../Tests/Corpus/README.md). A *harmful* place leaks or traps; every other one is *harmless*.

    ## Places that the text or the program decides

    \(familyTable)

    ## Places that only the run decides

    Here a note that names what would break the cycle is the right answer.

    \(runTable)

    ## Disagreements

    \(disagreements)

    ## Found by another rule

    \(otherRules)

    ## Warnings and errors on lines without a mark

    \(unmeasuredList)

    """
  }

  private var familyTable: String {
    var lines = [
      "| family | harmful | found | missed | found as error | harmless | flagged | flagged as error |",
      "| --- | --: | --: | --: | --: | --: | --: | --: |",
    ]
    for (family, score) in board.families.sorted(by: { $0.key < $1.key }) { lines.append(row(family, score)) }
    let total = board.total
    lines.append(row("**all**", total))
    lines.append("")
    lines.append(
      "At warning and above: \(percent(total.foundAtWarning, total.harmful)) of the harmful places found, "
        + "\(percent(total.flaggedAtWarning, total.harmless)) of the harmless ones flagged. "
        + "As errors: \(percent(total.foundAtError, total.harmful)) and \(percent(total.flaggedAtError, total.harmless)).")
    return lines.joined(separator: "\n")
  }

  private func row(_ family: String, _ score: Score) -> String {
    "| \(family) | \(score.harmful) | \(score.foundAtWarning) | \(score.missedAtWarning) | \(score.foundAtError) "
      + "| \(score.harmless) | \(score.flaggedAtWarning) | \(score.flaggedAtError) |"
  }

  private func percent(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "0 %" }
    let thousandths = (part * 1000 + whole / 2) / whole
    return "\(thousandths / 10).\(thousandths % 10) %"
  }

  private var runTable: String {
    var lines = ["| place | outcome | says | message |", "| --- | --- | --- | --- |"]
    for verdict in verdicts where verdict.place.decidedBy == .run {
      lines.append("| \(name(verdict)) | \(verdict.place.outcome.rawValue) | \(said(verdict)) | \(verdict.message) |")
    }
    return lines.joined(separator: "\n")
  }

  private var disagreements: String {
    var lines = ["| place | outcome | expected | says | why |", "| --- | --- | --- | --- | --- |"]
    for verdict in verdicts where verdict.isMistake {
      let expected = verdict.place.rule.isEmpty ? "nothing" : "`\(verdict.place.rule)`"
      lines.append("| \(name(verdict)) | \(verdict.place.outcome.rawValue) | \(expected) | \(said(verdict)) | \(reasons[verdict.name] ?? "") |")
    }
    return lines.joined(separator: "\n")
  }

  private var otherRules: String {
    let others = verdicts.filter { $0.place.decidedBy != .run && $0.place.isHarmful && $0.isByOtherRule }
    if others.isEmpty { return "None." }
    let rows = others.map { "| \(name($0)) | `\($0.place.rule)` | \(said($0)) |" }
    return (["| place | expected | says |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  private var unmeasuredList: String {
    unmeasured.isEmpty ? "None." : unmeasured.map { "- \($0.place): \($0.level) `\($0.rule)`" }.joined(separator: "\n")
  }

  private func name(_ verdict: MeasuredVerdict) -> String { "\(verdict.place.scenario) `\(verdict.place.mark)`" }

  private func said(_ verdict: MeasuredVerdict) -> String {
    verdict.level == .off ? "nothing" : "\(verdict.level) `\(verdict.rule)`"
  }
}
