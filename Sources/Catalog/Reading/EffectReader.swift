import Support
import Text

/// Reads the effects of a function on its arguments.
enum EffectReader {
  /// An effect with its place.
  struct Effect {
    var effect: ArgumentEffect
    var node: YAMLNode
    var field: String

    /// The argument concerned, as written.
    var argument: String

    /// The arguments that the effect names, each with the naming field.
    var namedArguments: [(name: String, field: String)] {
      var names = [(argument, "\(field).argument")]
      if let keeper = effect.keeperArgument { names.append((keeper, "\(field).keeper_argument")) }
      if let when = effect.when { names.append((when.argument, "\(field).when")) }
      return names
    }

    /// Several functions in one row may have different arguments.
    func applies(to signature: CallSignature) -> Bool {
      namedArguments.allSatisfy { has($0.name, signature) }
    }
  }

  /// Whether the function has such an argument.
  static func has(_ argument: String, _ signature: CallSignature) -> Bool {
    guard let labels = signature.labels else { return true }
    if let position = ArgumentSelector.position(argument) { return labels.indices.contains(position) && labels[position] == "_" }
    return argument == "*" || (argument == "self" && signature.type != nil) || labels.contains(argument)
  }

  static let keys = [
    "argument", "keeper", "keeper_argument", "lifetime", "until", "until_return", "until_end", "ended_by", "awaited_by",
    "set_off_by", "held_up_by", "joins", "keeps_returned", "replaces", "at_end", "when_over", "passes", "weak", "when", "assumed",
    "as_property", "of_returned", "autoclosure", "rearmed_until", "factory", "stacked", "occasion", "emits", "finished_by", "beneath",
  ]

  /// One effect per named argument.
  static func effects(_ node: YAMLNode, _ field: String, log: ProblemLog) -> [Effect] {
    guard let reader = FieldReader(node, field: field, keys: keys, log: log) else { return [] }
    _ = reader.requiredValue("argument", "a label, `_`, `*` or `self`")
    guard reader.requiredValue("keeper", Spelling.list(ArgumentEffect.Keeper.allCases.map(\.rawValue))) != nil,
      let keeper = reader.choice("keeper", of: ArgumentEffect.Keeper.self)
    else { return [] }
    let keeperArgument = reader.text("keeper_argument")
    if (keeper == .argument || keeper == .observed) != (keeperArgument != nil) {
      reader.report("keeper_argument", "is needed with `keeper: argument` and `keeper: observed`, and only there")
    }
    let lifetime = self.lifetime(reader, keeper)
    let until = reader.text("until")
    let isBounded = lifetime == .untilEvent || lifetime == .untilCall
    if isBounded, until == nil { reader.report("until", "missing key `until`: what ends it, in words") }
    if reader.bool("until_return") == true, lifetime != .untilEvent, keeper != .none {
      reader.report("until_return", "makes sense only with `lifetime: until_event` or `keeper: none`")
    }
    if reader.bool("joins") == true, reader.bool("until_return") != true {
      reader.report("joins", "makes sense only with `until_return: true`")
    }
    if reader.bool("until_end") == true {
      if isBounded { reader.report("until_end", "says what would be kept for longer; with `lifetime: \(lifetime.rawValue)` it makes no sense") }
      if until == nil { reader.report("until", "missing key `until`: what ends it, in words") }
    }
    let endedBy = events("ended_by", reader, log)
    let awaitedBy = events("awaited_by", reader, log)
    let setOffBy = events("set_off_by", reader, log)
    if !setOffBy.isEmpty, lifetime != .untilEvent { reader.report("set_off_by", "makes sense only with `lifetime: until_event`") }
    let heldUpBy = events("held_up_by", reader, log)
    if !heldUpBy.isEmpty, setOffBy.isEmpty { reader.report("held_up_by", "makes sense only with `set_off_by`") }
    let rearmedUntil = events("rearmed_until", reader, log)
    if !rearmedUntil.isEmpty, lifetime != .untilEvent { reader.report("rearmed_until", "makes sense only with `lifetime: until_event`") }
    let finishedBy = events("finished_by", reader, log)
    if !finishedBy.isEmpty, reader.bool("until_end") != true { reader.report("finished_by", "makes sense only with `until_end: true`") }
    if reader.bool("beneath") == true, reader.bool("weak") != true { reader.report("beneath", "makes sense only with `weak: true`") }
    let when = condition(reader)
    return reader.texts("argument").map { argument, node in
      let effect = ArgumentEffect(
        argument: selector(argument), keeper: keeper, keeperArgument: keeperArgument, lifetime: lifetime, until: until,
        isWeak: reader.bool("weak") ?? false, when: when, endedBy: endedBy, awaitedBy: awaitedBy,
        isUntilReturn: reader.bool("until_return") ?? false, replaces: reader.bool("replaces") ?? false,
        passes: reader.choice("passes", of: PassedValue.self) ?? .unknown,
        isUntilStreamEnd: reader.bool("until_end") ?? false, setOffBy: setOffBy, heldUpBy: heldUpBy,
        joins: reader.bool("joins") ?? false, retainsReturned: reader.bool("keeps_returned") ?? false,
        isAssumed: reader.bool("assumed") ?? false,
        isAtEnd: reader.bool("at_end") ?? false, isCalledWhenOver: reader.bool("when_over") ?? false,
        isPropertyValue: reader.bool("as_property") ?? false, isAboutReturned: reader.bool("of_returned") ?? false,
        isAutoclosure: reader.bool("autoclosure") ?? false,
        rearmedUntil: rearmedUntil, isFactory: reader.bool("factory") ?? false,
        isStacked: reader.bool("stacked") ?? false, occasion: reader.choice("occasion", of: Occasion.self),
        emits: reader.choice("emits", of: EmittedValue.self) ?? .nothing, finishedBy: finishedBy,
        isBeneath: reader.bool("beneath") ?? false)
      return Effect(effect: effect, node: node, field: field, argument: argument)
    }
  }

  private static func selector(_ argument: String) -> ArgumentSelector {
    switch argument {
    case "*": .anyClosure
    case "self": .receiver
    default: .label(argument)
    }
  }

  /// `Type.method`, `method` or `Type.property = true`
  static func events(_ key: String, _ reader: FieldReader, _ log: ProblemLog) -> [MemberEvent] {
    reader.texts(key).compactMap { text, node in
      var name = text
      var assigned: AssignedValue?
      for (value, meaning) in [("true", AssignedValue.yes), ("false", .no)] where text.hasSuffix(" = \(value)") {
        name = String(text.dropLast(value.count + 3))
        assigned = meaning
      }
      guard let signature = CallSignature(name), signature.labels.map({ $0.count == 1 && $0[0] != "_" && key == "finished_by" && assigned == nil }) ?? true
      else {
        log.report(
          node, reader.name(of: key),
          "`\(text)` has not the form `Type.method`, `method` or `Type.property = true`\(key == "finished_by" ? ", or `Type.method(label:)`" : "")")
        return nil
      }
      return MemberEvent(type: signature.type.map(QualifiedName.last), member: signature.name, assigned: assigned, label: signature.labels?.first)
    }
  }

  /// The calls that finish the stream which a row makes.
  static func finishers(_ reader: FieldReader, _ log: ProblemLog) -> [StreamFinisher] {
    let key = "finished_by"
    return reader.texts(key).compactMap { text, node in
      if let finisher = StreamFinisher(text) { return finisher }
      log.report(node, reader.name(of: key), "`\(text)` has not the form `method`, `method(label:)`, `method(.case)` or `method(label: .case)`")
      return nil
    }
  }

  /// The lifetime may be omitted if the keeper implies it.
  private static func lifetime(_ reader: FieldReader, _ keeper: ArgumentEffect.Keeper) -> Lifetime {
    let written = reader.choice("lifetime", of: Lifetime.self)
    switch keeper {
    case .none:
      if let written, written != .synchronous {
        reader.report("lifetime", "nobody keeps it, so that only `synchronous` makes sense")
      }
      return .synchronous
    case .receiver, .source, .result, .argument, .static, .observed:
      return written ?? .whileKept
    case .system:
      if reader.value("lifetime") == nil { reader.report("lifetime", "missing key `lifetime`: the system keeps it until when?") }
      return written ?? .unknown
    }
  }

  private static let values: [(text: String, value: ArgumentCondition.Value)] = [
    ("true", .true), ("false", .false), ("nil", .nil), ("absent", .absent), ("received", .received),
  ]

  private static func value(_ node: YAMLNode) -> ArgumentCondition.Value? {
    let texts = node.list.map { $0.compactMap(\.text) } ?? [node.text ?? ""]
    if texts.count == 1, let known = values.first(where: { $0.text == texts[0] }) { return known.value }
    guard !texts.isEmpty, texts.allSatisfy({ $0.hasPrefix(".") && $0.count > 1 }) else { return nil }
    return .members(texts.map { String($0.dropFirst()) })
  }

  private static func condition(_ reader: FieldReader) -> ArgumentCondition? {
    let pairs = reader.pairs("when")
    guard let pair = pairs.first else { return nil }
    if pairs.count > 1 { reader.report("when", "only one argument can be asked for") }
    guard let value = value(pair.value) else {
      reader.log.report(pair.value, reader.name(of: "when"), "expected \(Spelling.list(values.map(\.text))), or members of a type: `.one`, `[.one, .another]`")
      return nil
    }
    if (value == .received) != (pair.name == "self") { reader.report("when", "`received`, and nothing else, can be asked of `self`") }
    return ArgumentCondition(argument: pair.name, value: value)
  }
}

/// Reads the patterns for labels and names of unknown callees and properties.
enum UnknownCalleeReader {
  /// The content of `unknown.yml`.
  struct Result {
    var callees: [UnknownCalleePattern] = []
    var properties: [UnknownPropertyPattern] = []
  }

  static func read(_ file: RuleFile, log: ProblemLog) -> Result {
    guard let root = YAMLDocument.root(of: file, log: log),
      let reader = FieldReader(root, field: "", keys: ["patterns", "properties"], log: log),
      reader.requiredValue("patterns", "a list of patterns") != nil
    else { return Result() }
    let callees = reader.elements("patterns").enumerated().flatMap { index, node in
      patterns(node, "patterns[\(index)]", log)
    }
    let properties = reader.elements("properties").enumerated().flatMap { index, node in
      self.properties(node, "properties[\(index)]", log)
    }
    return Result(callees: callees, properties: properties)
  }

  private static func properties(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> [UnknownPropertyPattern] {
    guard let reader = FieldReader(node, field: field, keys: ["name", "strength", "for_owners_only", "back_reference", "reason"], log: log),
      let reason = reader.requiredText("reason", "why the name suggests it"),
      reader.requiredValue("name", "one name or a list; `*` stands for any text") != nil,
      reader.requiredValue("strength", Spelling.list(CaptureStrength.allCases.map(\.rawValue))) != nil,
      let strength = reader.choice("strength", of: CaptureStrength.self)
    else { return [] }
    let isForOwnersOnly = reader.bool("for_owners_only") ?? false
    let isBackReference = reader.bool("back_reference") ?? false
    return reader.texts("name").map {
      UnknownPropertyPattern(name: $0.text, strength: strength, reason: reason, isForOwnersOnly: isForOwnersOnly, isBackReference: isBackReference)
    }
  }

  private static func patterns(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> [UnknownCalleePattern] {
    let keys = ["label", "function", "keeper", "lifetime", "reason"]
    guard let reader = FieldReader(node, field: field, keys: keys, log: log),
      let reason = reader.requiredText("reason", "why the name suggests it"),
      reader.requiredValue("keeper", Spelling.list(ArgumentEffect.Keeper.allCases.map(\.rawValue))) != nil,
      let keeper = reader.choice("keeper", of: ArgumentEffect.Keeper.self),
      reader.requiredValue("lifetime", Spelling.list(Lifetime.allCases.map(\.rawValue))) != nil,
      let lifetime = reader.choice("lifetime", of: Lifetime.self)
    else { return [] }
    if keeper == .argument || keeper == .observed { reader.report("keeper", "which argument keeps it cannot be told from a name") }
    let labels: [String?] = reader.value("label") == nil ? [nil] : reader.texts("label").map(\.text)
    let functions: [String?] = reader.value("function") == nil ? [nil] : reader.texts("function").map(\.text)
    if labels == [nil], functions == [nil] { log.report(node, field, "`label` or `function` is needed") }
    return labels.flatMap { label in
      functions.map {
        UnknownCalleePattern(label: label, function: $0, keeper: keeper, lifetime: lifetime, reason: reason)
      }
    }
  }
}
