import Facts

extension Program {
  /// A property's name, as the source has it.
  public func name(of property: PropertyReference) -> String {
    text(name(self.property(property).name, in: Int(property.file)))
  }
}
