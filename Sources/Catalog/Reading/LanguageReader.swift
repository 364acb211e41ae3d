import Support
import Text

/// Reads collection members, operators and attributes from a model file.
enum LanguageReader {
  static let keys = ["member_results", "operators", "attributes"]

  /// The content of one file.
  struct Result {
    var memberResults: [MemberResultModel] = []
    var operators: [OperatorModel] = []
    var attributes: [AttributeModel] = []
  }

  static func read(_ reader: FieldReader) -> Result {
    var result = Result()
    for (index, node) in reader.elements("member_results").enumerated() {
      result.memberResults += memberResults(node, "member_results[\(index)]", reader.log)
    }
    for (index, node) in reader.elements("operators").enumerated() {
      result.operators += operators(node, "operators[\(index)]", reader.log)
    }
    for (index, node) in reader.elements("attributes").enumerated() {
      result.attributes += attributes(node, "attributes[\(index)]", reader.log)
    }
    return result
  }

  private static func memberResults(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> [MemberResultModel] {
    guard let reader = FieldReader(node, field: field, keys: ["name", "gives"], log: log),
      reader.requiredValue("name", "one member or a list") != nil,
      reader.requiredValue("gives", Spelling.list(MemberResultModel.Result.allCases.map(\.rawValue))) != nil,
      let result = reader.choice("gives", of: MemberResultModel.Result.self)
    else { return [] }
    return reader.texts("name").map { MemberResultModel(name: $0.text, result: result) }
  }

  private static func operators(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> [OperatorModel] {
    guard let reader = FieldReader(node, field: field, keys: ["name", "type"], log: log),
      reader.requiredValue("name", "one operator or a list") != nil,
      let type = reader.requiredText("type", "a type, or `operand` for that of the operands")
    else { return [] }
    return reader.texts("name").map { OperatorModel(name: $0.text, type: type == "operand" ? nil : type) }
  }

  private static func attributes(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> [AttributeModel] {
    guard
      let reader = FieldReader(
        node, field: field,
        keys: ["name", "reached_from_outside", "strength", "outlet", "strength_of_variables", "preview", "key_path_root", "key_path_member"], log: log),
      reader.requiredValue("name", "one attribute or a list; `*` stands for any text") != nil
    else { return [] }
    return reader.texts("name").map {
      AttributeModel(
        name: $0.text, isReachedFromOutside: reader.bool("reached_from_outside") ?? false,
        strength: reader.choice("strength", of: CaptureStrength.self), isOutlet: reader.bool("outlet") ?? false,
        strengthOfVariables: reader.choice("strength_of_variables", of: CaptureStrength.self), isPreview: reader.bool("preview") ?? false,
        keyPathRoot: reader.text("key_path_root"), keyPathMember: reader.text("key_path_member"))
    }
  }
}
