import Facts

/// Gives the declarations of files that are being edited the numbers that they have there.
struct SteadyNumbers {
  let files: [Int: SteadyFacts]

  func number(_ function: FunctionReference) -> FunctionReference {
    guard let facts = files[Int(function.file)] else { return function }
    return FunctionReference(file: Int(function.file), function: facts.functions[Int(function.function.index)])
  }

  func number(_ property: PropertyReference) -> PropertyReference {
    guard let facts = files[Int(property.file)] else { return property }
    return PropertyReference(file: Int(property.file), property: facts.properties.numbers[Int(property.property.index)])
  }

  func apply(to functions: inout [Name: [FunctionReference]]) {
    for (name, list) in functions where list.contains(where: { files[Int($0.file)] != nil }) { functions[name] = list.map(number) }
  }

  func apply(to properties: inout [Name: [PropertyReference]]) {
    for (name, list) in properties where list.contains(where: { files[Int($0.file)] != nil }) { properties[name] = list.map(number) }
  }

  /// What is known of the properties of a file, in the order of the numbers.
  func apply(to types: [Type], inFile file: Int) -> [Type] {
    guard let facts = files[file] else { return types }
    var result = [Type](repeating: .unknown, count: facts.facts.properties.count)
    for (number, type) in zip(facts.properties.numbers, types) { result[Int(number.index)] = type }
    return result
  }
}

extension Program {
  /// The properties of a file, in the order of the source.
  public func properties(inFile file: Int) -> [PropertyReference] {
    let numbers = steady[file]?.properties.numbers ?? files[file].properties.indices.map { PropertyID($0) }
    return numbers.map { PropertyReference(file: file, property: $0) }
  }
}
