import Engine
import Facts

/// The name and shape of a declaration.
///
/// Where the first of several declarations counts, this key decides which is first. So the result does not depend on their files or positions.
/// Declarations with equal keys are ordered by file path.
struct DeclarationKey: Comparable {
  private let text: String
  private let size: Int
  private let path: String
  private let index: Int

  init(_ text: String, size: Int = 0, path: String, index: Int) {
    self.text = text
    self.size = size
    self.path = path
    self.index = index
  }

  static func < (left: DeclarationKey, right: DeclarationKey) -> Bool {
    if left.text != right.text { return left.text < right.text }
    return (left.size, left.path, left.index) < (right.size, right.path, right.index)
  }
}

extension Program {
  /// Sorts by declaration key, independently of positions and files.
  public func inCanonicalOrder(_ functions: some Collection<FunctionReference>) -> [FunctionReference] {
    var names = QualifiedNames(files: files)
    return sorted(functions) { key($0, owner: names.name(of: function($0).owner, inFile: Int($0.file))) }
  }

  /// Sorts by declaration key, independently of positions and files.
  public func inCanonicalOrder(_ properties: some Collection<PropertyReference>) -> [PropertyReference] {
    var names = QualifiedNames(files: files)
    return sorted(properties) { key($0, &names) }
  }

  /// Merges functions into a list that is in canonical order already.
  public func inCanonicalOrder(_ sorted: [FunctionReference], adding others: [FunctionReference]) -> [FunctionReference] {
    var result = sorted
    result.reserveCapacity(sorted.count + others.count)
    for function in others {
      let key = key(function)
      var (low, high) = (0, result.count)
      while low < high {
        let middle = (low + high) / 2
        if self.key(result[middle]) < key { low = middle + 1 } else { high = middle }
      }
      result.insert(function, at: low)
    }
    return result
  }

  private func sorted<Element>(_ elements: some Collection<Element>, by key: (Element) -> DeclarationKey) -> [Element] {
    if elements.count < 2 { return Array(elements) }
    let keys = elements.map(key)
    let elements = Array(elements)
    return keys.indices.sorted { keys[$0] < keys[$1] }.map { elements[$0] }
  }

  private func key(_ reference: FunctionReference) -> DeclarationKey {
    var names = QualifiedNames(files: files)
    return key(reference, owner: names.name(of: function(reference).owner, inFile: Int(reference.file)))
  }

  private func key(_ reference: FunctionReference, owner: String) -> DeclarationKey {
    let file = Int(reference.file)
    let function = function(reference)
    var text = owner
    text += "."
    if let name = function.name ?? function.property.map({ files[file].properties[Int($0.index)].name }) { text += files[file].name(name) }
    text += "("
    for (index, parameter) in function.parameters.enumerated() {
      if index > 0 { text += "," }
      text += parameter.label.map { files[file].name($0) } ?? "_"
      text += ":"
      if let type = parameter.type { text += files[file].spelling(of: type) }
    }
    text += ")"
    if let result = function.result { text += files[file].spelling(of: result) }
    text += " "
    text += function.kind.rawValue
    return DeclarationKey(text, size: function.instructions.count, path: files[file].path, index: Int(reference.function.index))
  }

  private func key(_ reference: PropertyReference, _ names: inout QualifiedNames) -> DeclarationKey {
    let facts = files[Int(reference.file)]
    let property = facts[reference.property]
    let owner = names.name(of: property.owner, inFile: Int(reference.file))
    let text = "\(owner).\(facts.name(property.name)):\(property.type.map(facts.spelling) ?? "") \(property.isStatic)"
    return DeclarationKey(text, path: facts.path, index: Int(property.nameRange.start))
  }

  /// All type declarations of the files: either the extensions, or the others.
  func declarations(areExtensions: Bool) -> [(file: Int, index: Int)] {
    let all = files.indices.flatMap { file in
      files[file].types.indices.filter { (files[file].types[$0].kind == .extension) == areExtensions }.map { (file: file, index: $0) }
    }
    var names = QualifiedNames(files: files)
    return sorted(all) { file, index in
      let facts = files[file]
      let declaration = facts.types[index]
      let inherited = declaration.inheritance.map(facts.spelling).joined(separator: ",")
      return DeclarationKey(
        "\(names.name(of: TypeDeclarationID(index), inFile: file)):\(inherited) \(declaration.kind.rawValue)", size: declaration.cases.count, path: facts.path,
        index: index)
    }
  }

}

/// Qualified names of declarations. Each name is built from that of the enclosing declaration, and a long one stands for itself by its hash: otherwise deep
/// nesting would take quadratic time and memory.
private struct QualifiedNames {
  let files: [FileFacts]
  private var known: [TypeDeclarationReference: String] = [:]

  /// In bytes.
  private static let lengthLimit = 1_024

  init(files: [FileFacts]) { self.files = files }

  /// Empty for a declaration outside all types.
  mutating func name(of declaration: TypeDeclarationID?, inFile file: Int) -> String {
    var name = ""
    var isOutermost = true
    var pending: [TypeDeclarationID] = []
    var next = declaration
    while let id = next {
      if let found = known[TypeDeclarationReference(file: file, declaration: id)] {
        name = found
        isOutermost = false
        break
      }
      pending.append(id)
      next = files[file].types[Int(id.index)].parent
    }
    for id in pending.reversed() {
      let type = files[file].types[Int(id.index)]
      if !isOutermost { name += "." }
      isOutermost = false
      name += type.extendedType.map(files[file].spelling) ?? files[file].name(type.name)
      if name.utf8.count > Self.lengthLimit { name = Self.shortened(name) }
      known[TypeDeclarationReference(file: file, declaration: id)] = name
    }
    return name
  }

  private static func shortened(_ name: String) -> String {
    var hash = SHA256()
    hash.update(name)
    return hash.finish().map { String($0, radix: 16) }.joined(separator: "-")
  }
}

extension Linker {
  /// Sorts the declarations of one name in one scope canonically.
  mutating func sortMembers() {
    let program = program
    for index in types.indices {
      for (name, properties) in types[index].properties where properties.count > 1 { types[index].properties[name] = program.inCanonicalOrder(properties) }
      for (name, functions) in types[index].functions where functions.count > 1 { types[index].functions[name] = program.inCanonicalOrder(functions) }
    }
    for (name, properties) in globalProperties where properties.count > 1 { globalProperties[name] = program.inCanonicalOrder(properties) }
    for (name, functions) in globalFunctions where functions.count > 1 { globalFunctions[name] = program.inCanonicalOrder(functions) }
  }
}
