import Facts

extension Program {
  /// A property's name as written in the source.
  public func name(of property: PropertyReference) -> String {
    text(name(self.property(property).name, in: Int(property.file)))
  }
}
