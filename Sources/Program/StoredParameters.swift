import Facts

extension Program {
  /// The parameters that a method stores in stored properties of its own object, as its text says. Other files see that: no record of a
  /// question is needed.
  public func storedParameters(of method: FunctionReference) -> [(parameter: StoredParameter, property: PropertyReference)] {
    guard let owner = owner(of: method) else { return [] }
    return function(method).storedParameters.compactMap { parameter in
      let name = self.name(parameter.name, in: Int(method.file))
      guard let property = self[owner].ancestors.lazy.compactMap({ self[$0].properties[name]?.first }).first, !self.property(property).isComputed,
        !self.property(property).isStatic
      else { return nil }
      return (parameter, property)
    }
  }
}
