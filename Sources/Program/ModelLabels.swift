import Catalog

/// An argument of a call, as far as matching a model row needs it.
struct LabelledArgument {
  /// `_` where none is written.
  var label: String
  /// Whether it is the first trailing closure, which has no written label.
  var isTrailing: Bool

  /// How a row without labels refers to the argument.
  var selector: ArgumentSelector { isTrailing ? .anyClosure : .label(label) }
}

extension FunctionModel {
  /// The row's label for each argument of a call, or `nil` where the call does not fit. Labels come in the row's order; optional ones are
  /// skipped. The first trailing closure prefers a label for which the row has an effect.
  func labels(for arguments: [LabelledArgument]) -> [ArgumentSelector]? { Self.labels(labels, optional: optionalLabels, effects, for: arguments) }

  /// The same for the parts of a row that decide it. Rows themselves are expensive to copy.
  static func labels(
    _ labels: [String]?, optional: [Int], _ effects: [ArgumentEffect], for arguments: [LabelledArgument]
  ) -> [ArgumentSelector]? {
    guard let labels else { return arguments.map(\.selector) }
    // Rows have few labels, and a call with more arguments fits none. That bounds the search.
    guard arguments.count <= labels.count else { return nil }
    var taken: [Int] = []
    return RowLabels(labels: labels, optional: optional, effects: effects).fit(arguments[...], from: 0, &taken)
      ? taken.map { .label(labels[$0]) } : nil
  }
}

/// The part of a row that decides whether a call fits it.
private struct RowLabels {
  let labels: [String]
  let optional: [Int]
  let effects: [ArgumentEffect]

  func fit(_ arguments: ArraySlice<LabelledArgument>, from next: Int, _ taken: inout [Int]) -> Bool {
    guard let argument = arguments.first else { return labels.indices[next...].allSatisfy { optional.contains($0) } }
    var candidates: [Int] = []
    for index in labels.indices[next...] {
      if argument.isTrailing || labels[index] == argument.label { candidates.append(index) }
      if !optional.contains(index) { break }
    }
    if argument.isTrailing {
      let hasEffect = { (index: Int) in effects.contains { $0.argument == .label(labels[index]) } }
      candidates = candidates.filter(hasEffect) + candidates.filter { !hasEffect($0) }
    }
    for candidate in candidates {
      taken.append(candidate)
      if fit(arguments.dropFirst(), from: candidate + 1, &taken) { return true }
      taken.removeLast()
    }
    return false
  }
}
