import Catalog
import Ownership
import Program
import Facts
import Project

/// Model rows for the public functions of a library, derived from the analyser's own summaries.
public struct DerivedModels: Sendable {
  /// A function with closure parameters.
  public struct Function: Sendable {
    /// The signature in row notation: `Type.name(label:optional?:)`.
    public var signature: String
    public var fates: [ClosureParameterUse]
    /// The label of each parameter, `_` for none.
    public var labels: [String]
    /// `path:line:column`
    public var place: String
    /// The built-in rows about it.
    public var rows: [Int]
    /// Whether the use of every closure is known.
    public var isKnown: Bool { fates.allSatisfy { fate in fate.keepers.allSatisfy { $0.keeper != nil } } }
  }

  /// In the order of file and place.
  public let functions: [Function]
  private let program: Program

  public init(_ outcome: Linter.Outcome) {
    program = outcome.program
    var functions: [Function] = []
    for var fate in outcome.analysis.parameterFates where !outcome.isIndexOnly[Int(fate.function.file)] {
      // An initialiser's `self` is the resulting object.
      if program.function(fate.function).kind == .initializer {
        for index in fate.keepers.indices where fate.keepers[index].keeper == .receiver { fate.keepers[index].keeper = .result }
      }
      if functions.last?.fates.first?.function == fate.function {
        functions[functions.count - 1].fates.append(fate)
        continue
      }
      guard program.isPublic(fate.function) else { continue }
      let declaration = program.function(fate.function)
      let document = outcome.report.documents[Int(fate.function.file)]
      functions.append(
        Function(
          signature: program.signature(fate.function), fates: [fate], labels: program.labels(of: fate.function),
          place: document.location(of: declaration.nameRange.start),
          rows: program.modelRows(about: fate.function)))
    }
    self.functions = functions
  }

  /// A model file. Unknown parts are in comments.
  public func text(framework: String, source: String) -> String {
    var text = """
      framework: \(framework)
      source: \(source)
      # Derived by `unretain models derive`; a row is checked when somebody has read the source that it names.
      confidence: partly

      functions:

      """
    for function in functions {
      guard function.isKnown else {
        text += "  # Not known: \(function.signature), \(function.place)\n"
        continue
      }
      text += "  - call: \(function.signature)\n    effects:\n"
      for fate in function.fates {
        for effect in effects(of: fate, function) { text += "      - { \(effect) }\n" }
      }
      text += "    source: \(Self.file(function.place))\n"
    }
    return text
  }

  /// A table that compares summaries and built-in rows for the same arguments.
  public var comparison: String {
    var text = "function\targument\tderived\tmodel\trow\tagrees\n"
    for function in functions {
      for row in function.rows.prefix(1) {
        let model = program.models.functions[row]
        for fate in function.fates {
          let label = function.labels[fate.parameter]
          let modelled = model.effects.filter {
            $0.argument == .label(label) || ($0.argument == .anyClosure && !model.effects.contains { $0.argument == .label(label) })
          }
          let derived = Self.brief(fate)
          let known = modelled.isEmpty ? "none" : Self.unique(modelled.map { Self.brief($0.keeper, $0.lifetime) }).joined(separator: " ")
          let agrees = Self.agree(derived, known)
          text += "\(function.signature)\t\(label)\t\(derived)\t\(known)\t\(model.origin)\t\(agrees)\n"
        }
      }
    }
    return text
  }

  private func effects(of fate: ClosureParameterUse, _ function: Function) -> [String] {
    let argument = "argument: \(Self.quoted(function.labels[fate.parameter]))"
    guard fate.escapes, !fate.keepers.isEmpty else { return ["\(argument), keeper: none"] }
    return fate.keepers.compactMap { keeper in
      guard let kind = keeper.keeper else { return nil }
      var text = "\(argument), keeper: \(kind.rawValue)"
      if let position = keeper.argument { text += ", keeper_argument: \(Self.quoted(function.labels[position]))" }
      if keeper.lifetime != .whileKept { text += ", lifetime: \(keeper.lifetime.rawValue)" }
      if keeper.lifetime == .untilEvent || keeper.lifetime == .untilCall {
        text += ", until: \"\(keeper.until ?? "the work is done")\""
      }
      return text
    }
  }

  private static func brief(_ fate: ClosureParameterUse) -> String {
    if !fate.escapes || fate.keepers.isEmpty { return fate.escapes ? "none" : "none(no escape)" }
    return unique(fate.keepers.map { keeper in keeper.keeper.map { brief($0, keeper.lifetime) } ?? "unknown" }).joined(separator: " ")
  }

  private static func brief(_ keeper: ArgumentEffect.Keeper, _ lifetime: Lifetime) -> String {
    keeper == .none ? "none" : "\(keeper.rawValue):\(lifetime.rawValue)"
  }

  private static func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether both agree: they are equal, or both say that it is released by itself or not retained. Otherwise they agree if the keepers are the same: other
  /// functions may decide the end, which a single summary does not show.
  private static func agree(_ derived: String, _ known: String) -> String {
    let derived = Set(derived.replacingEscape.split(separator: " ").map(String.init))
    let known = Set(known.split(separator: " ").map(String.init))
    if derived == known { return "yes" }
    let passing: (Set<String>) -> Bool = { texts in texts.allSatisfy { $0 == "none" || $0.hasSuffix(":until_event") } }
    if passing(derived), passing(known) { return "both let go" }
    if derived.contains("unknown") { return "not known" }
    return keepers(derived) == keepers(known) ? "same keeper" : "no"
  }

  /// The keepers beyond an event that happens by itself; without such keepers, all of them.
  private static func keepers(_ texts: Set<String>) -> Set<Substring> {
    let lasting = texts.filter { !$0.hasSuffix(":until_event") }
    return Set((lasting.isEmpty ? texts : lasting).compactMap { $0.split(separator: ":").first })
  }

  private static func file(_ place: String) -> String {
    place.split(separator: ":").dropLast(2).joined(separator: ":")
  }

  private static func quoted(_ label: String) -> String { label == "on" || label == "yes" || label == "no" ? "\"\(label)\"" : label }
}

extension String {
  fileprivate var replacingEscape: String { self == "none(no escape)" ? "none" : self }
}

extension Program {
  /// Whether code that imports the module can call the function, by its own modifiers or those of its extension.
  fileprivate func isPublic(_ reference: FunctionReference) -> Bool {
    let function = function(reference)
    let file = files[Int(reference.file)]
    func has(_ attributes: [NameID]) -> Bool { attributes.contains { ["public", "open"].contains(file.name($0)) } }
    if has(function.attributes) { return true }
    guard let owner = function.owner, file[owner].kind == .extension || file[owner].kind == .protocol else { return false }
    let isNarrower = function.attributes.contains { ["private", "fileprivate", "internal", "package"].contains(file.name($0)) }
    return has(file[owner].attributes) && !isNarrower
  }

  /// The labels of the parameters, `_` for none.
  fileprivate func labels(of reference: FunctionReference) -> [String] {
    function(reference).parameters.map { $0.label.map { text(name($0, in: Int(reference.file))) } ?? "_" }
  }

  /// A function in row notation.
  fileprivate func signature(_ reference: FunctionReference) -> String {
    let function = function(reference)
    let labels = zip(labels(of: reference), function.parameters).map { label, parameter in
      label + (parameter.defaultValue != nil || parameter.isVariadic ? "?:" : ":")
    }
    let name = function.name.map { text(self.name($0, in: Int(reference.file))) } ?? ""
    var owners: [String] = []
    var next = owner(of: reference)
    while let id = next {
      owners.insert(text(self[id].name), at: 0)
      next = self[id].parent
    }
    return (owners + [name]).joined(separator: ".") + "(\(labels.joined()))"
  }
}
