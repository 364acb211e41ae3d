import Catalog
import Facts

extension Program {
  /// The names under which models may know a type, nearest first; `nil` where the type is unknown.
  public func modelNames(of type: Type) -> [String]? {
    switch type {
    case .nominal(let id, _):
      return ([self[id].name] + self[id].externalAncestors).map(text).flatMap(models.ancestry)
    case .external(let name, _): return models.ancestry(of: text(name))
    case .array: return models.ancestry(of: "Array")
    case .set: return models.ancestry(of: "Set")
    case .dictionary: return models.ancestry(of: "Dictionary")
    case .optional(let inner): return (modelNames(of: inner) ?? []) + models.ancestry(of: "Optional")
    case .metatype(let instance): return modelNames(of: instance)
    case .generic(_, let constraint): return modelNames(of: constraint)
    case .composition(let parts):
      let names = parts.compactMap(modelNames).flatMap { $0 }
      return names.isEmpty ? nil : names
    case .function, .tuple: return []
    case .unknown: return nil
    }
  }

  /// The row by which an outside stream of the type keeps what it is sent; `nil` where it keeps nothing.
  public func modelRow(sendingTo type: Type) -> Int? {
    for name in modelNames(of: type.unwrapped) ?? [] {
      let rows = models.functions.indices.filter {
        models.functions[$0].type == name && !models.functions[$0].isInitializer && models.functions[$0].effects.contains { $0.emits == .value }
      }
      if rows.isEmpty { continue }
      return rows.first { models.functions[$0].effects.contains { $0.emits == .value && $0.keeper == .receiver } }
    }
    return nil
  }

  /// Whether methods of the type make values that hold their receiver, as those of publishers do.
  public func hasOperators(_ type: Type) -> Bool { modelNames(of: type.unwrapped)?.contains(where: models.hasOperators) ?? false }

  /// Whether it is an unmodelled type outside the program. It may be a class with the members of the root classes.
  func mayInheritFromRoot(_ type: Type) -> Bool {
    guard let name = typeOutside(type)?.name else { return false }
    return models.kind(ofType: text(name)) == nil
  }

  func modelRows(
    named name: String, receiver: String?, arguments: ArgumentRange, of caller: FunctionReference
  ) -> [Int] {
    modelRows(
      named: name, receiver: receiver.map { models.ancestry(of: $0) }, isGlobal: false, arguments: arguments, of: caller)
  }

  /// Whether the models list a member of this name for `Optional` itself.
  func optionalHas(_ name: Name) -> Bool {
    modelNames(of: .optional(.unknown))?.contains { !models.rows(named: text(name), ofType: $0).isEmpty } ?? false
  }

  /// Rows that fit a call, best first: by nearest receiver type, then by number of labels. If the receiver is unknown, rows of every type fit.
  ///
  /// - Parameters:
  ///   - receiver: The names of the receiver's type, nearest first; `nil` where the type is unknown.
  ///   - isGlobal: Whether it is a call of a free function.
  func modelRows(
    named name: String, receiver: [String]?, isGlobal: Bool, arguments: ArgumentRange, of caller: FunctionReference
  ) -> [Int] {
    let initializer = text(known.initializer)
    // A generic placeholder stands for any type: `Item(owner: self)`. Rows of initialisers are about the types that they name.
    if receiver == nil, name == initializer { return [] }
    let candidates: [Int]
    if let receiver, !isGlobal {
      candidates = receiver.flatMap { models.rows(named: name, ofType: $0) }
    } else {
      candidates = models.rows(named: name)
    }
    guard !candidates.isEmpty else { return [] }
    let range = arguments
    let arguments = labelledArguments(range, of: caller)
    var ranked: [(rank: Int, labels: Int, row: Int)] = []
    for row in candidates {
      // Accessed by index, because copying a row is expensive.
      guard !models.functions[row].isAssignment, let labels = models.labels(ofRow: row, for: arguments) else { continue }
      // A weakly held argument is an object. A trailing closure is none.
      if arguments.contains(where: \.isTrailing) {
        let effects = models.functions[row].effects
        if zip(arguments, labels).contains(where: { argument, label in argument.isTrailing && effects.contains { $0.isWeak && $0.argument == label } }) {
          continue
        }
      }
      // A closure without parameters cannot receive a value.
      if models.functions[row].closureParameter != nil, closuresTakeNothing(range, of: caller) { continue }
      // A type named explicitly, or an unknown receiver, belongs to a library only where that is imported. Objects of a library reach any code.
      if receiver == nil || name == initializer, !libraryImports.sees(models.libraryOfRow[row], from: Int(caller.file)) { continue }
      let rank: Int
      switch (models.functions[row].type, isGlobal) {
      case (nil, true): rank = 0
      case (nil, false): continue
      case (_, true): continue
      case (let type?, false):
        if let receiver {
          guard let position = receiver.firstIndex(of: type) else { continue }
          rank = position
        } else {
          guard models.frameworksInUse.contains(models.functions[row].framework) else { continue }
          rank = 0
        }
      }
      ranked.append((rank, -(models.functions[row].labels?.count ?? -1), row))
    }
    if ranked.count < 2 { return ranked.map(\.row) }
    return ranked.sorted { ($0.rank, $0.labels, $0.row) < ($1.rank, $1.labels, $1.row) }.map(\.row)
  }

  /// Whether closures are written as arguments, and none of them has a parameter.
  private func closuresTakeNothing(_ range: ArgumentRange, of caller: FunctionReference) -> Bool {
    let function = function(caller)
    var hasClosure = false
    for argument in function.arguments[range.indices] {
      guard case .closure(let id) = function[argument.value].operation else { continue }
      if !files[Int(caller.file)][id].parameters.isEmpty { return false }
      hasClosure = true
    }
    return hasClosure
  }

  /// The row's labels for the arguments of a call that fits it.
  public func modelLabels(_ range: ArgumentRange, of caller: FunctionReference, row: FunctionModel) -> [ArgumentSelector] {
    let arguments = labelledArguments(range, of: caller)
    return row.labels(for: arguments) ?? arguments.map(\.selector)
  }

  private func labelledArguments(_ range: ArgumentRange, of caller: FunctionReference) -> [LabelledArgument] {
    argumentShapes(range, of: function(caller), in: Int(caller.file)).map {
      LabelledArgument(label: $0.label.map(text) ?? "_", isTrailing: $0.kind == .trailingClosure)
    }
  }
}

/// Compares models with declarations, for model authors.
extension Program {
  /// Rows about a function of the program: rows of its type or an ancestor whose labels fit some call of the function.
  ///
  /// - Parameter isWanted: Selects rows. Checked first, because most callers want few.
  public func modelRows(about reference: FunctionReference, where isWanted: (_ row: Int) -> Bool = { _ in true }) -> [Int] {
    guard let name = function(reference).name else { return [] }
    let owner = owner(of: reference)
    // Accessed by index, because copying a row is expensive.
    let rows = models.rows(named: text(self.name(name, in: Int(reference.file)))).filter { row in
      !models.functions[row].isAssignment && (models.functions[row].type == nil) == (owner == nil) && isWanted(row)
    }
    if rows.isEmpty { return [] }
    let types = owner.map {
      Set((self[$0].ancestors.map { text(self[$0].name) } + self[$0].externalAncestors.map(text)).flatMap(models.ancestry))
    }
    return rows.filter { row in
      (models.functions[row].type.map { types?.contains($0) == true } ?? true) && fits(models.functions[row], reference)
    }
  }

  /// Whether some call of the function, with or without its optional arguments, has the row's labels.
  public func fits(_ model: FunctionModel, _ reference: FunctionReference) -> Bool {
    fits(
      model,
      function(reference).parameters.map {
        (label: $0.label.map { text(name($0, in: Int(reference.file))) } ?? "_", canMiss: $0.defaultValue != nil || $0.isVariadic)
      })
  }

  /// Whether making a value of the enum case can have the row's labels. A case without payload is not called.
  public func fits(_ model: FunctionModel, _ enumCase: EnumCase, in file: Int) -> Bool {
    !enumCase.payload.isEmpty
      && fits(
        model,
        enumCase.payload.enumerated().map { position, value in
          (label: value.label.map { text(name($0, in: file)) } ?? "_", canMiss: enumCase.defaultedPayload.contains(position))
        })
  }

  private func fits(_ model: FunctionModel, _ all: [(label: String, canMiss: Bool)]) -> Bool {
    func fits(_ labels: [String]) -> Bool { model.labels(for: labels.map { LabelledArgument(label: $0, isTrailing: false) }) != nil }
    let named = Set(model.effects.map(\.argument))
    return fits(all.map(\.label)) || fits(all.filter { !$0.canMiss }.map(\.label))
      || fits(all.filter { !$0.canMiss || named.contains(.label($0.label)) }.map(\.label))
      || fits(all.filter { !$0.canMiss || model.labels?.contains($0.label) == true }.map(\.label))
  }
}
