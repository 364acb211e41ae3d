/// Which numbers the properties of a file that is being edited have: what others see of a property hangs on its number, so that one that looks different has
/// another. The order of properties is not that of the numbers.
public struct PropertyNumbers: Sendable {
  /// By the number of a property as it was read.
  public let numbers: [PropertyID]
  /// How many numbers there are; some belong to no property any more.
  public let count: Int

  /// As they were read.
  public init(of facts: FileFacts) {
    numbers = facts.properties.indices.map { PropertyID($0) }
    count = numbers.count
  }

  /// - Parameters:
  ///   - match: Which properties are those of `earlier`.
  ///   - changed: Which look the same but mean something else.
  init(_ earlier: PropertyNumbers, _ match: DeclarationMatch, changed: Set<Int>) {
    var count = earlier.count
    numbers = match.properties.enumerated().map { index, known in
      if let known, !changed.contains(index) { return earlier.numbers[known] }
      count += 1
      return PropertyID(count - 1)
    }
    self.count = count
  }

  /// Do so many numbers belong to nothing that it is better to count anew?
  var isWasteful: Bool { count > 2 * numbers.count + 2000 }
}

extension FileFacts {
  /// Puts properties where their numbers say. What has a number in between is no member of anything.
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
