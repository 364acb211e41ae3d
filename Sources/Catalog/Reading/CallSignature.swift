/// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`, `withAnimation(_?:_:)`, `Process.terminationHandler`
struct CallSignature: Hashable {
  /// Everything before the last dot; `nil` for a free function.
  var type: String?
  var name: String
  /// `nil` without parentheses: any labels.
  var labels: [String]?
  /// Positions of the labels marked with `?`.
  var optionalLabels: [Int] = []

  /// `nil` if the text has another form.
  init?(_ text: String) {
    var path = text[...]
    labels = nil
    if let open = text.firstIndex(of: "(") {
      guard text.last == ")" else { return nil }
      path = text[..<open]
      let list = text[text.index(after: open)...].dropLast()
      guard list.isEmpty || list.last == ":" else { return nil }
      let parts = list.isEmpty ? [] : list.dropLast().split(separator: ":", omittingEmptySubsequences: false)
      optionalLabels = parts.indices.filter { parts[$0].last == "?" }
      let names = parts.map { String($0.last == "?" ? $0.dropLast() : $0) }
      guard names.allSatisfy(Self.isName) else { return nil }
      labels = names
    }
    let components = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = components.last, components.allSatisfy(Self.isName) || (components.count == 1 && Self.isOperator(last)) else { return nil }
    name = last
    type = components.count > 1 ? components.dropLast().joined(separator: ".") : nil
  }

  private static func isOperator(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { "+-*/%<>=!&|^~?".contains($0) } }

  static func isName(_ text: String) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
