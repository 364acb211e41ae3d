/// Which numbers the functions and variables of a file that is being edited have: behind those of each function that is nested in no other there is
/// room, so that a closure or a variable more or less changes no numbers but those of the code around it. The order of functions, and of the variables of
/// one function, is that of the text.
struct NumberLayout: Sendable {
  /// For each function that is nested in no other, by its place among these, where the numbers begin; and behind the last one where they end.
  private let functionStarts: [Int]
  private let variableStarts: [Int]

  /// How many functions and variables more there may be.
  private static let room = 8

  struct Numbers {
    /// By the number of a function as it was read.
    var functions: [FunctionID] = []
    var variables: [VariableID] = []
    /// Numbers that nothing has, with the function that they are kept for.
    var freeFunctions: [(id: FunctionID, root: FunctionID)] = []
    var freeVariables: [(id: VariableID, root: FunctionID)] = []
  }

  init(of facts: FileFacts) {
    let roots = Roots(facts)
    func starts(_ counts: [Int]) -> [Int] { counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 + Self.room) } }
    functionStarts = starts(roots.functionCounts)
    variableStarts = starts(roots.variableCounts)
  }

  /// - Returns: `nil` where there is no room for all.
  func numbers(of facts: FileFacts) -> Numbers? {
    let roots = Roots(facts)
    guard roots.functionCounts.count + 1 == functionStarts.count,
      roots.functionCounts.indices.allSatisfy({ functionStarts[$0] + roots.functionCounts[$0] <= functionStarts[$0 + 1] }),
      roots.variableCounts.indices.allSatisfy({ variableStarts[$0] + roots.variableCounts[$0] <= variableStarts[$0 + 1] })
    else { return nil }
    var result = Numbers()
    var (functions, variables) = (functionStarts, variableStarts)
    for place in roots.segments {
      result.functions.append(FunctionID(functions[place]))
      functions[place] += 1
    }
    for variable in facts.variables {
      let place = roots.roots[Int(variable.function.index)]
      result.variables.append(VariableID(variables[place]))
      variables[place] += 1
    }
    for place in roots.functionCounts.indices {
      let root = FunctionID(functionStarts[place])
      for free in functions[place]..<functionStarts[place + 1] { result.freeFunctions.append((FunctionID(free), root)) }
      for free in variables[place]..<variableStarts[place + 1] { result.freeVariables.append((VariableID(free), root)) }
    }
    return result
  }

  private struct Roots {
    /// For each function the place of the one that is nested in no other and that it is, or lies in.
    var roots: [Int] = []
    /// The same of the last such function that is not behind it.
    var segments: [Int] = []
    var functionCounts: [Int] = []
    var variableCounts: [Int] = []

    init(_ facts: FileFacts) {
      for (index, function) in facts.functions.enumerated() {
        // Those around a function have a smaller number.
        if let parent = function.parent, Int(parent.index) < index {
          roots.append(roots[Int(parent.index)])
        } else {
          roots.append(functionCounts.count)
          functionCounts.append(0)
        }
        segments.append(functionCounts.count - 1)
        functionCounts[functionCounts.count - 1] += 1
      }
      variableCounts = Array(repeating: 0, count: functionCounts.count)
      for variable in facts.variables { variableCounts[roots[Int(variable.function.index)]] += 1 }
    }
  }
}
