/// Keeps its closures. Source: Apple, "Binding.init(get:set:)".
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

private final class Storage<Value> {
  lazy var value: Value = make()
  private let make: () -> Value
  init(_ make: @escaping () -> Value) { self.make = make }
}

/// Storage of its own that copies of the view share and keep. Source: Apple, "State".
/// On Apple's systems it is the place in the tree that keeps it; here it goes with the views.
@propertyWrapper
public struct State<Value> {
  private let storage: Storage<Value>
  public init(wrappedValue: Value) { storage = Storage { wrappedValue } }
  public init(initialValue: Value) { storage = Storage { initialValue } }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    Binding(get: { [object] in object[keyPath: keyPath] }, set: { [object] in object[keyPath: keyPath] = $0 })
  }
}

/// Keeps its object, made when it is first needed. Source: Apple, "StateObject".
@propertyWrapper
public struct StateObject<Object: AnyObject> {
  private let storage: Storage<Object>
  public init(wrappedValue: @autoclosure @escaping () -> Object) { storage = Storage(wrappedValue) }
  public var wrappedValue: Object { storage.value }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: storage.value) }
}

/// Keeps its object. Source: Apple, "ObservedObject".
@propertyWrapper
public struct ObservedObject<Object: AnyObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
