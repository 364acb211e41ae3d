/// Matches the properties and functions of a file with those before an edit, if their interfaces are unchanged.
public struct DeclarationMatch: Sendable {
  /// For each property, its former number; `nil` if it is new or looks different.
  public let properties: [Int?]
  /// The same for functions that are not nested, by their position among these.
  public let functions: [Int?]

  public init(from old: FileInterface, to new: FileInterface) {
    properties = Self.match(new.properties, with: old.properties)
    functions = Self.match(new.functions, with: old.functions)
  }

  /// The match of a file with an unchanged interface.
  public init(unchanged facts: FileFacts) {
    properties = Array(facts.properties.indices)
    functions = Array(facts.outermostFunctions.indices)
  }

  /// Between the common texts at both ends, at most this many texts are compared pairwise.
  private static let limit = 200

  private static func match(_ new: [String], with old: [String]) -> [Int?] {
    let shorter = min(new.count, old.count)
    var head = 0
    while head < shorter, new[head] == old[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, new[new.count - 1 - tail] == old[old.count - 1 - tail] { tail += 1 }
    var result: [Int?] = Array(0..<head)
    let (added, removed) = (new[head..<(new.count - tail)], old[head..<(old.count - tail)])
    if added.count > limit || removed.count > limit {
      result += added.map { _ in nil }
    } else {
      let difference = Array(added).difference(from: Array(removed))
      let gone = Set(difference.removals.map(\.offset)), fresh = Set(difference.insertions.map(\.offset))
      var kept = removed.indices.filter { !gone.contains($0 - head) }.makeIterator()
      result += added.indices.map { fresh.contains($0 - head) ? nil : kept.next() }
    }
    return result + (0..<tail).map { old.count - tail + $0 }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
