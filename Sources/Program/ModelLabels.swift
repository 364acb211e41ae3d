import Catalog

/// An argument of a call, as far as matching with a model row goes.
struct LabelledArgument {
  /// `_` where none is written.
  var label: String
  /// The first trailing closure, whose label is not written.
  var isTrailing: Bool

  /// What a row without labels knows it as.
  var selector: ArgumentSelector { isTrailing ? .anyClosure : .label(label) }
}

extension FunctionModel {
  /// The label under which the row knows each argument of a call, or `nil` where the call does not fit: labels come in the row's order,
  /// those that may be missing are skipped, and the first trailing closure takes a label for which the row has an effect, if it can.
  func labels(for arguments: [LabelledArgument]) -> [ArgumentSelector]? {
    guard let labels else { return arguments.map(\.selector) }
    // Rows have a handful of labels; a call with more arguments than that fits none, which bounds the search.
    guard arguments.count <= labels.count else { return nil }
    var taken: [Int] = []
    return RowLabels(labels: labels, optional: optionalLabels, effects: effects).fit(arguments[...], from: 0, &taken)
      ? taken.map { .label(labels[$0]) } : nil
  }
}

/// What of a row decides whether a call fits it: a part of a large value.
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
