import Program

extension ClosureUse {
  /// The use as a sentence part.
  ///
  /// - Parameter citing: Include the model's file and line. Headlines leave them out; the path and `why` have them.
  func text(in program: Program, citing: Bool = true) -> String {
    switch kind {
    case .applied: "called where it is written"
    case .passedWithoutEscape(let function, _): "passed to `\(program.describe(function))`, whose parameter does not escape"
    case .passed(let function, _): "passed to `\(program.describe(function))`, whose code is in sight"
    case .modelled(let row): "passed to \(program.describe(row: row, citing: citing))"
    case .modelledWithoutKeeping(let row): "passed to \(program.describe(row: row, citing: citing)), which does not keep it"
    case .implicitSelf: "it uses members without writing `self`, which compiles only in a closure that does not escape"
    case .unknownCallee(let callee): Self.text(callee)
    case .assigned(let property): "assigned to `\(program.name(of: property))`"
    case .initialValue(let property): "the initial value of `\(program.name(of: property))`"
    case .neverMade(let property): "the initial value of `\(program.name(of: property))`, which is lazy, and which nothing ever reads"
    case .assignedOutside(let name): "assigned to `\(program.text(name))`"
    case .contained: "stored in a value"
    case .lost(.outsideCallee): "handed on to code that is neither in sight nor modelled"
    case .lost(.unknownHolder): "given to an object that the code at hand does not tell"
    case .lost(.insideHandedObject): "inside an object that is handed to code that is neither in sight nor modelled"
    case .lost(.cut): "passed to code that is too large to be followed"
    case .lost(.parseError): "in code that could not be parsed"
    }
  }

  private static func text(_ callee: UnmodelledCallee) -> String {
    switch callee.kind {
    case .initializer: "passed to the initialiser of a type that is neither in sight nor modelled"
    case .assignment: "assigned to `\(callee.name)`"
    case .call where callee.name.isEmpty: "passed to a callee that is neither in sight nor modelled"
    case .call: "passed to `\(callee.name)`, which is neither in sight nor modelled"
    }
  }
}

extension Program {
  /// A model row as a reader would name it, with its place: "`sink(receiveValue:)` (Combine.yml:12)".
  func describe(row: Int, citing: Bool = true) -> String {
    let model = models.functions[row]
    let name = model.type.map { "\($0).\(model.name)" } ?? model.name
    return citing ? "`\(name)` (\(model.origin))" : "`\(name)`"
  }
}
