import Program
import Facts
import Catalog

/// The most significant candidate for each place.
struct BestReferences {
  private(set) var candidates: [SourcePlace: ReferenceCandidate] = [:]
  /// The other candidates of a place: a release in one class may be missing in another.
  private var others: [SourcePlace: [ReferenceCandidate]] = [:]
  /// Places of references that are reported at the code that passes the object.
  private var handedOver: Set<SourcePlace> = []

  mutating func add(_ candidate: ReferenceCandidate, in program: Program) {
    if candidate.subject == .target, let stored = candidate.edge.place {
      // The same store, without the code that leads to it.
      if stored == candidate.place, handedOver.contains(stored), case .type = candidate.graph { return }
      if stored != candidate.place { handedOver.insert(stored) }
    }
    if let known = candidates[candidate.place] {
      let isLess = Self.rank(known, in: program) <= Self.rank(candidate, in: program)
      others[candidate.place, default: []].append(isLess ? candidate : known)
      if isLess { return }
    }
    candidates[candidate.place] = candidate
  }

  /// The other candidates of the same kind at the place of one.
  func others(than candidate: ReferenceCandidate) -> [ReferenceCandidate] {
    (others[candidate.place] ?? []).filter { $0.keeper == candidate.keeper && $0.lifetime == candidate.lifetime && $0.subject == candidate.subject }
  }

  /// The candidates. Of the two ends of one cycle only the injected one stays: an object is meant to own what it makes itself.
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
        let (left, right) = (Self.rank(known, in: program), Self.rank(candidate, in: program))
        if left < right { continue }
        // First the injected one, then the one whose name refers back.
        let isFirst = (isMade(known) ? 1 : 0, isBackReference(known) ? 0 : 1) <= (isMade(candidate) ? 1 : 0, isBackReference(candidate) ? 0 : 1)
        if left == right && isFirst { continue }
      }
      best[cycle] = candidate
    }
    for candidate in sorted {
      // A target on the same cycle as a stored reference does not represent another one.
      if candidate.keeper == .cycle, let known = best[Set(candidate.path.edges.map(\.field))], known.place != candidate.place { continue }
      result.append(candidate)
    }
    return result
  }

  /// The candidates at properties, in an order independent of the positions of the properties.
  private func storedReferences(in program: Program) -> [ReferenceCandidate] {
    var found: [PropertyReference: ReferenceCandidate] = [:]
    for candidate in candidates.values where candidate.subject == .storedReference {
      if case .property(let property) = candidate.edge.field { found[property] = candidate }
    }
    return program.inCanonicalOrder(found.keys).compactMap { found[$0] }
  }

  /// The program's own code comes before that of tests, which may run it as well. A screen that users take off its stack comes after the first one, which
  /// stays.
  private static func rank(_ candidate: ReferenceCandidate, in program: Program) -> (Int, Int, Int, Int, Int, Int) {
    (
      program.isTest(file: candidate.begin.file) ? 1 : 0, !candidate.registries.isEmpty ? 2 : candidate.lifetime == .untilEvent ? 1 : 0,
      candidate.keeper == .cycle ? 0 : 1, candidate.path.edges.contains(where: program.isStacked) ? 1 : 0, candidate.path.cost.steps,
      candidate.path.edges.count
    )
  }
}
