import FileDiscovery
import Program

/// What the interface files of a project say about the life of its controllers.
struct InterfaceFiles {
  /// The classes whose only controllers an application shows from its start to its end.
  let lasting: [LastingController]

  /// The endings of the names of the files that are read.
  static let endings = [".storyboard", "Info.plist"]
  /// A larger file is not read.
  private static let sizeLimit = 8 << 20
  /// The property by which a window holds its first controller.
  private static let firstProperty = "rootViewController"

  /// - Parameters:
  ///   - paths: The absolute paths of the files.
  ///   - text: The text of a file; `nil` if it cannot be read.
  init(_ paths: [String], text: (_ path: String) -> [UInt8]? = { try? readFile($0, limit: sizeLimit).get() }) {
    let sorted = paths.sorted()
    let storyboards = sorted.filter { $0.hasSuffix(".storyboard") }
    if storyboards.isEmpty {
      lasting = []
      return
    }
    let settings = sorted.filter { $0.hasSuffix(".plist") }.compactMap(text).map(ApplicationSettings.init)
    // With several scenes, the user closes windows while others stay.
    if settings.contains(where: \.hasSeveralScenes) {
      lasting = []
      return
    }
    let named = Set(settings.flatMap(\.storyboards))
    lasting = Self.lasting(
      storyboards.compactMap { path in text(path).map { Storyboard($0, name: Self.name(of: path)) } },
      shownFirst: named.isEmpty ? ["Main"] : named)
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.dropLast(".storyboard".count))
  }

  /// The controllers that the first controllers of these storyboards make with themselves.
  private static func lasting(_ storyboards: [Storyboard], shownFirst: Set<String>) -> [LastingController] {
    struct Place: Hashable {
      var storyboard: Int
      var controller: String
    }
    var holders: [Place: Set<String>] = [:]
    var pending: [(place: Place, holders: Set<String>)] = []
    for (index, storyboard) in storyboards.enumerated() where shownFirst.contains(storyboard.name) {
      if let initial = storyboard.initial { pending.append((Place(storyboard: index, controller: initial), [firstProperty])) }
    }
    while let (place, properties) = pending.popLast() {
      guard holders[place] == nil, let controller = storyboards[place.storyboard].controllers[place.controller] else { continue }
      holders[place] = properties
      for child in controller.children {
        pending.append((Place(storyboard: place.storyboard, controller: child.id), properties.union(child.property.map { [$0] } ?? [])))
      }
      guard let reference = controller.reference else { continue }
      for (index, storyboard) in storyboards.enumerated() where storyboard.name == reference.storyboard {
        if let target = storyboard.controller(reference.identifier) { pending.append((Place(storyboard: index, controller: target), properties)) }
      }
    }
    var result: [String: Set<String>] = [:]
    var others: Set<String> = []
    for (index, storyboard) in storyboards.enumerated() {
      for (id, controller) in storyboard.controllers {
        guard let name = controller.className else { continue }
        if let properties = holders[Place(storyboard: index, controller: id)] {
          result[name, default: []].formUnion(properties)
        } else {
          others.insert(name)
        }
      }
    }
    return result.filter { !others.contains($0.key) }.map { LastingController(name: $0.key, holders: $0.value.sorted()) }.sorted { $0.name < $1.name }
  }
}

/// What the property list of an application says about its windows.
private struct ApplicationSettings {
  /// The names of the storyboards that are shown first.
  private(set) var storyboards: [String] = []
  private(set) var hasSeveralScenes = false

  init(_ text: [UInt8]) {
    var scanner = MarkupScanner(text)
    var key = ""
    while let tag = scanner.next() {
      switch tag.name {
      case "/key": key = tag.text
      case "/string" where key.hasPrefix("UIMainStoryboardFile") || key == "UISceneStoryboardFile": storyboards.append(tag.text)
      case "true" where key == "UIApplicationSupportsMultipleScenes": hasSeveralScenes = true
      default: continue
      }
    }
  }
}
