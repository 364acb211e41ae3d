import Engine
import Program
import Catalog

/// The verdict on a closure or bound method reference as a whole.
public enum ClosureVerdict: String, Sendable, CaseIterable, Storable { case harmless, bounded, kept, cycle, unknown }

extension CaptureJudge {
  /// The verdict on a closure, from the verdicts on its captures that are not weak. If it is unknown, with the reason for losing track of it.
  ///
  /// - Parameter closure: The whole closure.
  func verdict(of site: ClosureSite, _ captures: [Verdict], closure: SourcePlace) -> (verdict: ClosureVerdict, loss: ClosureLoss?) {
    let verdict = verdict(of: site, captures)
    if verdict == .unknown { return (.unknown, unit.uses[site]?.lazy.compactMap(\.loss).first ?? .outsideCallee) }
    if verdict == .harmless, !captures.isEmpty, let loss = loss(of: site, closure) { return (.unknown, loss) }
    if verdict == .harmless || verdict == .kept, !captures.isEmpty, unit.summary.untold.contains(site) { return (.unknown, .cut) }
    return (verdict, nil)
  }

  private func verdict(of site: ClosureSite, _ captures: [Verdict]) -> ClosureVerdict {
    if captures.isEmpty { return .harmless }
    if captures.contains(where: { $0.keeper == .cycle && $0.lifetime != .untilEvent }) { return .cycle }
    guard let keeper = best.keeper(site) else { return captures.contains { $0.keeper == .cycle } ? .bounded : .harmless }
    if keeper.lifetime == .untilEvent || keeper.lifetime == .synchronous { return .bounded }
    return keeper.keeper == .unknown ? .unknown : .kept
  }

  /// How the analysis may have missed a keeper of the closure. Reporting nothing must be justified.
  private func loss(of site: ClosureSite, _ closure: SourcePlace) -> ClosureLoss? {
    let uses = unit.uses[site] ?? []
    if let loss = uses.lazy.compactMap(\.loss).first { return loss }
    // For a closure that cannot escape, nothing else matters.
    if !uses.isEmpty, uses.allSatisfy(\.isWithoutEscape) { return nil }
    if unit.isCut { return .cut }
    return hasParseErrorAround(closure) ? .parseError : nil
  }

  /// Whether the enclosing type, or the enclosing function without a type, contains code that could not be parsed.
  private func hasParseErrorAround(_ closure: SourcePlace) -> Bool {
    let around = program.function(unit.root).owner.map { program.files[closure.file][$0].range } ?? program.function(unit.root).range
    return program.hasParseError(within: around, inFile: closure.file)
  }
}
