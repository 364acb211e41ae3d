extension FileFacts {
  /// Visits the places in the facts.
  ///
  /// - Parameter spans: In ascending order. For functions that touch none of them, only their own places are visited.
  func forEachRange(touching spans: [(start: UInt32, end: UInt32)], _ body: (ByteRange) -> Void) {
    for type in types {
      body(type.range)
      body(type.nameRange)
      for enumCase in type.cases { body(enumCase.nameRange) }
    }
    for property in properties {
      body(property.range)
      body(property.nameRange)
    }
    for function in functions {
      body(function.range)
      body(function.nameRange)
      body(function.headRange)
      body(ByteRange(start: function.bodyStart, end: function.bodyStart))
      guard spans.contains(where: { $0.start <= function.range.end && function.range.start <= $0.end }) else { continue }
      for entry in function.captureList { body(entry.range) }
      for instruction in function.instructions { body(instruction.range) }
    }
    for variable in variables { body(variable.nameRange) }
    for error in parseErrors { body(error.range) }
    for directive in directives { body(directive.range) }
  }
}
