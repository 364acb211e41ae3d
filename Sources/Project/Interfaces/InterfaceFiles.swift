import FileDiscovery
import Program
import Syntax

/// What the interface files of a project say about the life of its controllers.
struct InterfaceFiles {
  /// The classes whose only controllers an application shows from its start to its end, and those that segues show again and again.
  let controllers: [InterfaceController]

  /// The endings of the names of the files that are read.
  static let endings = [".storyboard", "Info.plist", ".xib"]
  /// The endings of the names of files with code in other languages. Of these, only the names of classes are read.
  static let codeEndings = [".m", ".mm"]
  /// Above this many bytes of such code the names are not read, and any class may be among them.
  private static let codeSizeLimit = 1 << 20
  /// A larger file is not read.
  private static let sizeLimit = 8 << 20
  /// The property by which a window holds its first controller.
  private static let firstProperty = "rootViewController"

  /// - Parameters:
  ///   - paths: The absolute paths of the files, and those of code in other languages.
  ///   - areComplete: Whether these are all such files of the project.
  ///   - text: The text of a file; `nil` if it cannot be read.
  init(_ paths: [String], areComplete: Bool = true, text: (_ path: String) -> [UInt8]? = { try? readFile($0, limit: sizeLimit).get() }) {
    let sorted = paths.sorted()
    let storyboards = sorted.filter { $0.hasSuffix(".storyboard") }
    let nibs = sorted.filter { $0.hasSuffix(".xib") }
    let parsed = storyboards.compactMap { path in text(path).map { Storyboard($0, name: Self.name(of: path)) } }
    let settings = sorted.filter { $0.hasSuffix(".plist") }.compactMap(text).map(ApplicationSettings.init)
    let nibTexts = nibs.compactMap { path in text(path).map { (name: Self.name(of: path), text: $0) } }
    var known = Self.madeAgain(parsed)
    let ofOtherScreens = Set(settings.flatMap(\.otherSceneDelegates)).subtracting(known.map(\.name))
    known += ofOtherScreens.sorted().map { InterfaceController(name: $0, holders: [], isMadeAgain: true) }
    // With several scenes, the user closes windows while others stay.
    if !settings.contains(where: \.hasSeveralScenes) {
      let first = Set(settings.flatMap(\.storyboards))
      known = Self.lasting(parsed, shownFirst: first.isEmpty ? ["Main"] : first) + known
      // The objects of the main nib that are no views are there until the process ends.
      let mainNibs = Set(settings.flatMap(\.nibs)).union(["MainMenu"])
      let ofNibs = nibTexts.filter { mainNibs.contains($0.name) }.flatMap { Self.customClasses($0.text) { $0.name == "customObject" } }
      let single = Set(ofNibs).union(settings.flatMap(\.sceneDelegates))
      known += single.subtracting(known.map(\.name)).map { InterfaceController(name: $0, holders: []) }
    }
    var named: Set<String> = []
    // A launch screen names no class of the program: then only the property lists and other code name any.
    if areComplete, !parsed.isEmpty || !nibTexts.isEmpty, let inCode = Self.namesInCode(sorted, text) {
      named = Set(parsed.flatMap(\.classes) + nibTexts.flatMap { Self.customClasses($0.text) } + settings.flatMap(\.names) + inCode)
    }
    known += named.subtracting(known.map(\.name)).map { InterfaceController(name: $0, holders: [], isOnlyNamed: true) }
    controllers = known.sorted { $0.name < $1.name }
  }

  /// The names in code of other languages that may be those of classes; `nil` where there is too much of it, or a file cannot be read.
  private static func namesInCode(_ paths: [String], _ text: (_ path: String) -> [UInt8]?) -> Set<String>? {
    var result: Set<String> = []
    var size = 0
    for path in paths where codeEndings.contains(where: path.hasSuffix) {
      guard let code = text(path) else { return nil }
      size += code.count
      if size > codeSizeLimit { return nil }
      for word in code.split(whereSeparator: { !$0.isWordByte }) {
        if let first = word.first, first < UInt8(ascii: "a"), first >= UInt8(ascii: "A") { result.insert(String(decoding: word, as: UTF8.self)) }
      }
    }
    return result
  }

  /// The classes of the program that objects of a nib have.
  private static func customClasses(_ nib: [UInt8], where isMeant: (MarkupScanner.Tag) -> Bool = { _ in true }) -> [String] {
    var scanner = MarkupScanner(nib)
    var result: [String] = []
    while let tag = scanner.next() {
      if isMeant(tag), let name = tag.attribute("customClass") { result.append(name) }
    }
    return result
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  private struct Place: Hashable {
    var storyboard: Int
    var controller: String
  }

  /// The controllers that the first controllers of these storyboards make with themselves. A controller of the same class beside the first one is another
  /// form of it: for a phone, for a tablet.
  private static func lasting(_ storyboards: [Storyboard], shownFirst: Set<String>) -> [InterfaceController] {
    let initial = storyboards.indices.flatMap { index -> [(Place, Set<String>)] in
      let storyboard = storyboards[index]
      guard shownFirst.contains(storyboard.name), let initial = storyboard.initial else { return [] }
      let name = storyboard.controllers[initial]?.className
      let forms = name == nil ? [] : storyboard.controllers.filter { $0.value.className == name && $0.key != initial }.keys.sorted()
      return ([initial] + forms).map { (Place(storyboard: index, controller: $0), [firstProperty]) }
    }
    let holders = parts(of: initial, in: storyboards)
    var result: [String: Set<String>] = [:]
    var others: Set<String> = []
    for (place, name) in classes(storyboards) {
      if let properties = holders[place] { result[name, default: []].formUnion(properties) } else { others.insert(name) }
    }
    return result.filter { !others.contains($0.key) }.map { InterfaceController(name: $0.key, holders: $0.value.sorted()) }.sorted { $0.name < $1.name }
  }

  /// The controllers that segues show, with those that these make with themselves.
  private static func madeAgain(_ storyboards: [Storyboard]) -> [InterfaceController] {
    let shown = storyboards.indices.flatMap { index in
      storyboards[index].controllers.values.flatMap(\.destinations).map { (Place(storyboard: index, controller: $0), Set<String>()) }
    }
    let made = parts(of: shown, in: storyboards)
    let names = Set(classes(storyboards).lazy.filter { made[$0.place] != nil }.map(\.name))
    return names.sorted().map { InterfaceController(name: $0, holders: [], isMadeAgain: true) }
  }

  /// These controllers and those that they make with themselves, with the properties that hold them.
  private static func parts(of first: [(Place, Set<String>)], in storyboards: [Storyboard]) -> [Place: Set<String>] {
    var result: [Place: Set<String>] = [:]
    var pending = first
    while let (place, properties) = pending.popLast() {
      guard result[place] == nil, let controller = storyboards[place.storyboard].controllers[place.controller] else { continue }
      result[place] = properties
      for child in controller.children {
        pending.append((Place(storyboard: place.storyboard, controller: child.id), properties.union(child.property.map { [$0] } ?? [])))
      }
      guard let reference = controller.reference else { continue }
      for (index, storyboard) in storyboards.enumerated() where storyboard.name == reference.storyboard {
        if let target = storyboard.controller(reference.identifier) { pending.append((Place(storyboard: index, controller: target), properties)) }
      }
    }
    return result
  }

  /// The classes of the program that controllers have.
  private static func classes(_ storyboards: [Storyboard]) -> [(place: Place, name: String)] {
    storyboards.indices.flatMap { index in
      storyboards[index].controllers.compactMap { id, controller in
        controller.className.map { (Place(storyboard: index, controller: id), $0) }
      }
    }
  }
}

/// What the property list of an application says about its windows.
private struct ApplicationSettings {
  /// The names of the storyboards that are shown first.
  private(set) var storyboards: [String] = []
  /// The names of the nibs whose objects are made at the start.
  private(set) var nibs: [String] = []
  /// The class names of the delegates of scenes on the device's own screen.
  private(set) var sceneDelegates: [String] = []
  /// Those of scenes on the screen of a car or another display, which comes and goes.
  private(set) var otherSceneDelegates: [String] = []
  private(set) var hasSeveralScenes = false
  /// The texts, without the names of modules in front: some name classes.
  private(set) var names: [String] = []

  init(_ text: [UInt8]) {
    var scanner = MarkupScanner(text)
    var key = ""
    var isOfWindow = true
    while let tag = scanner.next() {
      // `$(PRODUCT_MODULE_NAME).SceneDelegate`
      let name = tag.name == "/string" ? tag.text.split(separator: ".").suffix(1).map(String.init) : []
      names += name
      switch tag.name {
      case "/key":
        key = tag.text
        if key.contains("SessionRole") { isOfWindow = key == "UIWindowSceneSessionRoleApplication" }
      case "/string" where key.hasPrefix("UIMainStoryboardFile") || key == "UISceneStoryboardFile" || key == "NSMainStoryboardFile":
        storyboards.append(tag.text)
      case "/string" where key == "NSMainNibFile": nibs.append(tag.text)
      case "/string" where key == "UISceneDelegateClassName":
        if isOfWindow { sceneDelegates += name } else { otherSceneDelegates += name }
      case "true" where key == "UIApplicationSupportsMultipleScenes": hasSeveralScenes = true
      default: continue
      }
    }
  }
}
