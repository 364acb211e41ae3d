import Foundation
import Testing

/// Holds the analyser against what was measured on the ARC runtime.
struct CorpusTests {
  /// `make ratchet` sets it: writes what the repository records anew, unless that would loosen it.
  private let records = ProcessInfo.processInfo.environment["UNRETAIN_TIGHTEN_RATCHET"] == "1"

  @Test func agreesWithTheRuntime() throws {
    let places = try MeasuredPlace.all()
    let (verdicts, unmeasured) = try MeasuredVerdict.all(places)
    let reasons = Dictionary(try Corpus.rows(Corpus.mistakes).map { ($0["place"] ?? "", $0["reason"] ?? "") }) { first, _ in first }
    // What is mended leaves the list with the change that mends it, and what is wrong from now on says why.
    #expect(verdicts.filter(\.isMistake).map(\.name).sorted() == reasons.keys.sorted(), "Tests/Corpus/mistakes.tsv is not true any more")
    #expect(reasons.values.allSatisfy { !$0.isEmpty })
    let report = ScoreReport(verdicts: verdicts, unmeasured: unmeasured, reasons: reasons)
    print(report.text)
    let ratchet = Ratchet(report.board)
    let loosened = ratchet.loosening(of: try Ratchet.recorded(), forgivingAdded: records)
    #expect(loosened.isEmpty, "\(loosened.joined(separator: "\n"))")
    guard loosened.isEmpty else { return }
    if records {
      try ratchet.text.write(to: Corpus.ratchet, atomically: true, encoding: .utf8)
      try report.text.write(to: Corpus.report, atomically: true, encoding: .utf8)
    }
    #expect(try Corpus.text(Corpus.report) == report.text, "docs/corpus.md is not true any more; run `make ratchet`")
  }

  /// A repaired copy tells something only where the driver watches the object.
  @Test func everyHarmfulPlaceWasHeldAgainstItsRepair() throws {
    for row in try Corpus.rows(Corpus.measuredTable) where !(row["counterfactual"] ?? "").isEmpty {
      #expect(["repaired", "notRewritten"].contains(row["counterfactual"]), "\(row["scenario"] ?? "") \(row["mark"] ?? "")")
    }
  }

  @Test func aRatchetOnlyTightens() {
    func figures(_ values: Int...) -> Ratchet.Figures {
      Ratchet.Figures(Dictionary(uniqueKeysWithValues: zip(Ratchet.Figures.columns, values.map(String.init))))!
    }
    let recorded = figures(10, 10, 2, 5, 0, 1, 0)
    #expect(figures(10, 10, 1, 4, 0, 0, 0).loosening(of: recorded, forgivingAdded: false).isEmpty)
    #expect(figures(10, 10, 3, 5, 0, 1, 0).loosening(of: recorded, forgivingAdded: false).count == 1)
    #expect(figures(10, 10, 2, 5, 0, 2, 1).loosening(of: recorded, forgivingAdded: false).count == 2)
    // The right level by the wrong rule is a mistake too.
    #expect(figures(10, 10, 2, 5, 1, 1, 0).loosening(of: recorded, forgivingAdded: false).count == 1)
    // A place that was added may be a mistake when the figures are written anew, and only then.
    #expect(figures(11, 10, 3, 6, 0, 1, 0).loosening(of: recorded, forgivingAdded: true).isEmpty)
    #expect(figures(11, 10, 3, 5, 0, 1, 0).loosening(of: recorded, forgivingAdded: false).count == 1)
    #expect(figures(11, 10, 4, 5, 0, 1, 0).loosening(of: recorded, forgivingAdded: true).count == 1)
  }
}
