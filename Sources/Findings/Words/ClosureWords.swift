import Ownership
import Program

extension Words {
  /// The use of a closure as a sentence part.
  public func step(_ use: ClosureUse) -> OwnershipStep { OwnershipStep(place: use.place, text: text(use.kind)) }

  /// - Parameter citing: Include the model's file and line. Headlines leave them out; the path and `why` have them.
  func text(_ use: ClosureUse.Kind, citing: Bool = true) -> String {
    switch use {
    case .applied: "called where it is written"
    case .passedWithoutEscape(let function, _): "passed to `\(program.describe(function))`, whose parameter does not escape"
    case .passed(let function, _): "passed to `\(program.describe(function))`, whose code is in sight"
    case .modelled(let row): "passed to \(describe(row: row, citing: citing))"
    case .modelledWithoutKeeping(let row): "passed to \(describe(row: row, citing: citing)), which does not keep it"
    case .implicitSelf: "it uses members without writing `self`, which compiles only in a closure that does not escape"
    case .unknownCallee(let callee): text(callee)
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

  private func text(_ callee: UnmodelledCallee) -> String {
    let name = callee.name.map(program.text)
    return switch callee.kind {
    case .initializer: "passed to the initialiser of a type that is neither in sight nor modelled"
    case .assignment: "assigned to `\(name ?? "")`"
    case .call where name == nil: "passed to a callee that is neither in sight nor modelled"
    case .call: "passed to `\(name ?? "")`, which is neither in sight nor modelled"
    }
  }

  /// A model row as a reader would name it, with its place: "`sink(receiveValue:)` (Combine.yml:12)".
  func describe(row: Int, citing: Bool = true) -> String {
    let name = name(ofModel: row)
    return citing ? "`\(name)` (\(program.models.functions[row].origin))" : "`\(name)`"
  }

  /// The function of a model row, with its type if it has one: "AnyPublisher.sink".
  func name(ofModel row: Int) -> String {
    let model = program.models.functions[row]
    return model.type.map { "\($0).\(model.name)" } ?? model.name
  }
}
