import ProgramModel
import SourceFacts

extension Program {
  /// Can a run of the function pass the first place and end without coming to the second one?
  ///
  /// Code that first ends what an earlier run has begun, and begins anew only on some of its ways, is what ends it on the others:
  /// `task?.cancel(); guard let document else { return }; task = Task { … }`.
  func mayEndBetween(_ first: SourcePlace, _ second: SourcePlace, in reference: FunctionReference) -> Bool {
    guard first.file == second.file, first < second else { return false }
    var depth = 0
    var depthOfFirst: Int?
    for instruction in function(reference).instructions {
      if instruction.range.start >= second.range.start { break }
      switch instruction.operation {
      case .beginBranches, .beginLoop: depth += 1
      case .endBranches, .endLoop:
        depth -= 1
        // Behind the branch that ends it: whatever comes then may be another way through the code.
        if let known = depthOfFirst { depthOfFirst = min(known, depth) }
      case .returnValue, .throwValue: if depthOfFirst != nil { return true }
      default: if depthOfFirst == nil, instruction.range == first.range { depthOfFirst = depth }
      }
    }
    return depthOfFirst.map { depth > $0 } ?? false
  }

  /// Does the function call another one, by its name, behind a place in its code?
  func calls(_ callee: FunctionReference, behind place: SourcePlace, in reference: FunctionReference) -> Bool {
    guard let name = function(callee).name.map({ name($0, in: Int(callee.file)) }) else { return false }
    let function = function(reference)
    return function.instructions.contains { instruction in
      guard case .call(let value, _) = instruction.operation, instruction.range.start >= place.range.end else { return false }
      switch function[value].operation {
      case .name(let called, _), .member(_, let called): return self.name(called, in: Int(reference.file)) == name
      default: return false
      }
    }
  }
}
