import Engine
import Facts
import Program

/// The name of an object: that of its holder, or of its type.
public enum ObjectName: Hashable, Sendable, Storable {
  case selfObject
  case property(PropertyReference)
  /// A property or global variable outside the program.
  case external(Name)
  case variable(VariableReference)
  case type(Type)
  /// No name is known.
  case unnamed
}

extension Program {
  /// An object's name as the source writes it; empty where none is known.
  public func name(of object: ObjectName) -> String {
    switch object {
    case .selfObject: "self"
    case .property(let property): name(of: property)
    case .external(let name): text(name)
    case .variable(let variable): files[Int(variable.file)].name(files[Int(variable.file)][variable.variable].name)
    case .type(let type): describe(type)
    case .unnamed: ""
    }
  }
}
