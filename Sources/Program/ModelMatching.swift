import Catalog
import Facts

extension Program {
  /// The names under which models may know a type, nearest first; `nil` where nothing is known of the type.
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

  /// Is it a type outside the program of which no model says anything? It may be a class that inherits what root classes have.
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

  /// Has an optional itself a member of this name that the models know?
  func optionalHas(_ name: Name) -> Bool {
    modelNames(of: .optional(.unknown))?.contains { !models.rows(named: text(name), ofType: $0).isEmpty } ?? false
  }

  /// Rows that fit a call, best first: nearest receiver type, then the most labels. Without a known receiver every type's row fits.
  ///
  /// - Parameters:
  ///   - receiver: Names of the receiver's type, nearest first; `nil` where the type is not known.
  ///   - isGlobal: True for a call of a free function.
  func modelRows(
    named name: String, receiver: [String]?, isGlobal: Bool, arguments: ArgumentRange, of caller: FunctionReference
  ) -> [Int] {
    let candidates: [Int]
    if let receiver, !isGlobal {
      candidates = receiver.flatMap { models.rows(named: name, ofType: $0) }
    } else {
      candidates = models.rows(named: name)
    }
    guard !candidates.isEmpty else { return [] }
    let initializer = text(known.initializer)
    let range = arguments
    let arguments = labelledArguments(range, of: caller)
    var ranked: [(rank: Int, labels: Int, row: Int)] = []
    for row in candidates {
      // By index, for a row is a large value to copy.
      guard !models.functions[row].isAssignment, let labels = models.functions[row].labels(for: arguments) else { continue }
      // What is kept weakly is an object: a closure behind the call is none.
      if arguments.contains(where: \.isTrailing) {
        let effects = models.functions[row].effects
        if zip(arguments, labels).contains(where: { argument, label in argument.isTrailing && effects.contains { $0.isWeak && $0.argument == label } }) {
          continue
        }
      }
      // A closure without parameters cannot be given anything.
      if models.functions[row].closureParameter != nil, closuresTakeNothing(range, of: caller) { continue }
      // What is named outright, or what nobody knows the type of, is a library's only where that is imported; of objects any code can have one.
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

  /// Are closures written as arguments, none of which has a parameter?
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

  /// As what a row knows each argument of a call that fits it.
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

/// Models held against declarations, for those who check them.
extension Program {
  /// Rows that are about a function of the program: of its type or what that inherits from, with labels that some call of it can have.
  ///
  /// - Parameter isWanted: Which rows are asked for. Told first: most callers want few.
  public func modelRows(about reference: FunctionReference, where isWanted: (FunctionModel) -> Bool = { _ in true }) -> [Int] {
    guard let name = function(reference).name else { return [] }
    let owner = owner(of: reference)
    // By index, for a row is a large value to copy.
    let rows = models.rows(named: text(self.name(name, in: Int(reference.file)))).filter { row in
      !models.functions[row].isAssignment && (models.functions[row].type == nil) == (owner == nil) && isWanted(models.functions[row])
    }
    if rows.isEmpty { return [] }
    let types = owner.map {
      Set((self[$0].ancestors.map { text(self[$0].name) } + self[$0].externalAncestors.map(text)).flatMap(models.ancestry))
    }
    return rows.filter { row in
      (models.functions[row].type.map { types?.contains($0) == true } ?? true) && fits(models.functions[row], reference)
    }
  }

  /// Does some call of the function, with or without arguments that may be left out, have the row's labels?
  public func fits(_ model: FunctionModel, _ reference: FunctionReference) -> Bool {
    fits(
      model,
      function(reference).parameters.map {
        (label: $0.label.map { text(name($0, in: Int(reference.file))) } ?? "_", canMiss: $0.defaultValue != nil || $0.isVariadic)
      })
  }

  /// Can a value of the case be made with the row's labels? A case without a payload is not called.
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
