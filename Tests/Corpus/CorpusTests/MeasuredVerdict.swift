import Catalog

/// What the analyser says of a measured place.
struct MeasuredVerdict {
  var place: MeasuredPlace
  /// The gravest finding's level, off where there is none.
  var level: Level
  /// Its rule and message.
  var rule: String
  var message: String

  /// How tables name the place.
  var name: String { "\(place.scenario) \(place.mark)" }

  /// Does it say something else than the runtime? Of what only the run decides nothing is expected.
  var isMistake: Bool { place.decidedBy != .run && place.isHarmful != (level >= .warning) }

  /// Is it reported, and not by the rule that its author expects?
  var isByOtherRule: Bool { level >= .warning && !place.rule.isEmpty && rule != place.rule }

  /// A finding of warning or above on a line without a mark: nobody has measured whether it is right.
  struct Unmeasured {
    var place: String
    var rule: String
    var level: Level
  }

  /// Judges every place of `places`, each scenario as a program of its own.
  static func all(_ places: [MeasuredPlace]) throws -> (verdicts: [MeasuredVerdict], unmeasured: [Unmeasured]) {
    var verdicts: [MeasuredVerdict] = []
    var unmeasured: [Unmeasured] = []
    for (identifier, places) in Dictionary(grouping: places, by: \.scenario).sorted(by: { $0.key < $1.key }) {
      let scenario = try Scenario(identifier)
      let findings = scenario.findings()
      for place in places {
        let file = scenario.sources.firstIndex { $0.marks[place.mark] != nil }
        guard let file, let line = scenario.sources[file].marks[place.mark] else { throw MarkNotFound(place: place) }
        let gravest = findings.filter { $0.file == file && $0.line == line }.max { $0.finding.level < $1.finding.level }?.finding
        verdicts.append(
          MeasuredVerdict(place: place, level: gravest?.level ?? .off, rule: gravest?.rule ?? "", message: gravest?.message ?? ""))
      }
      for (file, line, finding) in findings where finding.level >= .warning {
        if scenario.sources[file].marks.values.contains(line) { continue }
        unmeasured.append(
          Unmeasured(place: "\(identifier) \(scenario.sources[file].name):\(line)", rule: finding.rule, level: finding.level))
      }
    }
    return (verdicts, unmeasured)
  }

  struct MarkNotFound: Error { var place: MeasuredPlace }
}
