import Ownership
import Catalog
import Findings

/// Findings whose ownership paths share one reference: without it none of these paths would exist.
struct FindingCause: Sendable, Equatable {
  /// The representative finding: the gravest, then the one with the shortest path, then the first.
  var head: Int
  /// The others, in order.
  var others: [Int]
  /// The shared step of the representative's path; `nil` without other findings.
  var step: Int?
}

extension FindingCause {
  /// A reference as identified by path steps. A step without a place, as for a framework's property, concerns objects of many types and is no cause.
  private struct Reference: Hashable {
    var place: SourcePlace
    var text: String
  }

  /// The causes of the findings, in the order of their representatives. Each finding has exactly one cause: the reference that explains most of the still
  /// unexplained findings; on ties, the one that comes first in the first finding's path.
  static func all(of findings: [Finding]) -> [FindingCause] {
    let (references, uses) = usedReferences(of: findings)
    var isLeft = Array(repeating: true, count: findings.count)
    var causes: [FindingCause] = []
    // References by the number of findings they explain. That number only decreases, so each is checked again when its turn comes.
    var waiting: [[Int]] = Array(repeating: [], count: (uses.map(\.count).max() ?? 0) + 1)
    for index in references.indices { waiting[uses[index].count].append(index) }
    for count in stride(from: waiting.count - 1, through: 2, by: -1) {
      for reference in waiting[count].sorted() {
        let members = uses[reference].filter { isLeft[$0] }
        if members.count < count {
          waiting[members.count].append(reference)
          continue
        }
        for member in members { isLeft[member] = false }
        causes.append(cause(of: members, through: references[reference], in: findings))
      }
    }
    causes += findings.indices.filter { isLeft[$0] }.map { FindingCause(head: $0, others: [], step: nil) }
    return causes.sorted { $0.head < $1.head }
  }

  /// All references in path order, and for each the findings whose paths contain it.
  private static func usedReferences(of findings: [Finding]) -> (references: [Reference], uses: [[Int]]) {
    var numbers: [Reference: Int] = [:]
    var references: [Reference] = []
    var uses: [[Int]] = []
    for (index, finding) in findings.enumerated() {
      for case let reference? in finding.path.map(reference) {
        if let number = numbers[reference] {
          if uses[number].last != index { uses[number].append(index) }
          continue
        }
        numbers[reference] = references.count
        references.append(reference)
        uses.append([index])
      }
    }
    return (references, uses)
  }

  private static func reference(of step: OwnershipStep) -> Reference? { step.place.map { Reference(place: $0, text: step.text) } }

  private static func cause(of members: [Int], through reference: Reference, in findings: [Finding]) -> FindingCause {
    let head = members.min { first, second in
      let (one, other) = (findings[first], findings[second])
      return one.level != other.level ? one.level > other.level : (one.path.count, first) < (other.path.count, second)
    }
    let step = head.flatMap { findings[$0].path.firstIndex { self.reference(of: $0) == reference } }
    return FindingCause(head: head ?? members[0], others: members.filter { $0 != head }, step: step)
  }
}

extension [FindingCause] {
  /// The causes in the order in which to repair them: the gravest, then those behind most findings.
  func byWorth(level: (_ finding: Int) -> Level) -> [FindingCause] {
    sorted { first, second in
      let (one, other) = (level(first.head), level(second.head))
      return one != other ? one > other : (second.others.count, first.head) < (first.others.count, second.head)
    }
  }
}

extension Report {
  /// For each finding, a cause number that survives moved lines; `nil` if it has a cause of its own, or needs no attention.
  func causeNumbers() -> [String?] {
    let open = findings.indices.filter { findings[$0].isOpen && findings[$0].level != .off }
    var numbers: [String?] = Array(repeating: nil, count: findings.count)
    for cause in FindingCause.all(of: open.map { findings[$0] }) {
      guard let step = cause.step.map({ findings[open[cause.head]].path[$0] }), let place = step.place else { continue }
      var hash = FNV1a128()
      hash.add(field: document(of: place)?.rootRelativePath ?? "")
      hash.add(field: step.text)
      for member in [cause.head] + cause.others { numbers[open[member]] = hash.hexadecimal }
    }
    return numbers
  }
}
