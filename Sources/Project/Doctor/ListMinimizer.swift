/// Makes a list shorter as long as something still holds of it: delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing
/// Input", 2002).
struct ListMinimizer {
  /// How often the question may still be asked.
  var trialsLeft: Int

  /// A part of the list of which the same holds, in the list's order; no element of it can be left out, unless the trials ran out.
  ///
  /// - Parameter holds: Is true of the list as it is given.
  mutating func minimize<Element>(_ list: [Element], _ holds: ([Element]) throws -> Bool) rethrows -> [Element] {
    var list = list
    var parts = 2
    while list.count > 1, trialsLeft > 0 {
      parts = min(parts, list.count)
      let bounds = (0...parts).map { $0 * list.count / parts }
      var smaller: [Element]?
      // One part alone, then all without one.
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
