/// Names of the language itself, interned once for a program.
struct KnownNames: Sendable {
  let initializer, selfName, selfType, any, anyObject, classKeyword: Name
  let array, set, dictionary, optional, int, double, string, bool, void, never, type: Name
  let subscriptName, callAsFunction, next, some: Name
  /// The labels of a property wrapper's value: that of the language (SE-0258), and its name before Swift 5.1, which `State.init(initialValue:)` has.
  let wrappedValueLabels: [Name]
  let element, key, value, wrapped, result, success, failure: Name
  /// The name with the highest number.
  let last: Name

  init(_ names: inout NameTable) {
    initializer = names.intern("init")
    selfName = names.intern("self")
    selfType = names.intern("Self")
    any = names.intern("Any")
    anyObject = names.intern("AnyObject")
    classKeyword = names.intern("class")
    array = names.intern("Array")
    set = names.intern("Set")
    dictionary = names.intern("Dictionary")
    optional = names.intern("Optional")
    int = names.intern("Int")
    double = names.intern("Double")
    string = names.intern("String")
    bool = names.intern("Bool")
    void = names.intern("Void")
    never = names.intern("Never")
    type = names.intern("Type")
    subscriptName = names.intern("subscript")
    callAsFunction = names.intern("callAsFunction")
    wrappedValueLabels = [names.intern("wrappedValue"), names.intern("initialValue")]
    next = names.intern("next")
    some = names.intern("some")
    element = names.intern("Element")
    key = names.intern("Key")
    value = names.intern("Value")
    wrapped = names.intern("Wrapped")
    result = names.intern("Result")
    success = names.intern("success")
    failure = names.intern("failure")
    last = failure
  }
}
