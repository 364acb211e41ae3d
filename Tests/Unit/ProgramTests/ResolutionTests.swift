import BuiltInRules
import Program
import Facts
import Testing

/// Types of expressions, read off the variables of a function: `type(of: "x", in: source…)`.
@Suite struct ResolutionTests {
  private func types(_ sources: String...) -> [String: String] { types(sources.enumerated().map { ("File\($0).swift", $1) }) }

  private func types(_ sources: [(path: String, text: String)]) -> [String: String] {
    var reader = FactReader()
    let files = sources.map { reader.facts(of: Array($0.text.utf8), path: $0.path) }
    let program = Program(files: files, modules: files.map { _ in 0 }, models: BuiltIn.models)
    var result: [String: String] = [:]
    for (file, facts) in files.enumerated() {
      for (index, function) in facts.functions.enumerated() where function.parent == nil && !function.isRequirement {
        let unit = program.resolveUnit(FunctionReference(file: file, function: FunctionID(index)))
        for (variable, type) in unit.variableTypes { result[facts.name(facts[variable].name)] = program.describe(type) }
      }
    }
    return result
  }

  /// A copy of the sources in another folder, as a demo has one, uses its own aliases and global variables.
  @Test func namesOfTheNearestFolder() {
    func copy(_ name: String) -> String {
      """
      class \(name)View {}
      typealias CurrentView = \(name)View
      let shared = \(name)View()
      """
    }
    func use(_ suffix: String) -> String { "func use() { let made\(suffix) = CurrentView(); let known\(suffix) = shared }" }
    let found = types([
      ("Library/A.swift", copy("First")), ("Library/B.swift", use("1")), ("Demo/Copy/A.swift", copy("Second")), ("Demo/Copy/B.swift", use("2")),
    ])
    #expect(found["made1"] == "FirstView" && found["known1"] == "FirstView")
    #expect(found["made2"] == "SecondView" && found["known2"] == "SecondView")
  }

  /// Variants of a type for several platforms lie in files of one name. Code of a third folder means one of them; other types of one name it does not.
  @Test func variantsOfATypeForPlatforms() {
    let player = "class Player { let part: Int }"
    let kind = "class Kind { let part: Int }"
    let found = types([
      ("iOS/Player.swift", player), ("tvOS/Player.swift", player), ("iOS/First.swift", kind), ("tvOS/Second.swift", kind),
      ("Base/Use.swift", "func use() { let known = Player().part; let open = Kind().part }"),
    ])
    #expect(found["known"] == "Int")
    #expect(found["open"] != "Int")
  }

  /// Of what a type means when it is called, of static members that only a model knows, and of parameters that stand for themselves.
  @Test func callsOfObjectsAndMembersOfExtendedTypes() {
    let found = types(
      """
      import Foundation
      extension NotificationCenter { func watch() -> Token { Token() } }
      class Token { func callAsFunction(_ name: String) -> Item { Item() } }
      struct Item {}
      protocol Source { func open() -> Item }
      class Pipe<S: Source> { let source: S }
      class Sink<S: Source> {
        let pipe: Pipe<S>
        func run() {
          let token = NotificationCenter.default.watch()
          let item = token("a")
          let opened = self.pipe.source.open()
        }
      }
      """)
    #expect(found["token"] == "Token")
    #expect(found["item"] == "Item")
    #expect(found["opened"] == "Item")
  }

  /// What a call gives that collects what its closure returns, and what the closure is given.
  @Test func collectingCalls() {
    let found = types(
      """
      final class Item { var parts: [Part] = []; var cover: Part? }
      final class Part {}
      final class Shelf {
        var items: [Item] = []
        var named: [String: Item] = [:]
        var best: Item?
        func run() {
          let mapped = items.map { item in item.parts }
          let flat = items.flatMap { $0.parts }
          let compact = items.compactMap { $0.cover }
          let plain = items.compactMap { $0 }
          let values = named.mapValues { value in value.parts }
          let covers = named.compactMapValues { $0.cover }
          let chosen = best.map { held in held.parts }
          let nested = items.map { outer in outer.parts.map { inner in inner } }
        }
      }
      """)
    #expect(found["item"] == "Item")
    #expect(found["mapped"] == "[[Part]]")
    #expect(found["flat"] == "[Part]")
    #expect(found["compact"] == "[Part]")
    #expect(found["plain"] == "[Item]")
    #expect(found["value"] == "Item")
    #expect(found["values"] == "[String: [Part]]")
    #expect(found["covers"] == "[String: Part]")
    #expect(found["held"] == "Item")
    #expect(found["inner"] == "Part")
    #expect(found["nested"] == "[[Part]]")
  }

  @Test func declaredAndInferred() {
    let found = types(
      """
      final class Store { static let shared = Store(); let items: [Item] = []; lazy var index = Index() }
      struct Item { var title = ""; var owner: Store? }
      class Index {}
      """,
      """
      extension Store {
        func make(_ given: Item) -> Item { given }
        func run() {
          let shared = Store.shared
          let list = shared.items
          for element in list { _ = element }
          let made = make(list[0])
          let owner = made.owner
          if let strong = made.owner { _ = strong }
          let index = self.index
          let text = "a \\(made.title)"
          let pair = (made, index)
          let cast = owner as? Index
          let nested = { () -> Item in made }()
          let closureResult = { Index() }()
          list.forEach { each in _ = each }
        }
      }
      """)
    #expect(found["shared"] == "Store")
    #expect(found["list"] == "[Item]")
    #expect(found["element"] == "Item")
    #expect(found["made"] == "Item")
    #expect(found["owner"] == "Store?")
    #expect(found["strong"] == "Store")
    #expect(found["index"] == "Index")
    #expect(found["text"] == "String")
    #expect(found["pair"] == "(Item, Index)")
    #expect(found["cast"] == "Index?")
    #expect(found["nested"] == "Item")
    #expect(found["closureResult"] == "Index")
    #expect(found["each"] == "Item")
  }

  @Test func genericsAliasesAndInheritance() {
    let found = types(
      """
      struct Box<Content> { var content: Content }
      typealias Names = [String]
      class Base { var child = Child() }
      class Child {}
      final class Derived: Base {
        enum Mode { case on, off }
        var mode = Mode.on
        func run(_ box: Box<Child>, names: Names) {
          let content = box.content
          let first = names.first
          let inherited = child
          let mode = self.mode
        }
      }
      """)
    #expect(found["content"] == "Child")
    #expect(found["names"] == "[String]")
    #expect(found["inherited"] == "Child")
    #expect(found["mode"] == "Mode")
  }

  @Test func sameNameInTwoModules() {
    var reader = FactReader()
    let sources = ["class Model { var a = 1 }", "class Model { var b = true }\nfunc use() { let model = Model()\n let value = model.b }"]
    let files = sources.enumerated().map { reader.facts(of: Array($1.utf8), path: "File\($0).swift") }
    let program = Program(files: files, modules: [0, 1], models: BuiltIn.models)
    let index = files[1].functions.firstIndex { $0.kind == .function }!
    let unit = program.resolveUnit(FunctionReference(file: 1, function: FunctionID(index)))
    let value = files[1].variables.indices.first { files[1].name(files[1].variables[$0].name) == "value" }!
    #expect(program.describe(unit.variableType(VariableID(value))) == "Bool")
  }

  /// A private type of another file is not meant, in the same module neither.
  @Test func privateTypesOfOtherFilesAreNotSeen() {
    for modifier in ["private", "fileprivate"] {
      let found = types(
        "struct Section { let rows: Int }", "\(modifier) enum Section { case only }\nfunc own() { let own = Section.only }",
        "func use() { let value = Section(rows: 1).rows }")
      #expect(found["value"] == "Int")
      #expect(found["own"] == "Section")
    }
  }

  @Test func privateGlobalsOfOtherFilesAreNotSeen() {
    let found = types(
      "private let shared = 1\nfunc own() { let first = shared }", "private let shared = true\nfunc other() { let second = shared }",
      "let shared = \"\"\nfunc third() { let third = shared }", "func use() { let value = shared }")
    #expect(found["first"] == "Int")
    #expect(found["second"] == "Bool")
    #expect(found["third"] == "String")
    #expect(found["value"] == "String")
  }

  @Test func privateAliasesOfOtherFilesAreNotSeen() {
    let found = types(
      "private typealias Kind = Int\nfunc own(_ kind: Kind) { let own = kind }", "typealias Kind = String", "func use(_ kind: Kind) { let value = kind }")
    #expect(found["own"] == "Int")
    #expect(found["value"] == "String")
  }

  /// A program that adds to an outside type adds to its nested types; it does not replace them.
  @Test func nestedTypesOfAnExtendedOutsideType() {
    let found = types(
      """
      import Combine
      extension Publishers { struct Retry {} }
      func use(_ names: CurrentValueSubject<String, Never>) {
        let own = Publishers.Retry()
        let both = Publishers.CombineLatest(names, names)
        let token = both.sink { _ in }
      }
      """)
    #expect(found["own"] == "Retry")
    #expect(found["both"] == "CombineLatest")
    #expect(found["token"] == "AnyCancellable")
  }

  /// A file cannot import its own module: the name of an import leads to another module's type.
  @Test func typeOfAnImportedModule() {
    let found = types(
      "import CoolerKit\nfunc use(_ device: CoolerKit.Model, _ own: Model) { let foreign = device\n let mine = own.name }",
      "final class Model { let name = 1 }")
    #expect(found["foreign"] == "Model")
    #expect(found["mine"] == "Int")
    let member = types("import CoolerKit\nfunc use(_ device: CoolerKit.Model) { let name = device.name }", "final class Model { let name = 1 }")
    #expect(member["name"] != "Int")
  }

  @Test func typeThatAWrapperGets() {
    let found = types(
      """
      import SwiftUI
      final class AppModel { let count = 1 }
      struct Screen: View {
        @Environment(AppModel.self) private var model
        @Environment(\\.dismiss) private var dismiss
        func use() { let count = model.count }
      }
      """)
    #expect(found["count"] == "Int")
  }

  /// A method with labels is not what a bare name means where an outside class may declare a property of that name.
  @Test func propertyBesideMethodOfSameBaseName() {
    let source = """
      import AppKit
      final class Panel: NSWindow {
        func frame(forSize size: Int) -> Int { size }
        func show(_ use: (Int) -> Int) {
          let old = self.frame
          show(frame)
          let own = helper
        }
        func helper(of size: Int) -> Int { size }
      }
      final class Plain {
        func frame(forSize size: Int) -> Int { size }
        func show() { let own = self.frame }
      }
      """
    var reader = FactReader()
    let facts = reader.facts(of: Array(source.utf8), path: "File.swift")
    let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
    func isMethod(_ index: Int) -> [Bool] {
      let function = FunctionReference(file: 0, function: FunctionID(index))
      let unit = program.resolveUnit(function)
      return unit.bodies[function]!.references.indices.compactMap { position in
        switch facts.functions[index].instructions[position].operation {
        case .member, .name: if case .functions = unit.bodies[function]!.references[position] { true } else { false }
        default: nil
        }
      }
    }
    let shows = facts.functions.indices.filter { facts.functions[$0].name.map(facts.name) == "show" }
    #expect(isMethod(shows[0]) == [false, true, true, false])
    #expect(isMethod(shows[1]) == [true])
  }

  /// A wrapper that is assigned begins with a value of the property's type.
  @Test func valuesOfWrappers() {
    let found = types(
      """
      import SwiftUI
      @main struct Shop: App {
        @State private var model: Model
        init() {
          _model = State(initialValue: .made(.init(name: "shop") { part in let inner = part }))
        }
      }
      struct Seed { init(name: String, _ body: (Part) -> Void) {} }
      final class Part {}
      final class Model { static func made(_ seed: Seed) -> Model { Model() } }
      """)
    #expect(found["inner"] == "Part")
  }

  /// What an associated type of a protocol's extension means for a conforming type.
  @Test func associatedTypes() {
    let found = types(
      """
      protocol Rooted { associatedtype Root: Basic = Basic; associatedtype Item }
      extension Rooted { var root: Root { fatalError() }; var item: Item { fatalError() } }
      class Basic {}
      class Layout: Basic {}
      struct Own: Rooted { typealias Root = Layout; struct Item {} }
      struct Usual: Rooted { typealias Item = Int }
      struct Box<Value>: Rooted { typealias Item = Value }
      func go(own: Own, usual: Usual, box: Box<String>) {
        let ownRoot = own.root
        let ownItem = own.item
        let usualRoot = usual.root
        let boxItem = box.item
      }
      """)
    #expect(found["ownRoot"] == "Layout")
    #expect(found["ownItem"] == "Item")
    #expect(found["usualRoot"] == "Basic")
    #expect(found["boxItem"] == "String")
  }
}
