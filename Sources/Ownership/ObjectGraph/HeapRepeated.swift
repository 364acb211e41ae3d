import Facts
import Program

/// One node for several objects: those that a loop makes, or a closure that is called for each element.
extension Heap {
  /// Code in a closure of the current function, or in a loop, runs any number of times.
  mutating func repeats(_ place: SourcePlace) { if !repeated.contains(place) { repeated.append(place) } }

  /// An element is one of the objects that a node for several stands for, but which of them is not known: `rows[0]` and `rows[1]` are two.
  ///
  /// - Returns: The type of the element.
  func takeRepeated(from known: inout [NodeID], _ type: Type, _ field: Field) -> Type {
    // Code that goes over all elements meets each of them, and so what the node stands for.
    guard case .oneElement(let identity) = field, identity.knownKey != nil, !known.isEmpty, !repeated.isEmpty || !severals.isEmpty else { return type }
    let several = known.filter(isOneOfMany)
    if several.isEmpty { return type }
    known.removeAll(where: several.contains)
    let first = graph[several[0]].type
    return several.allSatisfy { graph[$0].type == first } ? first : type
  }

  /// Whether the node stands for several objects, for code elsewhere.
  func isOneOfMany(_ node: NodeID) -> Bool {
    if severals.contains(node) { return true }
    guard case .allocation(let made, let instance) = graph[node].kind, program.semantics(of: graph[node].type) == .reference else { return false }
    if instance == 0 { return isRepeated(made) }
    guard instance > 0, instance % 2 == 1, let call = contexts.first(where: { $0.value == instance })?.key, let file = position?.file else { return false }
    return isRepeated(SourcePlace(file: file, range: call.range))
  }

  /// Whether the code at a place runs any number of times while the current code runs once.
  private func isRepeated(_ place: SourcePlace) -> Bool {
    repeated.contains { code in code.contains(place) && !(position.map { code.contains($0) } ?? false) }
  }
}
