/// Which properties and functions of a file were there before an edit, looking the same to other files.
public struct DeclarationMatch: Sendable {
  /// For each property its number before; `nil` where it is new, or looks different.
  public let properties: [Int?]
  /// The same of the functions that are nested in no other one, by their places among these.
  public let functions: [Int?]

  public init(from old: FileInterface, to new: FileInterface) {
    properties = Self.match(new.properties, with: old.properties)
    functions = Self.match(new.functions, with: old.functions)
  }

  /// Nothing that others see has changed.
  public init(unchanged facts: FileFacts) {
    properties = Array(facts.properties.indices)
    functions = Array(facts.outermostFunctions.indices)
  }

  /// More texts between those that are the same at both ends are not held against each other one by one.
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
