import Engine
import Facts

/// The linking results that take longest to compute. They are the same for the same files and name numbers.
public struct LinkingResults: Sendable, Storable {
  /// For each file, the program-wide name of each file-level name.
  public let names: [[Name]]
  /// By file and property.
  public let types: [[Type]]
  /// Types with an instance in a global variable.
  public let shared: Set<NominalID>
  /// Private lazy properties that no code names.
  public let unreadLazy: Set<PropertyReference>

  public init(names: [[Name]], types: [[Type]], shared: Set<NominalID>, unreadLazy: Set<PropertyReference>) {
    self.names = names
    self.types = types
    self.shared = shared
    self.unreadLazy = unreadLazy
  }

  /// Whether these results cover every name and property of the files.
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
  /// The closures and functions nested directly in each function.
  var nestedFunctions: [FunctionID: [FunctionID]] {
    var children: [FunctionID: [FunctionID]] = [:]
    for (index, function) in functions.enumerated() {
      if let parent = function.parent { children[parent, default: []].append(FunctionID(index)) }
    }
    return children
  }
}
