import Catalog
import Program
import Facts

/// Objects that notify observers of reads and changes of their properties.
extension UnitEvaluator {
  /// Records the read of an observable property.
  mutating func recordObservedRead(_ property: PropertyReference, of base: [NodeID]) {
    recordObserved(base.map { ObservedRead(object: $0, property: property) })
  }

  /// Records the reads of called code.
  mutating func recordObserved(_ reads: [ObservedRead]) {
    if reads.isEmpty { return }
    observedReads[frames[top].code.reference, default: []].formUnion(reads)
  }

  /// A call that reports a read of its first argument's property, given by a key path.
  mutating func recordTelling(_ model: FunctionModel, _ arguments: ArgumentRange) {
    guard model.telling == .read, let owner = program.owner(of: root) else { return }
    let values = frames[top].code.function.arguments[arguments.indices].map(\.value)
    guard let object = values.first else { return }
    for value in values {
      guard case .keyPath(_, let components, _) = operation(value), let last = components.last else { continue }
      let name = program.name(last, in: file)
      for ancestor in program[owner].ancestors {
        guard let property = program[ancestor].properties[name]?.first else { continue }
        recordObservedRead(property, of: self.value(object))
        return
      }
    }
  }

  /// The reads of closures that an observation runs to find its dependencies.
  func observedReads(of closures: [NodeID]) -> [ObservedRead] {
    sorted(
      closures.reduce(into: []) { result, closure in
        if case .closure(let reference, instance: 0) = heap.graph[closure].kind { result.formUnion(observedReads[reference] ?? []) }
      })
  }

  /// What a binding reads: `$model.isShown`.
  func boundReads(_ value: ValueID) -> [ObservedRead] {
    guard case .member(let base, let member) = operation(value) else { return [] }
    let name = program.name(member, in: file)
    var declared: Type = .unknown
    if case .property(let property, _) = frames[top].code.body.reference(base) { declared = program.type(of: property) }
    return self.value(base).compactMap { object in
      guard let property = program.property(name, of: heap.graph[object].type) ?? program.property(name, of: declared), program.isTracked(property) else {
        return nil
      }
      return ObservedRead(object: object, property: property)
    }
  }

  /// The reads of the unit's own code.
  var rootReads: [ObservedRead] { sorted(observedReads[root] ?? []) }

  private func sorted(_ reads: Set<ObservedRead>) -> [ObservedRead] {
    if reads.count < 2 { return Array(reads) }
    // A closure that captures the evaluator would copy it.
    let program = program
    func place(_ read: ObservedRead) -> (NodeID, Int32, UInt32) { (read.object, read.property.file, program.property(read.property).nameRange.start) }
    return reads.sorted { place($0) < place($1) }
  }

  /// Records the change of an observable property.
  mutating func recordChanged(_ property: PropertyReference, of base: [NodeID], _ range: ByteRange) {
    guard let owner = program.owner(of: property), program[owner].isObserved else { return }
    changed.append(fieldRelease(of: property, base: base, range))
  }

  /// A method call may change its receiver, a value.
  mutating func recordChanged(byCalling callee: ValueID, _ range: ByteRange) {
    guard case .member(let base, _) = operation(callee), case .property(let property, _) = frames[top].code.body.reference(base),
      program.semantics(of: type(base)) != .reference
    else { return }
    var holder: [NodeID] = []
    if case .member(let inner, _) = operation(base) { holder = value(inner) }
    recordChanged(property, of: holder, range)
  }
}
