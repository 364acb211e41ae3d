/// Shortens a list while a condition still holds: delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002).
struct ListMinimizer {
  /// The remaining number of checks.
  var trialsLeft: Int

  /// A part of the list, in order, for which the condition holds. No single element can be removed from it, unless the checks ran out.
  ///
  /// - Parameter holds: True for the given list.
  mutating func minimize<Element>(_ list: [Element], _ holds: ([Element]) throws -> Bool) rethrows -> [Element] {
    var list = list
    var parts = 2
    while list.count > 1, trialsLeft > 0 {
      parts = min(parts, list.count)
      let bounds = (0...parts).map { $0 * list.count / parts }
      var smaller: [Element]?
      // First each part alone, then everything without one part.
      for isPart in parts == 2 ? [true] : [true, false] {
        for index in 0..<parts where smaller == nil && trialsLeft > 0 {
          let part = bounds[index]..<bounds[index + 1]
          let trial = isPart ? Array(list[part]) : Array(list[..<part.lowerBound] + list[part.upperBound...])
          trialsLeft -= 1
          guard try holds(trial) else { continue }
          smaller = trial
          parts = isPart ? 2 : max(2, parts - 1)
        }
      }
      if let smaller {
        list = smaller
      } else if parts == list.count {
        break
      } else {
        parts *= 2
      }
    }
    if list.count == 1, trialsLeft > 0 {
      trialsLeft -= 1
      if try holds([]) { return [] }
    }
    return list
  }
}
