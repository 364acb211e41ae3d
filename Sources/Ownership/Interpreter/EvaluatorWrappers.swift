import Program
import Facts

/// Properties with a wrapper declared in the program. The owner holds an instance of the wrapper, and the property's value goes through the
/// wrapper's `wrappedValue`.
extension UnitEvaluator {
  /// The name under which the current code refers to a property.
  private func spelledName(_ index: Int) -> Name? {
    switch frames[top].code.function.instructions[index].operation {
    case .name(let id, _), .member(_, let id): program.name(id, in: file)
    default: nil
    }
  }

  private func part(_ property: PropertyReference, _ index: Int) -> Program.WrapperPart {
    spelledName(index).map { program.wrapperPart(property, spelled: $0) } ?? .value
  }

  mutating func wrapperInstance(_ wrapper: Wrapper, of property: PropertyReference, base: [NodeID]) -> [NodeID] {
    heap.readField(of: base, .property(property), type: wrapper.type, ownership: .strong)
  }

  /// The wrapper that an owner makes with a property's initial value: an object of its own, if the wrapper is a class.
  mutating func initialWrapper(_ wrapper: Wrapper, of property: PropertyReference) -> [NodeID] {
    if program.semantics(of: wrapper.type) != .reference { return wrapperInstance(wrapper, of: property, base: selfNodes()) }
    let place = place(program.property(property).nameRange)
    let object = heap.graph.node(.allocation(place, instance: 0), type: wrapper.type)
    for owner in selfNodes() { heap.retain(object, by: owner, field: .property(property), place: place) }
    return [object]
  }

  mutating func readWrapped(
    _ property: PropertyReference, _ wrapper: Wrapper, index: Int, base: [NodeID], type: Type
  ) -> [NodeID] {
    let instance = wrapperInstance(wrapper, of: property, base: base)
    switch part(property, index) {
    case .instance: return instance
    case .value: return readProperty(wrapper.wrappedValue, base: instance, type: type)
    case .projection:
      return wrapper.projectedValue.map { readProperty($0, base: instance, type: program.substitute(program.type(of: $0), with: wrapper.type)) } ?? []
    }
  }

  /// The target of a store into a wrapped property; `nil` where the wrapper itself is replaced.
  mutating func wrappedTarget(
    of property: PropertyReference, base: [NodeID], target: ValueID
  ) -> (property: PropertyReference, base: [NodeID])? {
    guard let wrapper = program.wrapper(of: property), !base.isEmpty else { return nil }
    switch part(property, Int(target.index)) {
    case .instance: return nil
    case .value: return (wrapper.wrappedValue, wrapperInstance(wrapper, of: property, base: base))
    case .projection: return wrapper.projectedValue.map { ($0, wrapperInstance(wrapper, of: property, base: base)) }
    }
  }
}
