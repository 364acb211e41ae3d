import Facts

extension Program {
  /// The parameters that a method assigns to stored properties of its own object, judging by its text. This is part of the file's interface, so
  /// no dependency needs recording.
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
