import Program
import Facts

/// The call graph of units, and the bottom-up order in which their summaries are computed.
struct CallGraph: Sendable {
  /// The strongly connected components in levels. A component calls only itself and components of earlier levels.
  let levels: [[[Int]]]
  /// True for a unit that calls itself, directly or indirectly.
  let isRecursive: [Bool]
  /// For each unit, the level of its component.
  let levelOf: [Int32]
  /// For each unit, the position of its component in the level.
  let placeOf: [Int32]

  /// - Parameter callees: For each unit, the indices of its callees in ascending order.
  init(callees: [[Int]]) {
    let components = Self.components(of: callees)
    var componentOf = Array(repeating: 0, count: callees.count)
    for (index, component) in components.enumerated() {
      for unit in component { componentOf[unit] = index }
    }
    var recursive = Array(repeating: false, count: callees.count)
    var levelOfComponent = Array(repeating: 0, count: components.count)
    var levels: [[[Int]]] = []
    var levelOf = Array(repeating: Int32(0), count: callees.count)
    var placeOf = levelOf
    // Components come in bottom-up order.
    for (index, component) in components.enumerated() {
      var level = 0
      for unit in component {
        for callee in callees[unit] {
          if componentOf[callee] == index {
            recursive[unit] = true
          } else {
            level = max(level, levelOfComponent[componentOf[callee]] + 1)
          }
        }
      }
      levelOfComponent[index] = level
      while levels.count <= level { levels.append([]) }
      for unit in component { (levelOf[unit], placeOf[unit]) = (Int32(level), Int32(levels[level].count)) }
      levels[level].append(component)
    }
    self.levels = levels
    self.levelOf = levelOf
    self.placeOf = placeOf
    isRecursive = recursive
  }

  /// Strongly connected components in bottom-up order (Tarjan's algorithm with an explicit stack).
  static func components(of successors: [[Int]]) -> [[Int]] {
    let count = successors.count
    var number = Array(repeating: -1, count: count)
    var low = Array(repeating: 0, count: count)
    var isOnStack = Array(repeating: false, count: count)
    var stack: [Int] = []
    var next = 0
    var result: [[Int]] = []
    for start in 0..<count where number[start] < 0 {
      var work: [(unit: Int, position: Int)] = [(start, 0)]
      while let (unit, position) = work.last {
        if position == 0 {
          number[unit] = next
          low[unit] = next
          next += 1
          stack.append(unit)
          isOnStack[unit] = true
        }
        if position < successors[unit].count {
          work[work.count - 1].position += 1
          let callee = successors[unit][position]
          if number[callee] < 0 {
            work.append((callee, 0))
          } else if isOnStack[callee] {
            low[unit] = min(low[unit], number[callee])
          }
          continue
        }
        if low[unit] == number[unit] {
          var component: [Int] = []
          while let member = stack.popLast() {
            isOnStack[member] = false
            component.append(member)
            if member == unit { break }
          }
          result.append(component)
        }
        work.removeLast()
        if let caller = work.last?.unit { low[caller] = min(low[caller], low[unit]) }
      }
    }
    return result
  }
}

extension ResolvedUnit {
  /// All functions of the program that the unit may run: through calls, accessors of computed properties, and the default values of its parameters.
  func calledFunctions(in program: Program) -> Set<FunctionReference> {
    var result: Set<FunctionReference> = []
    for builder in built.values { result.formUnion(program.steps(ofBuilder: builder).joined()) }
    for (function, body) in bodies {
      result.formUnion(program.defaultArguments(of: function))
      let called = program.resolvedCallees(of: function, in: body)
      for (index, reference) in body.references.enumerated() {
        switch reference {
        case .call(let target):
          for function in target.functions {
            let takesClosures = !program.closureParameters(of: function).isEmpty
            let limit = takesClosures ? UnitEvaluator.agreementLimit : UnitEvaluator.implementationLimit
            result.formUnion(program.implementations(of: function, limit: limit))
            result.formUnion(program.defaultArguments(of: function))
          }
        case .property(let property, _):
          result.formUnion(program.accessors(of: property))
          if let initial = program.initialFunction(of: property) { result.insert(initial) }
          for other in program.overrides(of: property) { result.formUnion(program.accessors(of: other)) }
          for witness in program.witnesses(of: property) { result.formUnion(program.accessors(of: witness)) }
          if let wrapper = program.wrapper(of: property) {
            result.formUnion(program.accessors(of: wrapper.wrappedValue))
            if let projected = wrapper.projectedValue { result.formUnion(program.accessors(of: projected)) }
          }
        case .functions(let functions, _):
          if !called.contains(index) { result.formUnion(functions) }
        default: break
        }
      }
    }
    return result
  }
}

extension Program {
  /// The values that name the function of a call whose meaning is known: of its overloads, only that one is called. Of too many overloads, none is known to
  /// be: the call counts as one of a function out of sight.
  fileprivate func resolvedCallees(of function: FunctionReference, in body: ResolvedBody) -> Set<Int> {
    var result: Set<Int> = []
    for (index, instruction) in self.function(function).instructions.enumerated() {
      guard case .call(let callee, _) = instruction.operation, case .call(let target) = body.references[index] else { continue }
      if !target.functions.isEmpty || target.kind == .external { result.insert(Int(callee.index)) }
    }
    return result
  }
}
