extension Function {
  /// The instructions whose values are parts of something that no instruction names them for: conditions of `if` and `guard`, subjects
  /// of `switch`, conditions of `?:`, initial values in capture lists, subscripts in key paths.
  ///
  /// What they are part of is lowered after them and encloses them in the text, while what a branch holds is lowered after its
  /// beginning. Worked out in one pass from the end.
  public var headValues: Set<UInt32> {
    var found: Set<UInt32> = []
    var outermost: ByteRange?
    for index in instructions.indices.reversed() {
      let instruction = instructions[index]
      if let enclosing = outermost, enclosing.start <= instruction.range.start, instruction.range.end <= enclosing.end {
        found.insert(UInt32(index))
        continue
      }
      switch instruction.operation {
      case .beginBranches(.if, _), .beginBranches(.guard, _), .beginBranches(.switch, _), .choice, .closure, .keyPath: outermost = instruction.range
      default: outermost = nil
      }
    }
    return found
  }
}
