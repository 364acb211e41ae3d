import Catalog
import Program
import Facts

/// Describes paths through one graph in words.
struct PathDescription {
  let program: Program
  let graph: Graph
  /// Whether drawings of the steps are requested.
  var draws = false

  /// The steps of a path with their places.
  func steps(_ path: OwnershipPath, from start: NodeID) -> [OwnershipStep] {
    var steps: [OwnershipStep] = []
    /// The name of the holder of the following collection.
    var holder: String?
    for edge in path.edges {
      let target = subject(edge.target)
      let known = steps.count
      defer {
        // An element takes the place of its collection: the holder of the collection holds the element.
        if draws, known < steps.count, !edge.field.isElement { steps[known].drawn = [drawnReference(edge, from: start)] }
        // A tree of similar objects is one step.
        if known > 0, steps.count == known + 1, steps[known].text == steps[known - 1].text { steps.removeLast() }
      }
      switch edge.field {
      case .property(let property):
        let declaration = program.property(property)
        let place = SourcePlace(file: Int(property.file), range: declaration.nameRange)
        let name = program.name(of: property)
        holder = name
        steps.append(OwnershipStep(place: place, text: "\(ownerName(edge.source, property)) keeps `\(name)`"))
        if edge.isWrite { steps.append(OwnershipStep(place: edge.place, text: "\(target) is assigned to `\(name)`")) }
      case .externalProperty(let name):
        holder = program.text(name)
        steps.append(OwnershipStep(place: edge.place, text: "\(describe(edge.source)) keeps `\(program.text(name))`\(assumed(edge))"))
      case .element, .tupleElement:
        guard edge.isWrite else { continue }
        steps.append(OwnershipStep(place: edge.place, text: "\(target) is put into \(holder.map { "`\($0)`" } ?? "a collection")"))
      case .capture(let variable):
        let name = variable.map { variableName($0, edge) } ?? "self"
        steps.append(OwnershipStep(place: edge.place, text: "\(describe(edge.source)) captures `\(name)` strongly"))
      case .content:
        steps.append(OwnershipStep(place: edge.place, text: "the captured variable holds \(target)"))
      case .model(let row):
        steps.append(
          OwnershipStep(place: edge.place, text: "\(describe(edge.source)) keeps \(target): \(program.describe(row: row))\(assumed(edge))"))
      case .oneElement, .result, .argument: break
      case .unknown:
        steps.append(OwnershipStep(place: edge.place, text: "\(describe(edge.source)) may keep \(target): its code is not in sight"))
      }
    }
    return steps
  }

  /// The holder of the closure as an access path from the captured object: "`viewModel.onChange`".
  ///
  /// - Parameter captured: The source name of the captured object, unless it is `self`.
  func holder(_ path: OwnershipPath, from start: NodeID, captured: String? = nil) -> String {
    var names: [String] = captured.map { [$0] } ?? []
    /// An object reached by anything but a property: its content is no member of the preceding object.
    var other: NodeID?
    var isEmpty = true
    func append(_ name: String) {
      if let node = other {
        switch graph[node].type.unwrapped {
        case .nominal, .external: names = [program.describe(graph[node].type.unwrapped)]
        default: break
        }
      }
      other = nil
      names.append(name)
      isEmpty = false
    }
    for edge in path.edges {
      switch edge.field {
      case .property(let property): append(program.name(of: property))
      case .externalProperty(let name): append(program.text(name))
      case .content: return "the variable that holds it"
      case .model, .element, .oneElement, .tupleElement, .capture, .unknown: other = edge.target
      case .result, .argument: break
      }
    }
    if isEmpty, let edge = path.edges.last { return describe(edge.source) }
    return "`\(names.joined(separator: "."))`"
  }

  /// The keeper of the closure where no cycle is known.
  func keeper(_ path: OwnershipPath, from start: NodeID) -> String {
    switch graph[start].kind {
    case .system, .externalGlobal:
      if case .model(let row)? = path.edges.first?.field {
        let model = program.models.functions[row]
        // An initialiser is named by its type; `init` says nothing.
        return "`\(model.name == "init" ? model.type ?? model.name : model.name)`"
      }
      if case .externalGlobal(let name) = graph[start].kind { return "`\(program.text(name))`" }
      return "the system"
    case .global(let property): return "the global `\(program.name(of: property))`"
    case .unknownCallee: return "code that is not in sight"
    default: return holder(path, from: start)
    }
  }

  /// Whether a token or a strong target lies between the keeper and the closure.
  func via(_ path: OwnershipPath) -> Via {
    for edge in path.edges {
      guard case .model(let row) = edge.field else { continue }
      // A collection made by a call is no token, and neither is an enum with its payload.
      let model = program.models.functions[row]
      if model.result == .object, !program.isCollection(graph[edge.source].type), !makesEnum(model) { return .token }
    }
    return .direct
  }

  /// An enum case, which a model names like a method.
  private func makesEnum(_ model: FunctionModel) -> Bool {
    (model.resultType?.name ?? model.type).flatMap(program.models.kind(ofType:)) == .enum
  }

  /// The end of the retention, if a model states it.
  func until(_ path: OwnershipPath) -> String {
    for edge in path.edges {
      guard case .model(let row) = edge.field, edge.lifetime != .whileKept else { continue }
      if let until = program.models.functions[row].effects.compactMap(\.until).first { return until }
    }
    return ""
  }

  /// A short name for an object: its field, or its type.
  func name(of node: NodeID, orType: Bool = true) -> String {
    switch graph[node].kind {
    case .selfObject: return "self"
    case .load(_, .property(let property)), .global(let property): return program.name(of: property)
    case .load(_, .externalProperty(let name)), .externalGlobal(let name): return program.text(name)
    case .load(let base, .element), .load(let base, .oneElement), .load(let base, .tupleElement): return name(of: base, orType: orType)
    case .closureParameter(let variable): return program.files[Int(variable.file)].name(program.files[Int(variable.file)][variable.variable].name)
    default: return orType ? program.describe(graph[node].type.unwrapped) : ""
    }
  }

  private func ownerName(_ node: NodeID, _ property: PropertyReference) -> String {
    // The content of a global or static property does not hold itself.
    if case .global(property) = graph[node].kind { return program.owner(of: property).map { "`\(program.text(program[$0].name))`" } ?? "the program" }
    if case .nominal = graph[node].type.unwrapped { return describe(node) }
    if let owner = program.owner(of: property) { return "`\(program.text(program[owner].name))`" }
    return "a global"
  }

  private func describe(_ node: NodeID) -> String {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure: return "another closure"
    case .box: return "the captured variable"
    case .system: return "the system"
    case .unknownCallee: return "a callee"
    default:
      switch graph[node].type.unwrapped {
      case .nominal, .external: return "`\(program.describe(graph[node].type.unwrapped))`"
      default:
        // The field's name says more than "`Value`" or "`[Int]`".
        let name = name(of: node, orType: false)
        return !name.isEmpty ? "`\(name)`" : program.isCollection(graph[node].type) ? "a collection" : "an object"
      }
    }
  }

  private func subject(_ node: NodeID) -> String {
    switch graph[node].kind {
    case .closure: "this closure"
    case .methodReference: "this method reference"
    case .autoclosure: "this autoclosure"
    default: describe(node)
    }
  }

  private func assumed(_ edge: Edge) -> String { edge.assumptions > 0 ? " (assumed)" : "" }

  private func variableName(_ id: VariableID, _ edge: Edge) -> String {
    guard let file = edge.place?.file, Int(id.index) < program.files[file].variables.count else { return "a variable" }
    return program.files[file].name(program.files[file][id].name)
  }
}
