import Program
import Facts
import Catalog

/// The most telling candidate of each place.
struct BestReferences {
  private(set) var candidates: [SourcePlace: ReferenceCandidate] = [:]
  /// The others of a place: what one class ends another one may not.
  private var others: [SourcePlace: [ReferenceCandidate]] = [:]
  /// Where the references are made that are reported at the code that hands the object over.
  private var handedOver: Set<SourcePlace> = []

  mutating func add(_ candidate: ReferenceCandidate) {
    if candidate.subject == .target, let stored = candidate.edge.place {
      // The same store, seen without the code that leads there.
      if stored == candidate.place, handedOver.contains(stored), case .type = candidate.graph { return }
      if stored != candidate.place { handedOver.insert(stored) }
    }
    if let known = candidates[candidate.place] {
      let isLess = Self.rank(known) <= Self.rank(candidate)
      others[candidate.place, default: []].append(isLess ? candidate : known)
      if isLess { return }
    }
    candidates[candidate.place] = candidate
  }

  /// The other candidates at the place of one, of the same kind.
  func others(than candidate: ReferenceCandidate) -> [ReferenceCandidate] {
    (others[candidate.place] ?? []).filter { $0.keeper == candidate.keeper && $0.lifetime == candidate.lifetime && $0.subject == candidate.subject }
  }

  /// The candidates, of the two ends of one cycle only that which is given from outside: what an object makes for itself it is to keep.
  func withoutTwins(in program: Program, graphOf: (GraphReference) -> Graph) -> [ReferenceCandidate] {
    func isMade(_ candidate: ReferenceCandidate) -> Bool {
      if case .allocation = graphOf(candidate.graph)[candidate.edge.target].kind { true } else { false }
    }
    func isBackReference(_ candidate: ReferenceCandidate) -> Bool {
      guard case .property(let property) = candidate.edge.field else { return false }
      return program.isBackReference(property: program.name(of: property))
    }
    var best: [Set<Field>: ReferenceCandidate] = [:]
    var result: [ReferenceCandidate] = []
    let sorted = candidates.values.sorted { $0.place < $1.place }
    for candidate in storedReferences(in: program) where candidate.keeper == .cycle {
      let cycle = Set(candidate.path.edges.map(\.field))
      if let known = best[cycle] {
        let (left, right) = (Self.rank(known), Self.rank(candidate))
        if left < right { continue }
        // First the one that is given from outside, then the one whose name leads back.
        let isFirst = (isMade(known) ? 1 : 0, isBackReference(known) ? 0 : 1) <= (isMade(candidate) ? 1 : 0, isBackReference(candidate) ? 0 : 1)
        if left == right && isFirst { continue }
      }
      best[cycle] = candidate
    }
    for candidate in sorted {
      // A target that closes the same cycle as a stored reference does not stand for another one.
      if candidate.keeper == .cycle, let known = best[Set(candidate.path.edges.map(\.field))], known.place != candidate.place { continue }
      result.append(candidate)
    }
    return result
  }

  /// Those at properties, in an order in which it does not matter where the properties stand.
  private func storedReferences(in program: Program) -> [ReferenceCandidate] {
    var found: [PropertyReference: ReferenceCandidate] = [:]
    for candidate in candidates.values where candidate.subject == .storedReference {
      if case .property(let property) = candidate.edge.field { found[property] = candidate }
    }
    return program.inCanonicalOrder(found.keys).compactMap { found[$0] }
  }

  private static func rank(_ candidate: ReferenceCandidate) -> (Int, Int, Int, Int) {
    (
      !candidate.registries.isEmpty ? 2 : candidate.lifetime == .untilEvent ? 1 : 0, candidate.keeper == .cycle ? 0 : 1, candidate.path.cost.steps,
      candidate.path.edges.count
    )
  }
}
