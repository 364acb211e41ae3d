import Engine
import Program
import Catalog

/// The most significant candidate for each closure.
struct BestCandidates: Sendable, Storable {
  struct CycleKey: Hashable, Storable {
    var site: ClosureSite
    var captured: Field

    /// The closure alone: it has few captures.
    func hash(into hasher: inout Hasher) { hasher.combine(site) }
  }
  var cycles: [CycleKey: RankedCandidate] = [:]
  var outlivers: [CycleKey: RankedCandidate] = [:]
  var keepers: [ClosureSite: RankedCandidate] = [:]
  var holders: [CycleKey: RankedCandidate] = [:]
  var sitesWithCycles: Set<ClosureSite> = []

  /// - Parameter earlier: The result of an earlier run, of about the same size.
  init(asManyAs earlier: BestCandidates?) {
    guard let earlier else { return }
    cycles.reserveCapacity(earlier.cycles.count)
    outlivers.reserveCapacity(earlier.outlivers.count)
    keepers.reserveCapacity(earlier.keepers.count)
    holders.reserveCapacity(earlier.holders.count)
    sitesWithCycles.reserveCapacity(earlier.sitesWithCycles.count)
  }

  func hasCycle(_ site: ClosureSite) -> Bool { sitesWithCycles.contains(site) }
  func cycle(_ site: ClosureSite, _ captured: Field) -> Candidate? { cycles[CycleKey(site: site, captured: captured)]?.candidate }

  /// The keeper of the closure.
  func keeper(_ site: ClosureSite) -> Candidate? { keepers[site]?.candidate }

  /// By closure: the keeper candidates that meet a condition.
  func keepers(where isMeant: (Candidate) -> Bool) -> [ClosureSite: Candidate] {
    keepers.compactMapValues { isMeant($0.candidate) ? $0.candidate : nil }
  }

  /// The closure's keeper on a cycle through this capture or, if no graph shows one, its keeper.
  func keeper(_ site: ClosureSite, _ captured: Field) -> Candidate? {
    (holders[CycleKey(site: site, captured: captured)] ?? keepers[site])?.candidate
  }

  /// The candidate that can call the closure after the object of an unowned capture has died.
  func outliver(_ site: ClosureSite, _ captured: Field) -> Candidate? { outlivers[CycleKey(site: site, captured: captured)]?.candidate }

  /// Whether the candidate is the known result for its closure, or part of it.
  func tells(_ candidate: Candidate) -> Bool {
    func isOf(_ known: RankedCandidate?) -> Bool { known?.candidate.graph == candidate.graph }
    if let outlived = candidate.outlived { return isOf(outlivers[CycleKey(site: candidate.site, captured: outlived)]) }
    // Every cycle counts.
    if candidate.captured != nil { return true }
    return isOf(keepers[candidate.site]) || candidate.captures.contains { isOf(holders[CycleKey(site: candidate.site, captured: $0)]) }
  }

  /// A closure retained until it has run is retained for ever if each run schedules it again.
  mutating func armAgain(_ candidate: Candidate) {
    var candidate = candidate
    candidate.lifetime = .unbounded
    candidate.armsItself = true
    settle(RankedCandidate(candidate))
  }

  /// A closure that requests the next event after each run waits until a call ends that.
  mutating func waitForCall(_ candidate: Candidate) {
    var candidate = candidate
    candidate.lifetime = .untilCall
    candidate.path.edges[candidate.path.edges.count - 1].lifetime = .untilCall
    settle(RankedCandidate(candidate))
  }

  /// Makes this the only result for the closure.
  private mutating func settle(_ ranked: RankedCandidate) {
    let candidate = ranked.candidate
    keepers[candidate.site] = ranked
    for field in candidate.captures { holders[CycleKey(site: candidate.site, captured: field)] = ranked }
  }

  mutating func add(_ ranked: RankedCandidate) {
    let candidate = ranked.candidate
    if let outlived = candidate.outlived {
      let key = CycleKey(site: candidate.site, captured: outlived)
      if let known = outlivers[key], known.rank <= ranked.rank { return }
      outlivers[key] = ranked
    } else if let captured = candidate.captured {
      if candidate.lifetime != .untilEvent { sitesWithCycles.insert(candidate.site) }
      let key = CycleKey(site: candidate.site, captured: captured)
      if let known = cycles[key], known.rank <= ranked.rank { return }
      cycles[key] = ranked
    } else {
      for field in candidate.captures {
        let key = CycleKey(site: candidate.site, captured: field)
        if holders[key].map({ ranked.rank < $0.rank }) ?? true { holders[key] = ranked }
      }
      if let known = keepers[candidate.site], known.rank <= ranked.rank { return }
      keepers[candidate.site] = ranked
    }
  }

  /// Smaller is more significant: lasting before temporary, then the kind of keeper, then the more certain path, then the closure's own code, then the
  /// shorter path. (Calling code may not show the receiver.)
  static func rank(_ candidate: Candidate) -> Rank {
    var result = rank(candidate.keeper, candidate.lifetime, candidate.path, isForeign: candidate.isForeign)
    // A candidate with a path says more.
    if candidate.isReportedElsewhere { result.4 = .max }
    return result
  }

  typealias Rank = (Int, Int, Int, Int, Int)

  static func rank(_ keeper: Keeper, _ lifetime: Lifetime, _ path: OwnershipPath, isForeign: Bool = false) -> Rank {
    let kind =
      switch keeper {
      case .cycle, .part: 0
      case .static: 1
      case .system: 2
      case .unknown: 3
      case .token: 4
      case .object: 5
      case .caller: 6
      case .owner: 7
      case .none: 8
      }
    let passes = lifetime == .untilEvent || lifetime == .synchronous
    return (passes ? 1 : 0, kind, path.cost.steps, isForeign ? 1 : 0, path.edges.count)
  }
}

/// A candidate with its rank. A class, because runs pass it on.
final class RankedCandidate: Sendable {
  let candidate: Candidate
  let rank: BestCandidates.Rank

  init(_ candidate: Candidate) {
    self.candidate = candidate
    rank = BestCandidates.rank(candidate)
  }
}

/// Written by hand, for the rank follows from the candidate.
extension RankedCandidate: Storable {
  func store(to writer: inout StoreWriter) { writer.write(candidate) }
  convenience init(from reader: inout StoreReader) { self.init(reader.read()) }
}
