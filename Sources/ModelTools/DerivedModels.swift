import Catalog
import Ownership
import Program
import Facts
import Project

/// Model rows for the public functions of a library, told by the analyser's own summaries of its code.
public struct DerivedModels: Sendable {
  /// One function that takes closures.
  public struct Function: Sendable {
    /// `Type.name(label:optional?:)`, as rows name it.
    public var signature: String
    public var fates: [ParameterFate]
    /// The label of each of its parameters, `_` for none.
    public var labels: [String]
    /// `path:line:column`
    public var place: String
    /// Rows of the built-in models that are about it.
    public var rows: [Int]
    /// Is every closure's fate known?
    public var isKnown: Bool { fates.allSatisfy { fate in fate.keepers.allSatisfy { $0.keeper != nil } } }
  }

  /// In the order of file and place.
  public let functions: [Function]
  private let program: Program

  public init(_ outcome: Linter.Outcome) {
    program = outcome.program
    var functions: [Function] = []
    for var fate in outcome.analysis.parameterFates where !outcome.isIndexOnly[Int(fate.function.file)] {
      // What an initialiser keeps in `self` is kept by what it makes.
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
          place: document.place(of: SourcePlace(file: Int(fate.function.file), range: declaration.nameRange)),
          rows: program.modelRows(about: fate.function)))
    }
    self.functions = functions
  }

  /// A model file. What the summaries cannot tell stands in comments.
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

  /// A table of what the summaries and the built-in rows say of the same argument.
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

  private func effects(of fate: ParameterFate, _ function: Function) -> [String] {
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

  private static func brief(_ fate: ParameterFate) -> String {
    if !fate.escapes || fate.keepers.isEmpty { return fate.escapes ? "none" : "none(no escape)" }
    return unique(fate.keepers.map { keeper in keeper.keeper.map { brief($0, keeper.lifetime) } ?? "unknown" }).joined(separator: " ")
  }

  private static func brief(_ keeper: ArgumentEffect.Keeper, _ lifetime: Lifetime) -> String {
    keeper == .none ? "none" : "\(keeper.rawValue):\(lifetime.rawValue)"
  }

  private static func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Do they tell the same? Equal, or both that it is let go of by itself, or that nobody keeps it; or else the same keepers for another
  /// time, for what ends it other functions may decide, which the summary of one does not tell.
  private static func agree(_ derived: String, _ known: String) -> String {
    let derived = Set(derived.replacingEscape.split(separator: " ").map(String.init))
    let known = Set(known.split(separator: " ").map(String.init))
    if derived == known { return "yes" }
    let passing: (Set<String>) -> Bool = { texts in texts.allSatisfy { $0 == "none" || $0.hasSuffix(":until_event") } }
    if passing(derived), passing(known) { return "both let go" }
    if derived.contains("unknown") { return "not known" }
    return keepers(derived) == keepers(known) ? "same keeper" : "no"
  }

  /// Those who keep it for longer than until something happens by itself; where there are none, all of them.
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
  /// Can code that imports the module call the function? Its own modifiers or those of the extension around it say so.
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

  /// A function as model rows name it.
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
