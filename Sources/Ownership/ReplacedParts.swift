extension Array where Element: AnyObject & Sendable {
  /// This array with some elements replaced. It is not copied where all of them are the same.
  ///
  /// - Parameter indices: The indices of the replaced elements.
  func replacing(_ indices: [Int], by others: [Element]) -> [Element] {
    var result = self
    for (index, other) in zip(indices, others) where other !== result[index] { result[index] = other }
    return result
  }
}
