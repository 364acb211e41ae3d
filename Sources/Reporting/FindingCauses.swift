import Ownership
import Findings

/// Findings that one reference of their ownership paths has in common: without it none of these paths would be there.
struct FindingCause: Sendable, Equatable {
  /// The finding that tells of all: the gravest, of these the one with the shortest path, of these the first.
  var head: Int
  /// The others, in their order.
  var others: [Int]
  /// Which step of the head's path they have in common; `nil` where there are no others.
  var step: Int?
}

extension FindingCause {
  /// A reference as paths tell of it. A step without a place, as of a framework's property, is about objects of many types: it is no cause.
  private struct Reference: Hashable {
    var place: SourcePlace
    var text: String
  }

  /// What the findings come down to, in the order of the heads. Each finding is in exactly one of them: that of the reference which explains the
  /// most of what is not yet explained, at first sight the one that the first finding's path comes to first.
  static func all(of findings: [Finding]) -> [FindingCause] {
    let (references, uses) = usedReferences(of: findings)
    var isLeft = Array(repeating: true, count: findings.count)
    var causes: [FindingCause] = []
    // References by how many findings they explain. That number only falls, so each is looked at again when its turn comes.
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

  /// All references in the order in which paths come to them, and for each the findings whose paths do.
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

extension Report {
  /// For each finding what it shares with others of its cause, as a number that stays when lines move; `nil` where it has a cause of its own, or
  /// asks for nobody's attention.
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
