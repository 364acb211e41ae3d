import Engine
import Facts

/// Those results of linking that take longest to find. They are the same for the same files under the same names.
public struct LinkingResults: Sendable, Storable {
  /// For each file the program-wide name of each of its names.
  public let names: [[Name]]
  /// By file and property.
  public let types: [[Type]]
  /// Types of which a global variable holds an instance.
  public let shared: Set<NominalID>
  /// Private lazy properties that no code names.
  public let unreadLazy: Set<PropertyReference>

  public init(names: [[Name]], types: [[Type]], shared: Set<NominalID>, unreadLazy: Set<PropertyReference>) {
    self.names = names
    self.types = types
    self.shared = shared
    self.unreadLazy = unreadLazy
  }

  /// Do these have a name for each name of the files, and a type for each property?
  func canBe(of files: [FileFacts], _ table: NameTable) -> Bool {
    guard names.count == files.count, types.count == files.count else { return false }
    return files.indices.allSatisfy { file in
      names[file].count == files[file].names.count && types[file].count == files[file].properties.count
        && names[file].allSatisfy { $0.index < table.count }
    }
  }
}

extension Program {
  public var linkingResults: LinkingResults {
    LinkingResults(names: fileNames, types: propertyTypes, shared: sharedTypes, unreadLazy: unreadLazyProperties)
  }
}

extension Linker {
  mutating func take(_ known: LinkingResults) {
    propertyTypes = known.types
    sharedTypes = known.shared
    unreadLazyProperties = known.unreadLazy
  }
}

extension FileFacts {
  /// Closures and nested functions directly inside each function.
  var nestedFunctions: [FunctionID: [FunctionID]] {
    var children: [FunctionID: [FunctionID]] = [:]
    for (index, function) in functions.enumerated() {
      if let parent = function.parent { children[parent, default: []].append(FunctionID(index)) }
    }
    return children
  }
}
