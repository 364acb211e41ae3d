import Foundation

/// What may not get worse: for each family the mistakes that are known, which can only become fewer.
struct Ratchet: Equatable {
  struct Figures: Equatable {
    var harmful: Int
    var harmless: Int
    /// Harmful places without a warning, and without an error.
    var missedAtWarning: Int
    var missedAtError: Int
    /// Harmful places with a warning or an error of another rule.
    var foundByOther: Int
    /// Harmless places with a warning or an error, and with an error.
    var flaggedAtWarning: Int
    var flaggedAtError: Int

    init(_ score: Score) {
      harmful = score.harmful
      harmless = score.harmless
      missedAtWarning = score.missedAtWarning
      missedAtError = score.missedAtError
      foundByOther = score.foundByOther
      flaggedAtWarning = score.flaggedAtWarning
      flaggedAtError = score.flaggedAtError
    }

    init?(_ row: [String: String]) {
      let values = Self.columns.compactMap { row[$0].flatMap(Int.init) }
      guard values.count == Self.columns.count else { return nil }
      (harmful, harmless) = (values[0], values[1])
      (missedAtWarning, missedAtError, foundByOther) = (values[2], values[3], values[4])
      (flaggedAtWarning, flaggedAtError) = (values[5], values[6])
    }

    static let columns = ["harmful", "harmless", "missedAtWarning", "missedAtError", "foundByOther", "flaggedAtWarning", "flaggedAtError"]
    var values: [Int] { [harmful, harmless, missedAtWarning, missedAtError, foundByOther, flaggedAtWarning, flaggedAtError] }

    /// What is worse here than in `recorded`, where every place that was added since may be a mistake.
    func loosening(of recorded: Figures, forgivingAdded: Bool) -> [String] {
      let addedHarmful = forgivingAdded ? max(0, harmful - recorded.harmful) : 0
      let addedHarmless = forgivingAdded ? max(0, harmless - recorded.harmless) : 0
      let pairs = [
        ("misses at warning", missedAtWarning, recorded.missedAtWarning + addedHarmful),
        ("misses at error", missedAtError, recorded.missedAtError + addedHarmful),
        ("harmful places found by another rule", foundByOther, recorded.foundByOther + addedHarmful),
        ("harmless places flagged at warning", flaggedAtWarning, recorded.flaggedAtWarning + addedHarmless),
        ("harmless places flagged at error", flaggedAtError, recorded.flaggedAtError + addedHarmless),
      ]
      return pairs.filter { $0.1 > $0.2 }.map { "\($0.1) \($0.0), at most \($0.2) allowed" }
    }
  }

  var families: [String: Figures]

  init(_ board: Scoreboard) { families = board.families.mapValues { Figures($0) } }

  /// What the repository records; empty where it records nothing yet.
  static func recorded() throws -> Ratchet {
    var ratchet = Ratchet(Scoreboard([]))
    guard FileManager.default.fileExists(atPath: Corpus.ratchet.path) else { return ratchet }
    for row in try Corpus.rows(Corpus.ratchet) { ratchet.families[row["family"] ?? ""] = Figures(row) }
    return ratchet
  }

  /// What is worse than `recorded` says, a line each.
  func loosening(of recorded: Ratchet, forgivingAdded: Bool) -> [String] {
    families.sorted { $0.key < $1.key }.flatMap { family, figures -> [String] in
      guard let known = recorded.families[family] else {
        return forgivingAdded ? [] : ["\(family): not recorded; run `make ratchet`"]
      }
      return figures.loosening(of: known, forgivingAdded: forgivingAdded).map { "\(family): \($0)" }
    }
  }

  var text: String {
    let lines = families.sorted { $0.key < $1.key }.map { ([$0.key] + $0.value.values.map(String.init)).joined(separator: "\t") }
    return (["family\t" + Figures.columns.joined(separator: "\t")] + lines).joined(separator: "\n") + "\n"
  }
}
