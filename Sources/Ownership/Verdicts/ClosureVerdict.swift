import Engine
import Program
import Catalog

/// What becomes of a closure or bound method reference, whatever it captures.
public enum ClosureVerdict: String, Sendable, CaseIterable, Storable { case harmless, bounded, kept, cycle, unknown }

extension CaptureJudge {
  /// What becomes of a closure, by what was judged of each of its captures that is not weak; and how the analysis lost sight of it, where
  /// that is why nobody knows.
  ///
  /// - Parameter closure: The whole closure.
  func verdict(of site: ClosureSite, _ captures: [Verdict], closure: SourcePlace) -> (verdict: ClosureVerdict, loss: ClosureLoss?) {
    let verdict = verdict(of: site, captures)
    if verdict == .unknown { return (.unknown, unit.uses[site]?.lazy.compactMap(\.loss).first ?? .outsideCallee) }
    if verdict == .harmless, !captures.isEmpty, let loss = loss(of: site, closure) { return (.unknown, loss) }
    return (verdict, nil)
  }

  private func verdict(of site: ClosureSite, _ captures: [Verdict]) -> ClosureVerdict {
    if captures.isEmpty { return .harmless }
    if captures.contains(where: { $0.keeper == .cycle && $0.lifetime != .untilEvent }) { return .cycle }
    guard let keeper = best.keeper(site) else { return captures.contains { $0.keeper == .cycle } ? .bounded : .harmless }
    if keeper.lifetime == .untilEvent || keeper.lifetime == .synchronous { return .bounded }
    return keeper.keeper == .unknown ? .unknown : .kept
  }

  /// How the analysis may have missed somebody who keeps the closure: silence must be earned.
  private func loss(of site: ClosureSite, _ closure: SourcePlace) -> ClosureLoss? {
    let uses = unit.uses[site] ?? []
    if let loss = uses.lazy.compactMap(\.loss).first { return loss }
    // Where it cannot escape it does not matter what else was not seen.
    if !uses.isEmpty, uses.allSatisfy(\.isWithoutEscape) { return nil }
    if unit.isCut { return .cut }
    return hasParseErrorAround(closure) ? .parseError : nil
  }

  /// Does the type in which the closure is written, or the function where there is none, hold code that could not be parsed?
  private func hasParseErrorAround(_ closure: SourcePlace) -> Bool {
    let around = program.function(unit.root).owner.map { program.files[closure.file][$0].range } ?? program.function(unit.root).range
    return program.hasParseError(within: around, inFile: closure.file)
  }
}
