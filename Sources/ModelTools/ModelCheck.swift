import FileDiscovery
import Catalog
import Program
import Facts

/// Compares models with the declarations in module interfaces (`.swiftinterface`, or the output of `swift-synthesize-interface`).
///
/// An interface is Swift and is read like any other source. It does not show who retains escaping arguments.
public struct ModelCheck: Sendable {
  /// A statement of a model without a matching declaration.
  public struct Problem: Sendable, Hashable {
    /// `Rules/models/FILE.yml:LINE` of the row, or the model's framework for a type.
    public var origin: String
    public var message: String
  }

  public private(set) var problems: [Problem] = []
  /// Rows compared with a declaration.
  public private(set) var checkedRows = 0
  /// Rows of types that the interfaces do not declare.
  public private(set) var foreignRows = 0

  private let program: Program
  private let typesByName: [String: [NominalID]]
  private let isOpenSource: Bool

  /// - Parameters:
  ///   - interfaces: The facts of the files.
  ///   - models: The models to check.
  ///   - frameworks: Only rows of these are checked.
  ///   - isOpenSource: Whether these are the interfaces of the open-source libraries, as on Linux.
  public init(interfaces: [FileFacts], models: ModelCatalog, frameworks: Set<String>, isOpenSource: Bool) {
    let program = Program(files: interfaces, modules: interfaces.map { _ in 0 }, models: models)
    self.program = program
    self.isOpenSource = isOpenSource
    var types: [String: [NominalID]] = [:]
    for index in program.types.indices { types[program.text(program.types[index].name), default: []].append(NominalID(index)) }
    typesByName = types
    for row in models.functions where frameworks.contains(row.framework) && !(row.isDarwinOnly && isOpenSource) { check(row) }
    for type in models.types where frameworks.contains(type.framework) { check(type) }
  }

  // MARK: Functions

  private mutating func check(_ row: FunctionModel) {
    let name = (row.type.map { "\($0)." } ?? "") + row.name
    var candidates: [FunctionReference] = []
    var others: [String] = []
    if let type = row.type {
      guard let types = typesByName[type], types.contains(where: { program[$0].isDeclared }) else {
        foreignRows += 1
        return
      }
      checkedRows += 1
      let all = types.flatMap { program[$0].ancestors + program[$0].descendants }
      if row.isAssignment {
        let isDeclared = all.contains { program[$0].properties.contains { program.text($0.key) == row.name } }
        if !isDeclared { report(row.origin, "`\(name)` is not declared") }
        return
      }
      // An enum case with a payload is called like a function, and can hold a closure.
      let cases = all.flatMap { program.cases(named: row.name, of: $0) }
      if cases.contains(where: { program.fits(row, $0.enumCase, in: $0.file) }) { return }
      others = cases.map { describe($0.enumCase, of: type, in: $0.file) }
      candidates = all.flatMap { type in program[type].functions.filter { program.text($0.key) == row.name }.flatMap(\.value) }
    } else {
      checkedRows += 1
      candidates = program.globalFunctions(named: row.name)
    }
    if candidates.isEmpty, others.isEmpty { return report(row.origin, "`\(name)` is not declared") }
    let fitting = candidates.filter { program.fits(row, $0) }
    if fitting.isEmpty {
      let known = Set(candidates.map { program.describe($0) } + others).sorted().prefix(4).joined(separator: ", ")
      let labels = row.labels.map { "(\($0.map { "\($0):" }.joined()))" } ?? "(…)"
      return report(row.origin, "`\(name)\(labels)` is not declared; there is \(known)")
    }
    if row.neverReturns != nil, !fitting.contains(where: { program.isNever(program.resultType(of: $0)) }) {
      report(row.origin, "`\(name)` returns, as far as its declaration says")
    }
    for effect in row.effects where effect.when == nil { check(effect, of: row, name, fitting) }
  }

  private func describe(_ enumCase: EnumCase, of type: String, in file: Int) -> String {
    let labels = enumCase.payload.map { "\($0.label.map { program.text(program.name($0, in: file)) } ?? "_"):" }.joined()
    return "\(type).\(program.text(program.name(enumCase.name, in: file)))" + (labels.isEmpty ? " without a payload" : "(\(labels))")
  }

  /// A nonescaping argument cannot be retained. The interface does not show escapes through another closure.
  private mutating func check(_ effect: ArgumentEffect, of row: FunctionModel, _ name: String, _ functions: [FunctionReference]) {
    if effect.argument == .receiver || effect.keeper == .none { return }
    var positions: [(FunctionReference, Int)] = []
    for function in functions {
      for (index, parameter) in program.function(function).parameters.enumerated() {
        let label = parameter.label.map { program.text(program.name($0, in: Int(function.file))) } ?? "_"
        if effect.argument == .anyClosure ? program.parameterType(index, of: function).isFunction : .label(label) == effect.argument {
          positions.append((function, index))
        }
      }
    }
    // An autoclosure that returns a closure does not escape, but its result does.
    let closures = positions.filter { program.parameterType($0.1, of: $0.0).isFunction && !program.function($0.0).parameters[$0.1].isAutoclosure }
    if !closures.isEmpty, closures.allSatisfy({ !program.parameterEscapes($0.1, of: $0.0) }) {
      report(row.origin, "`\(effect.argument)` of `\(name)` does not escape, so that nobody can keep it")
    }
  }

  // MARK: Types

  private mutating func check(_ type: TypeModel) {
    guard let found = typesByName[QualifiedName.last(of: type.name)]?.filter({ program[$0].isDeclared }), !found.isEmpty else { return }
    let kinds = Set(found.map { program[$0].kind })
    if let kind = NominalType.Kind(type.kind), !kinds.contains(kind) {
      report(type.framework, "`\(type.name)` is no \(type.kind.rawValue)")
    }
    // Some properties differ in the open-source libraries.
    for property in isOpenSource ? [] : type.properties {
      let isDeclared = found.flatMap { program[$0].ancestors }.contains { id in
        program[id].properties.contains { program.text($0.key) == property.name }
      }
      if !isDeclared { report(type.framework, "`\(type.name).\(property.name)` is not declared") }
    }
  }

  private mutating func report(_ origin: String, _ message: String) {
    let problem = Problem(origin: origin, message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension NominalType.Kind {
  fileprivate init?(_ kind: TypeModel.Kind) {
    switch kind {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .actor: self = .actor
    case .protocol: self = .protocol
    }
  }
}

extension ModelCheck {
  /// An unreadable interface.
  public struct ReadingProblem: Error, Sendable {
    public var message: String
  }

  /// Reads interface files and checks the models against them.
  public static func reading(_ paths: [String], models: ModelCatalog, frameworks: Set<String>, isOpenSource: Bool) -> Result<ModelCheck, ReadingProblem> {
    var reader = FactReader()
    var facts: [FileFacts] = []
    for path in paths {
      switch readFile(path, limit: 100_000_000) {
      case .success(let bytes):
        let text = InterfaceText.withBodies(String(decoding: bytes, as: UTF8.self))
        facts.append(reader.facts(of: Array(text.utf8), path: path))
      case .failure(let error): return .failure(ReadingProblem(message: "\(path): \(error.description)"))
      }
    }
    return .success(ModelCheck(interfaces: facts, models: models, frameworks: frameworks, isOpenSource: isOpenSource))
  }

  /// For people: a line per problem, then the checked numbers.
  public var text: String {
    problems.map { "\($0.origin): error: \($0.message)\n" }.joined()
      + "\(checkedRows) rows checked, \(problems.count) problems; \(foreignRows) rows of types that the interfaces do not declare\n"
  }
}
