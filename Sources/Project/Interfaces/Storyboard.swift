/// The controllers of a storyboard, and which of them hold which others from the start.
struct Storyboard {
  struct Controller {
    /// The name of its class; `nil` for a class of the framework.
    var className: String?
    var identifier: String?
    /// The controller of another storyboard for which it stands: the name of the storyboard, and the controller's identifier.
    var reference: (storyboard: String, identifier: String?)?
    /// The controllers that it makes together with itself, with the property that holds them, if any.
    var children: [(id: String, property: String?)] = []
    /// The controllers that the user reaches from it by segues, each time a new one.
    var destinations: [String] = []
  }

  let name: String
  private(set) var initial: String?
  private(set) var controllers: [String: Controller] = [:]
  /// The classes of the program that its objects have, views among them, by controller; those without a controller under `nil`.
  private var classesByController: [String?: Set<String>] = [:]

  /// The classes of the program that objects have which it can make. Of a controller that is not the first one, that no other one makes or leads to, and that has no
  /// identifier, nothing is made.
  var classes: Set<String> {
    let reached = Set(controllers.values.flatMap { $0.children.map(\.id) + $0.destinations })
    return classesByController.reduce(into: []) { result, entry in
      if let id = entry.key, initial != nil, id != initial, controllers[id]?.identifier == nil, !reached.contains(id) { return }
      result.formUnion(entry.value)
    }
  }

  /// - Parameter name: The name of the file without its extension.
  init(_ text: [UInt8], name: String) {
    self.name = name
    var scanner = MarkupScanner(text)
    var current: String?
    while let tag = scanner.next() {
      defer { if let name = tag.attribute("customClass") { classesByController[current, default: []].insert(name) } }
      switch tag.name {
      case "document": initial = tag.attribute("initialViewController")
      case "/scene": current = nil
      case "segue":
        guard let current, let destination = tag.attribute("destination") else { continue }
        switch tag.attribute("kind") {
        case "relationship": controllers[current]?.children.append((destination, tag.attribute("relationship")))
        case "embed": controllers[current]?.children.append((destination, nil))
        case "unwind": continue
        default: controllers[current]?.destinations.append(destination)
        }
      default:
        guard tag.attribute("sceneMemberID") == "viewController", let id = tag.attribute("id") else { continue }
        current = id
        controllers[id] = Controller(
          className: tag.attribute("customClass"), identifier: tag.attribute("storyboardIdentifier"),
          reference: tag.attribute("storyboardName").map { ($0, tag.attribute("referencedIdentifier")) })
      }
    }
  }

  /// The controller with the identifier; without one, the first that is shown.
  func controller(_ identifier: String?) -> String? {
    guard let identifier else { return initial }
    return controllers.filter { $0.value.identifier == identifier }.keys.min()
  }
}
