/// The numbers of properties in a file that is being edited. Interfaces depend on these numbers, so a property that looks different gets a new one. The
/// declaration order may differ from the order of numbers.
public struct PropertyNumbers: Sendable {
  /// By the number of a property in the text's own facts.
  public let numbers: [PropertyID]
  /// The size of the number range; some numbers belong to no property any more.
  public let count: Int

  /// The numbers as read.
  public init(of facts: FileFacts) {
    numbers = facts.properties.indices.map { PropertyID($0) }
    count = numbers.count
  }

  /// - Parameters:
  ///   - match: Matches properties with those of `earlier`.
  ///   - changed: Properties that look the same but have another meaning.
  init(_ earlier: PropertyNumbers, _ match: DeclarationMatch, changed: Set<Int>) {
    var count = earlier.count
    numbers = match.properties.enumerated().map { index, known in
      if let known, !changed.contains(index) { return earlier.numbers[known] }
      count += 1
      return PropertyID(count - 1)
    }
    self.count = count
  }

  /// Whether so many numbers are unused that renumbering is better.
  var isWasteful: Bool { count > 2 * numbers.count + 2000 }
}

extension FileFacts {
  /// Moves properties to the positions of their numbers. Unused positions are members of nothing.
  mutating func renumberProperties(_ numbers: PropertyNumbers) {
    let nowhere = ByteRange(start: 0, end: 0)
    var result: [PropertyDeclaration] = []
    if let first = properties.first {
      var nothing = PropertyDeclaration(name: first.name, nameRange: nowhere, range: nowhere)
      nothing.isStatic = true
      nothing.isComputed = true
      result = Array(repeating: nothing, count: numbers.count)
    }
    for (id, property) in zip(numbers.numbers, properties) { result[Int(id.index)] = property }
    properties = result
  }
}
