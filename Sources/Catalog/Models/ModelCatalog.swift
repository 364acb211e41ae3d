import Engine

/// A framework that must be imported by name. In files that do not import it, its names may mean something else.
public struct LibraryModel: Sendable, Equatable, Storable {
  /// The framework's name in its rows.
  public var framework: String
  /// The modules; importing one of them makes the rows apply.
  public var modules: [String]
  /// Whether only tests import it.
  public var isForTests: Bool
  /// Whether its rows were read in its sources. Then they stand for these sources.
  public var isChecked: Bool
  public init(framework: String, modules: [String], isForTests: Bool = false, isChecked: Bool = false) {
    self.framework = framework
    self.modules = modules
    self.isForTests = isForTests
    self.isChecked = isChecked
  }
}

/// All models, built-in ones and a project's own.
public struct ModelCatalog: Sendable, Equatable, Storable {
  public var functions: [FunctionModel]
  public var types: [TypeModel]
  public var unknown: [UnknownCalleePattern]
  public var unknownProperties: [UnknownPropertyPattern]
  public var libraries: [LibraryModel]
  public var memberResults: [MemberResultModel]
  public var operators: [OperatorModel]
  public var attributes: [AttributeModel]
  public init(
    functions: [FunctionModel] = [], types: [TypeModel] = [], unknown: [UnknownCalleePattern] = [], unknownProperties: [UnknownPropertyPattern] = [],
    libraries: [LibraryModel] = [], memberResults: [MemberResultModel] = [], operators: [OperatorModel] = [], attributes: [AttributeModel] = []
  ) {
    self.memberResults = memberResults
    self.operators = operators
    self.attributes = attributes
    self.libraries = libraries
    self.functions = functions
    self.types = types
    self.unknown = unknown
    self.unknownProperties = unknownProperties
  }
}
