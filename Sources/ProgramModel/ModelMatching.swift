import RuleFormat
import SourceFacts

extension Program {
  /// The names under which models may know a type, nearest first; `nil` where nothing is known of the type.
  func modelNames(of type: Type) -> [String]? {
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

  func modelRows(
    named name: String, receiver: String?, arguments: ArgumentRange, of caller: FunctionReference
  ) -> [Int] {
    modelRows(
      named: name, receiver: receiver.map { models.ancestry(of: $0) }, isGlobal: false, arguments: arguments, of: caller)
  }

  /// Rows that fit a call, best first: nearest receiver type, then the most labels. Without a known receiver every type's row fits.
  ///
  /// - Parameters:
  ///   - receiver: Names of the receiver's type, nearest first; `nil` where the type is not known.
  ///   - isGlobal: True for a call of a free function.
  func modelRows(
    named name: String, receiver: [String]?, isGlobal: Bool, arguments: ArgumentRange, of caller: FunctionReference
  ) -> [Int] {
    let candidates = models.rows(named: name)
    guard !candidates.isEmpty else { return [] }
    let shapes = argumentShapes(arguments, of: function(caller), in: Int(caller.file))
    var ranked: [(rank: Int, labels: Int, row: Int)] = []
    for row in candidates {
      let model = models.functions[row]
      guard !model.isAssignment, labelsFit(shapes, model.labels) else { continue }
      let rank: Int
      switch (model.type, isGlobal) {
      case (nil, true): rank = 0
      case (nil, false): continue
      case (_, true): continue
      case (let type?, false):
        if let receiver {
          guard let position = receiver.firstIndex(of: type) else { continue }
          rank = position
        } else {
          rank = 0
        }
      }
      ranked.append((rank, -(model.labels?.count ?? -1), row))
    }
    return ranked.sorted { ($0.rank, $0.labels, $0.row) < ($1.rank, $1.labels, $1.row) }.map(\.row)
  }

  /// The label under which a row knows each argument of a call that fits it. A trailing closure takes the first label not given
  /// before it for which the row has an effect, else the last label.
  public func modelLabels(_ range: ArgumentRange, of caller: FunctionReference, row: FunctionModel) -> [String] {
    let shapes = argumentShapes(range, of: function(caller), in: Int(caller.file))
    let labels = row.labels ?? []
    var next = 0
    return shapes.map { argument in
      if argument.kind == .trailingClosure {
        let rest = labels.dropFirst(next)
        let taken = rest.first { label in row.effects.contains { $0.argument == label } } ?? rest.last ?? "*"
        next = (labels[min(next, labels.count)...].firstIndex(of: taken) ?? labels.count - 1) + 1
        return taken
      }
      let label = argument.label.map(text) ?? "_"
      if let index = labels[min(next, labels.count)...].firstIndex(of: label) { next = index + 1 }
      return label
    }
  }

  /// A call fits when its labels are a subsequence of the row's: defaulted arguments may be missing, trailing closures have any label.
  private func labelsFit(_ arguments: [ArgumentShape], _ labels: [String]?) -> Bool {
    guard let labels else { return true }
    var next = 0
    for argument in arguments {
      if argument.kind == .trailingClosure {
        if next >= labels.count { return false }
        next += 1
        continue
      }
      let label = argument.label.map(text) ?? "_"
      while next < labels.count, labels[next] != label { next += 1 }
      if next >= labels.count { return false }
      next += 1
    }
    return true
  }
}
