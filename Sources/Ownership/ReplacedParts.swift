extension Array where Element: AnyObject & Sendable {
  /// The same, with others in the place of some. It is not copied where all of these are the same.
  ///
  /// - Parameter indices: Those of the others.
  func replacing(_ indices: [Int], by others: [Element]) -> [Element] {
    var result = self
    for (index, other) in zip(indices, others) where other !== result[index] { result[index] = other }
    return result
  }
}
