import Support
import Text

/// Reads one file of `Rules/models`.
struct ModelReader {
  private static let confidences = FunctionModel.Confidence.allCases.map(\.rawValue)

  private let log: ProblemLog
  private let framework: String
  private let source: String
  private let confidence: FunctionModel.Confidence
  /// The origin recorded in rows.
  private let path: String

  /// A row with its place, for reporting duplicates.
  struct Result {
    var functions: [(row: FunctionModel, node: YAMLNode)] = []
    var types: [(row: TypeModel, node: YAMLNode)] = []
    var examples: [ModelExample] = []
    var library: LibraryModel?
    var language = LanguageReader.Result()
  }

  static func read(_ file: RuleFile, log: ProblemLog) -> Result {
    let keys = ["framework", "library", "tests", "source", "confidence", "types", "functions", "examples"] + LanguageReader.keys
    guard let root = YAMLDocument.root(of: file, log: log),
      let reader = FieldReader(root, field: "", keys: keys, log: log)
    else { return Result() }
    let framework = reader.requiredText("framework", "the module that code imports") ?? ""
    let source = reader.requiredText("source", "where the facts come from, for rows without their own") ?? ""
    _ = reader.requiredValue("confidence", Spelling.list(confidences))
    let confidence = reader.choice("confidence", of: FunctionModel.Confidence.self) ?? .remembered
    let models = ModelReader(log: log, framework: framework, source: source, confidence: confidence, path: file.path)
    var result = Result()
    let modules = reader.texts("library").map(\.text)
    if !modules.isEmpty {
      result.library = LibraryModel(
        framework: framework, modules: modules, isForTests: reader.bool("tests") ?? false, isChecked: confidence == .checked)
    }
    for (index, node) in reader.elements("types").enumerated() {
      if let type = models.type(node, "types[\(index)]") { result.types.append((type, node)) }
    }
    for (index, node) in reader.elements("functions").enumerated() {
      result.functions += models.functions(node, "functions[\(index)]")
    }
    result.language = LanguageReader.read(reader)
    for (index, node) in reader.elements("examples").enumerated() {
      if let example = models.example(node, "examples[\(index)]") { result.examples.append(example) }
    }
    return result
  }

  private func example(_ node: YAMLNode, _ field: String) -> ModelExample? {
    guard let reader = FieldReader(node, field: field, keys: ["code", "gives"], log: log),
      let code = reader.requiredText("code", "a small Swift source"),
      reader.requiredValue("gives", "a list of `LINE: KEEPER LIFETIME`") != nil
    else { return nil }
    let gives = reader.texts("gives")
    if gives.isEmpty { reader.report("gives", "is empty: an example says what becomes of at least one closure") }
    for (text, node) in gives where !ModelExample.isExpectation(text) {
      log.report(node, reader.name(of: "gives"), "`\(text)` has not the form `LINE: KEEPER LIFETIME`, or `LINE: none`")
    }
    return ModelExample(source: code, gives: gives.map(\.text), origin: "\(path):\(node.mark.line)")
  }

  // MARK: Types

  private func type(_ node: YAMLNode, _ field: String) -> TypeModel? {
    let keys = [
      "name", "kind", "generics", "inherits", "class_bound", "properties", "sequence", "observed", "lives_for_process", "root", "nested", "associated",
      "global", "in_tree",
      "shown", "plain", "made_by_code", "sample",
      "requires", "when_gone", "source", "confidence",
    ]
    guard let reader = FieldReader(node, field: field, keys: keys, log: log),
      let name = reader.requiredText("name", "the type's name"),
      reader.requiredValue("kind", Spelling.list(TypeModel.Kind.allCases.map(\.rawValue))) != nil,
      let kind = reader.choice("kind", of: TypeModel.Kind.self)
    else { return nil }
    if reader.value("class_bound") != nil, kind != .protocol {
      reader.report("class_bound", "only a protocol can be class-bound; a \(kind.rawValue) is what it is")
    }
    if reader.value("requires") != nil, kind != .protocol { reader.report("requires", "only a protocol requires methods") }
    let isObject = kind == .class || kind == .actor
    let generics = reader.texts("generics").map(\.text)
    var model = TypeModel(
      name: name, kind: kind, inherits: reader.texts("inherits").map(\.text),
      isClassBound: isObject || reader.bool("class_bound") ?? false, properties: properties(reader, generics: generics),
      source: reader.text("source") ?? source,
      confidence: reader.choice("confidence", of: FunctionModel.Confidence.self) ?? confidence, framework: framework,
      sequenceEnd: reader.choice("sequence", of: TypeModel.SequenceEnd.self),
      livesForProcess: reader.bool("lives_for_process") ?? false, isObserved: reader.bool("observed") ?? false,
      isRoot: reader.bool("root") ?? false, nested: reader.text("nested"), global: reader.text("global"),
      isInTree: reader.bool("in_tree") ?? false, isShown: reader.bool("shown") ?? false,
      isPlain: reader.bool("plain") ?? false, isMadeByCode: reader.bool("made_by_code") ?? false, sample: reader.text("sample"),
      requirements: reader.value("requires") == nil ? nil : reader.texts("requires").map(\.text),
      whenGone: EffectReader.events("when_gone", reader, log))
    model.generics = generics
    for (name, _, value) in reader.pairs("associated") { model.associatedTypes[name] = value.text }
    return model
  }

  /// `delegate: weak UITableViewDelegate?`: modifiers, then the type.
  private func properties(_ reader: FieldReader, generics: [String]) -> [TypeModel.Property] {
    reader.pairs("properties").compactMap { name, key, value in
      let field = "\(reader.name(of: "properties")).\(name)"
      guard let text = value.text else {
        log.report(value, field, "expected modifiers and a type such as `weak UIView?`, found \(value.kindDescription)")
        return nil
      }
      if !CallSignature.isName(name) { log.report(key, field, "`\(name)` is no property name") }
      var property = TypeModel.Property(name: name, type: nil, strength: .strong, isStored: true, isStatic: false)
      var words = text.split(separator: " ")[...]
      loop: while let word = words.first {
        switch word {
        case "weak": property.strength = .weak
        case "unowned": property.strength = .unowned
        case "unowned_unsafe": property.strength = .unownedUnsafe
        case "static": property.isStatic = true
        case "computed": property.isStored = false
        case "cancellation": property.tellsCancellation = true
        case "element": property.isElement = true
        case "view": property.isView = true
        case "viewed": property.isViewed = true
        case "values": (property.isView, property.isCollectionOfValues) = (true, true)
        case "fresh": property.isMadeForObject = true
        case _ where word.hasPrefix("held_by("): property.holder = holder(word, value, field)
        default: break loop
        }
        words.removeFirst()
      }
      let type = words.joined(separator: " ")
      property.type = type.isEmpty ? nil : ModelType(parsing: type).replacing(parameters: generics, of: QualifiedName.last(of: reader.text("name") ?? ""))
      return property
    }
  }

  /// `held_by(UIView.addSubview)`
  private func holder(_ word: Substring, _ value: YAMLNode, _ field: String) -> MemberEvent? {
    let text = word.dropFirst("held_by(".count)
    guard text.last == ")", let signature = CallSignature(String(text.dropLast())), let type = signature.type, signature.labels == nil else {
      log.report(value, field, "`\(word)` has not the form `held_by(Type.method)`")
      return nil
    }
    return MemberEvent(type: QualifiedName.last(of: type), member: signature.name)
  }

  // MARK: Functions

  private func functions(_ node: YAMLNode, _ field: String) -> [(row: FunctionModel, node: YAMLNode)] {
    let keys = [
      "call", "assign", "effects", "result", "result_type", "ends", "finished_by", "resumed_by", "discardable", "empties", "key", "waits_for", "counted_from",
      "tells", "closure_parameter",
      "platform", "advice", "keeps_result", "for_reuse", "occasion", "called_once", "single_case", "inspects_types", "never_returns", "source", "confidence",
      "delivers_on", "background",
    ]
    guard let reader = FieldReader(node, field: field, keys: keys, log: log) else { return [] }
    let isAssignment = reader.value("assign") != nil
    if isAssignment == (reader.value("call") != nil) {
      log.report(node, field, "exactly one of `call` and `assign` is needed")
      return []
    }
    let signatures = self.signatures(reader, isAssignment ? "assign" : "call", isAssignment)
    let effects = reader.elements("effects").enumerated().flatMap { index, node in
      EffectReader.effects(node, "\(field).effects[\(index)]", log: log)
    }
    if reader.value("effects") == nil { reader.report("effects", "missing key `effects`: a list, `[]` for no effect") }
    check(effects, signatures.map(\.signature), isAssignment)
    let result = reader.choice("result", of: ResultModel.self)
    let source = reader.text("source") ?? self.source
    let confidence = reader.choice("confidence", of: FunctionModel.Confidence.self) ?? self.confidence
    let retainsInResult = effects.contains { $0.effect.keeper == .result }
    if retainsInResult, result != nil, result != .object {
      reader.report("result", "an effect has `keeper: result`, so the result is an `object`")
    }
    let streamEnd = reader.choice("ends", of: StreamEnd.self)
    if streamEnd != nil, !retainsInResult, result == nil || result == .other, !signatures.allSatisfy({ $0.signature.name == "init" }) {
      reader.report("ends", "the call makes nothing that could end: `result` is missing")
    }
    if (streamEnd == .whenFinished || streamEnd == .whenArgumentEmits) != (reader.value("finished_by") != nil) {
      reader.report("finished_by", "is needed with `ends: when_finished` and `ends: when_argument_emits`, and only there")
    }
    if let key = reader.text("key"), !signatures.contains(where: { $0.signature.labels?.contains(key) ?? false }) {
      let known = Set(signatures.flatMap { $0.signature.labels ?? [] }).sorted()
      reader.report("key", "no argument `\(key)`\(Spelling.hint(for: key, in: known)) (known: \(known.joined(separator: ", ")))")
    }
    if let label = reader.text("delivers_on"), !signatures.contains(where: { EffectReader.has(label, $0.signature) }) {
      reader.report("delivers_on", "no argument `\(label)`")
    }
    if reader.value("single_case") != nil, result != .receiver { reader.report("single_case", "makes sense only with `result: receiver`") }
    let waitsFor = EffectReader.events("waits_for", reader, log)
    if reader.value("counted_from") != nil, waitsFor.isEmpty { reader.report("counted_from", "makes sense only with `waits_for`") }
    return signatures.map { signature, node in
      let row = FunctionModel(
        type: signature.type, name: signature.name, labels: signature.labels,
        effects: effects.filter { $0.applies(to: signature) }.map { isAssignment ? $0.effect.endedByEmptying(signature) : $0.effect },
        result: retainsInResult ? .object : result ?? .other, resultType: reader.text("result_type").map(ModelType.init), source: source,
        confidence: confidence, origin: "\(path):\(node.mark.line)", isAssignment: isAssignment,
        framework: framework, emptying: reader.choice("empties", of: Emptying.self) ?? .nothing, optionalLabels: signature.optionalLabels,
        streamEnd: streamEnd, finishedBy: EffectReader.finishers(reader, log), waitsFor: waitsFor,
        countedFrom: reader.text("counted_from"), telling: reader.choice("tells", of: Telling.self) ?? .nothing,
        closureParameter: reader.text("closure_parameter").map(ModelType.init), isDarwinOnly: reader.choice("platform", of: ModelPlatform.self) == .darwin,
        key: reader.text("key").flatMap { EffectReader.has($0, signature) ? $0 : nil }, advice: reader.text("advice"),
        resultKeeper: reader.text("keeps_result").flatMap { EffectReader.has($0, signature) ? $0 : nil }, isForReuse: reader.bool("for_reuse") ?? false,
        neverReturns: reader.choice("never_returns", of: NeverReturning.self), resumedBy: reader.texts("resumed_by").map(\.text),
        isDiscardable: reader.bool("discardable") ?? false, isCalledOnce: reader.bool("called_once") ?? false,
        inspectsTypes: reader.bool("inspects_types") ?? false, occasion: reader.choice("occasion", of: Occasion.self),
        singleCase: reader.text("single_case"),
        deliversOn: reader.text("delivers_on").flatMap { EffectReader.has($0, signature) ? $0 : nil }, isBackground: reader.bool("background") ?? false)
      return (row, node)
    }
  }

  private func signatures(_ reader: FieldReader, _ key: String, _ isAssignment: Bool)
    -> [(signature: CallSignature, node: YAMLNode)]
  {
    let texts = reader.texts(key)
    if texts.isEmpty { reader.report(key, "names no function") }
    return texts.compactMap { text, node in
      guard let signature = CallSignature(text), !isAssignment || (signature.labels == nil && signature.type != nil) else {
        let form = isAssignment ? "`Type.property`" : "`Type.name(label:_:)`, `name(label:)` or `Type.name`"
        log.report(node, reader.name(of: key), "`\(text)` has not the form \(form)")
        return nil
      }
      return (signature, node)
    }
  }

  /// Every argument named in an effect must exist in one of the row's functions.
  private func check(_ effects: [EffectReader.Effect], _ signatures: [CallSignature], _ isAssignment: Bool) {
    for effect in effects where !signatures.isEmpty {
      for (name, key) in effect.namedArguments {
        if isAssignment ? name == "_" || name == "self" && effect.effect.when?.argument == name : signatures.contains(where: { EffectReader.has(name, $0) }) {
          continue
        }
        let known = isAssignment ? ["_"] : Array(Set(signatures.flatMap { $0.labels ?? [] })).sorted() + ["self", "*"]
        log.report(
          effect.node, key,
          "no argument `\(name)`\(Spelling.hint(for: name, in: known)) (known: \(known.joined(separator: ", ")))")
      }
    }
  }
}

extension ArgumentEffect {
  /// The same for the assignment of a property: what its object retains with it goes when the property is emptied.
  fileprivate func endedByEmptying(_ property: CallSignature) -> ArgumentEffect {
    guard keeper == .receiver, let type = property.type else { return self }
    var result = self
    result.endedBy.append(MemberEvent(type: QualifiedName.last(of: type), member: property.name, assigned: .nothing))
    return result
  }
}

/// The platform of a function that does not exist everywhere.
private enum ModelPlatform: String, CaseIterable { case darwin }
