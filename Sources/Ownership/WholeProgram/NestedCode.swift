import Facts
import Program

/// A unit's functions and closures by place.
struct NestedCode {
  private let program: Program
  private let root: FunctionReference
  /// In the order of their beginning, outer ones first.
  private let functions: [(start: UInt32, function: FunctionReference)]

  init(_ root: FunctionReference, _ program: Program) {
    self.program = program
    self.root = root
    functions = program.functions(within: root).enumerated().map { (program.function($1).range.start, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { ($0.0, $0.2) }
  }

  /// The innermost function that contains a place.
  func innermost(at place: SourcePlace) -> FunctionReference {
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= place.range.start { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? functions[low - 1].function : nil
    while let function = next, function != root {
      if program.function(function).range.contains(place.range) { return function }
      next = program.parent(of: function)
    }
    return root
  }
}

extension Program {
  /// The innermost function of a unit that contains a place. For many places of one unit use ``NestedCode``.
  func innermost(at place: SourcePlace, in root: FunctionReference) -> FunctionReference { NestedCode(root, self).innermost(at: place) }
}
