/// Which numbers the functions and variables of a file that is being edited have: behind those of each function that is nested in no other there is
/// room, so that a closure, a variable or such a function more or less changes no numbers but those of the code around it. The order of functions, and of
/// the variables of one function, is that of the text.
struct NumberLayout: Sendable {
  /// For each function that is nested in no other one, by its place among these, where the numbers begin; and behind the last one where they end.
  private let functionStarts: [Int]
  private let variableStarts: [Int]

  /// How many functions and variables more there may be.
  private static let room = 16

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

  /// The same for another text.
  ///
  /// - Parameter match: Which functions that are nested in no other one are those of the text before.
  /// - Returns: `nil` where there is no room.
  init?(_ earlier: NumberLayout, for facts: FileFacts, _ match: DeclarationMatch) {
    let roots = Roots(facts)
    guard roots.functionCounts.count == match.functions.count, !match.functions.isEmpty else { return nil }
    let places = Self.places(match.functions, of: earlier.functionStarts.count - 1)
    guard let functions = Self.starts(roots.functionCounts, at: places, in: earlier.functionStarts),
      let variables = Self.starts(roots.variableCounts, at: places, in: earlier.variableStarts)
    else { return nil }
    functionStarts = functions
    variableStarts = variables
  }

  /// For each function its place in the text before; one that looks different takes the place of one that is gone, where there is one.
  private static func places(_ known: [Int?], of count: Int) -> [Int?] {
    var result = known
    var next = 0
    for index in known.indices {
      if let place = known[index] {
        next = place + 1
      } else if next < (known[index...].lazy.compactMap { $0 }.first ?? count) {
        result[index] = next
        next += 1
      }
    }
    return result
  }

  /// - Parameter places: For each function its place in the text before; `nil` for one that is new.
  private static func starts(_ counts: [Int], at places: [Int?], in earlier: [Int]) -> [Int]? {
    var result = [Int](repeating: 0, count: counts.count + 1)
    var index = 0
    var end = 0
    while index < counts.count {
      if let place = places[index] {
        result[index] = earlier[place]
        index += 1
      } else {
        let next = places[index...].firstIndex { $0 != nil } ?? counts.count
        // Behind the last function there is as much room as one wants.
        let limit = next < counts.count ? earlier[places[next]!] : max(earlier[earlier.count - 1], end) + counts[index...].reduce(room) { $0 + $1 + room }
        let spare = limit - end - counts[index..<next].reduce(0, +)
        if spare < 0 { return nil }
        let gap = spare / (next - index + 1)
        for index in index..<next {
          result[index] = end + gap
          end = result[index] + counts[index]
        }
        index = next
      }
      end = result[index - 1] + counts[index - 1]
    }
    result[counts.count] = end <= earlier[earlier.count - 1] ? earlier[earlier.count - 1] : end + room
    guard counts.indices.allSatisfy({ result[$0] + counts[$0] <= result[$0 + 1] }) else { return nil }
    return result
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
      // What comes before the first function is free as well.
      for free in place == 0 ? Array(0..<functionStarts[0]) : [] { result.freeFunctions.append((FunctionID(free), root)) }
      for free in place == 0 ? Array(0..<variableStarts[0]) : [] { result.freeVariables.append((VariableID(free), root)) }
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
