import RuleFiles
import RuleFormat

/// Writes rule values as Swift source.
///
/// Every row is one statement with literals and functions of one overload, which the type checker reads in linear time; one
/// array literal of all rows would be solved as one expression.
enum SwiftWriter {
  static func source(of contents: RuleFileContents) -> String {
    var text = """
      // Generated from the files in Rules. Changes here are lost.
      import RuleFormat

      /// The rules and models that are compiled in.
      public enum BuiltIn {
        /// The rules, the level table and the presets.
        public static let catalog: RuleCatalog = makeCatalog()
        /// What frameworks do with the closures, targets and objects that they are given.
        public static let models: FrameworkModels = makeModels()
      }

      """
    var catalogCalls = ""
    var modelCalls = ""
    var bodies = ""
    for (index, file) in contents.files.enumerated() {
      let catalog = file.rules.map(rule) + file.levels.map(levelRow) + file.presets.map(preset)
      let models = file.functions.map(function) + file.types.map(type) + file.unknown.map(pattern)
      if !catalog.isEmpty {
        catalogCalls += "  catalog\(index)(&catalog)\n"
        bodies += body("catalog\(index)(_ catalog: inout RuleCatalog)", file.path, catalog)
      }
      if !models.isEmpty {
        modelCalls += "  models\(index)(&models)\n"
        bodies += body("models\(index)(_ models: inout FrameworkModels)", file.path, models)
      }
    }
    text += "\nprivate func makeCatalog() -> RuleCatalog {\n  var catalog: RuleCatalog = RuleCatalog()\n"
    text += catalogCalls + "  return catalog\n}\n"
    text += "\nprivate func makeModels() -> FrameworkModels {\n  var models: FrameworkModels = FrameworkModels()\n"
    text += "  models.functions.reserveCapacity(\(contents.models.functions.count))\n"
    text += "  models.types.reserveCapacity(\(contents.models.types.count))\n"
    text += modelCalls + "  return models\n}\n"
    return text + bodies + helpers
  }

  private static func body(_ signature: String, _ path: String, _ statements: [String]) -> String {
    "\n// \(path)\nprivate func \(signature) {\n" + statements.map { "  \($0)\n" }.joined() + "}\n"
  }

  // MARK: Rows

  private static func rule(_ rule: Rule) -> String {
    let variants = rule.variants.map { "MessageVariant(conditions: \(conditions($0.conditions)), text: \(literal($0.text)))" }
    return "catalog.rules.append(Rule(name: \(literal(rule.name)), summary: \(literal(rule.summary)), "
      + "explanation: \(literal(rule.explanation)), level: \(rule.level.map { ".\($0)" } ?? "nil"), "
      + "precedence: \(rule.precedence), tags: \(strings(rule.tags)), cwe: \(rule.cwe), "
      + "conditions: \(conditions(rule.conditions)), message: \(literal(rule.message)), variants: \(list(variants)), "
      + "place: .\(rule.place), firingExamples: \(examples(rule.firingExamples)), "
      + "harmlessExamples: \(examples(rule.harmlessExamples))))"
  }

  private static func levelRow(_ row: LevelRow) -> String {
    "catalog.levels.append(LevelRow(conditions: \(conditions(row.conditions)), level: .\(row.level)))"
  }

  private static func preset(_ preset: Preset) -> String {
    let levels = preset.minimumLevels.map { "RuleLevel(rule: \(literal($0.rule)), level: .\($0.level))" }
    return "catalog.presets.append(Preset(name: \(literal(preset.name)), summary: \(literal(preset.summary)), "
      + "minimumLevels: \(list(levels))))"
  }

  private static func function(_ row: FunctionModel) -> String {
    "models.functions.append(function(\(optional(row.type)), \(literal(row.name)), "
      + "\(row.labels.map(strings) ?? "nil"), \(list(row.effects.map(effect))), .\(row.result), "
      + "\(optional(row.resultType)), \(literal(row.source)), .\(row.confidence), \(literal(row.origin)), "
      + "\(row.isAssignment), \(literal(row.framework)), \(row.emptiesReceiver)))"
  }

  private static func effect(_ effect: ArgumentEffect) -> String {
    let when = effect.when.map { "ArgumentCondition(argument: \(literal($0.argument)), value: \(literal($0.value)))" }
    return "effect(\(literal(effect.argument)), \(keeper(effect.keeper)), \(optional(effect.keeperArgument)), "
      + ".\(effect.lifetime), \(optional(effect.until)), \(effect.isWeak), \(when ?? "nil"), \(strings(effect.endedBy)))"
  }

  private static func type(_ type: TypeModel) -> String {
    let properties = type.properties.map { property in
      "property(\(literal(property.name)), \(optional(property.type)), .\(property.strength), \(property.isStored), "
        + "\(property.isStatic))"
    }
    return "models.types.append(type(\(literal(type.name)), .\(type.kind), \(strings(type.inherits)), "
      + "\(type.isClassBound), \(list(properties)), \(literal(type.source)), .\(type.confidence), "
      + "\(literal(type.framework))))"
  }

  private static func pattern(_ pattern: UnknownCalleePattern) -> String {
    "models.unknown.append(UnknownCalleePattern(label: \(optional(pattern.label)), function: \(optional(pattern.function)), "
      + "keeper: \(keeper(pattern.keeper)), lifetime: .\(pattern.lifetime), reason: \(literal(pattern.reason))))"
  }

  // MARK: Parts

  /// Bare `.none` is `Optional.none` wherever an optional is possible; the enum's name leaves no doubt.
  private static func keeper(_ keeper: ArgumentEffect.Keeper) -> String { "ArgumentEffect.Keeper.\(keeper)" }

  private static func conditions(_ conditions: [Condition]) -> String {
    list(conditions.map { "Condition(attribute: .\($0.attribute), values: \(strings($0.values)))" })
  }

  private static func examples(_ examples: [RuleExample]) -> String {
    list(examples.map { "RuleExample(source: \(literal($0.source)))" })
  }

  private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
  private static func strings(_ items: [String]) -> String { list(items.map(literal)) }
  private static func optional(_ text: String?) -> String { text.map(literal) ?? "nil" }

  /// A string literal on one line.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static let helpers = """

    private func function(
      _ type: String?, _ name: String, _ labels: [String]?, _ effects: [ArgumentEffect], _ result: ResultModel,
      _ resultType: String?, _ source: String, _ confidence: FunctionModel.Confidence, _ origin: String, _ isAssignment: Bool,
      _ framework: String, _ emptiesReceiver: Bool
    ) -> FunctionModel {
      FunctionModel(
        type: type, name: name, labels: labels, effects: effects, result: result, resultType: resultType, source: source,
        confidence: confidence, origin: origin, isAssignment: isAssignment, framework: framework, emptiesReceiver: emptiesReceiver)
    }

    private func effect(
      _ argument: String, _ keeper: ArgumentEffect.Keeper, _ keeperArgument: String?, _ lifetime: Lifetime, _ until: String?,
      _ isWeak: Bool, _ when: ArgumentCondition?, _ endedBy: [String]
    ) -> ArgumentEffect {
      ArgumentEffect(
        argument: argument, keeper: keeper, keeperArgument: keeperArgument, lifetime: lifetime, until: until, isWeak: isWeak,
        when: when, endedBy: endedBy)
    }

    private func type(
      _ name: String, _ kind: TypeModel.Kind, _ inherits: [String], _ isClassBound: Bool, _ properties: [TypeModel.Property],
      _ source: String, _ confidence: FunctionModel.Confidence, _ framework: String
    ) -> TypeModel {
      TypeModel(
        name: name, kind: kind, inherits: inherits, isClassBound: isClassBound, properties: properties, source: source,
        confidence: confidence, framework: framework)
    }

    private func property(
      _ name: String, _ type: String?, _ strength: CaptureStrength, _ isStored: Bool, _ isStatic: Bool
    ) -> TypeModel.Property {
      TypeModel.Property(name: name, type: type, strength: strength, isStored: isStored, isStatic: isStatic)
    }

    """
}
