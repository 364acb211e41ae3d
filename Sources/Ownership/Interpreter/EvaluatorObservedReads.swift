import Catalog
import Program
import Facts

/// Objects that tell observers which of their properties are read, and when these change.
extension UnitEvaluator {
  /// Notes a read of a property that tells observers so.
  mutating func recordObservedRead(_ property: PropertyReference, of base: [NodeID]) {
    recordObserved(base.map { ObservedRead(object: $0, property: property) })
  }

  /// Notes what the code at hand reads by what it calls.
  mutating func recordObserved(_ reads: [ObservedRead]) {
    if reads.isEmpty { return }
    observedReads[frames[top].reference, default: []].formUnion(reads)
  }

  /// A call that tells observers of its first argument that the property of a key path is being read.
  mutating func recordTelling(_ model: FunctionModel, _ arguments: ArgumentRange) {
    guard model.telling == .read, let owner = program.owner(of: root) else { return }
    let values = frames[top].function.arguments[arguments.indices].map(\.value)
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

  /// What the closures read that an observation runs to find out what it is about.
  func observedReads(of closures: [NodeID]) -> [ObservedRead] {
    sorted(
      closures.reduce(into: []) { result, closure in
        if case .closure(let reference, instance: 0) = heap.graph[closure].kind { result.formUnion(observedReads[reference] ?? []) }
      })
  }

  /// What the unit's own code reads.
  var rootReads: [ObservedRead] { sorted(observedReads[root] ?? []) }

  private func sorted(_ reads: Set<ObservedRead>) -> [ObservedRead] {
    if reads.count < 2 { return Array(reads) }
    // A closure that names the evaluator copies it.
    let program = program
    func place(_ read: ObservedRead) -> (NodeID, Int32, UInt32) { (read.object, read.property.file, program.property(read.property).nameRange.start) }
    return reads.sorted { place($0) < place($1) }
  }

  /// Notes that a property changes that observers may wait for.
  mutating func recordChanged(_ property: PropertyReference, of base: [NodeID], _ range: ByteRange) {
    guard let owner = program.owner(of: property), program[owner].isObserved else { return }
    changed.append(clearing(of: property, base: base, range))
  }

  /// A call of a method may change the value that it is called on.
  mutating func recordChanged(byCalling callee: ValueID, _ range: ByteRange) {
    guard case .member(let base, _) = operation(callee), case .property(let property, _) = frames[top].body.reference(base),
      program.semantics(of: type(base)) != .reference
    else { return }
    var holder: [NodeID] = []
    if case .member(let inner, _) = operation(base) { holder = value(inner) }
    recordChanged(property, of: holder, range)
  }
}
