import Engine

/// A framework that nobody has without importing it by name: what it declares, files that do not import it may call something else.
public struct LibraryModel: Sendable, Equatable, Storable {
  /// The framework, as its rows name it.
  public var framework: String
  /// The modules, one of which code imports to see what the rows are about.
  public var modules: [String]
  /// Do only tests import it?
  public var isForTests: Bool
  public init(framework: String, modules: [String], isForTests: Bool = false) {
    self.framework = framework
    self.modules = modules
    self.isForTests = isForTests
  }
}

/// All models, built in or a project's own.
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
