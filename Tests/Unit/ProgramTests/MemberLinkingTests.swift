import BuiltInRules
import Facts
import Testing

@testable import Program

/// What linking takes over where members have changed is what it would have found itself.
@Suite struct MemberLinkingTests {
  private static let page = """
    protocol Source { var rows: Int { get } }
    class Page: Source {
      var title: String = ""
      private lazy var unread = Model()
      var rows: Int { 1 }
      func open() -> Model { Model() }
      func open(_ name: String) {}
      MEMBER
    }
    extension Page { func close() {} }
    func open() {}
    let shared = Page()
    """
  private static let model = """
    class Model {
      static let current = Model()
      let page = Page()
      let opened = Page().open()
      let titled = Page().title
      func first() -> Page { page }
    }
    extension Page { func first() { open() } }
    """

  private func files(_ member: String) -> [FileFacts] {
    var reader = FactReader()
    return [(Self.page.replacing("MEMBER", with: member), "Page.swift"), (Self.model, "Model.swift")].map {
      reader.facts(of: Array($0.0.utf8), path: $0.1)
    }
  }

  @Test(arguments: [
    "func refresh() {}", "func open(_ number: Int) {}", "func open() -> Page { self }", "var total: Int", "var total = 0", "var count: Model?",
    "static var current: Page?", "var opened: Page { self }", "init() {}", "init(title: String) {}", "subscript(_ number: Int) -> Model { Model() }",
    "func first() -> Page { self }", "var title: Int", "lazy var other: Model = Model()", "private var unreadToo: Model", "struct Inner {}",
  ])
  func membersMoreOrLess(_ member: String) {
    var program = Program(files: files(""), modules: [0, 0], models: BuiltIn.models)
    for member in [member, "var between: Int", member + "; func another() {}", "", member] {
      program = Program(files: files(member), modules: [0, 0], models: BuiltIn.models, after: program)
      let fresh = Program(files: files(member), modules: [0, 0], models: BuiltIn.models, names: NameTable(program.names.all))
      #expect(program.propertyTypes == fresh.propertyTypes, "\(member)")
      #expect(program.globalProperties == fresh.globalProperties && program.globalFunctions == fresh.globalFunctions, "\(member)")
      #expect(program.declarationTypes == fresh.declarationTypes && program.typesByName == fresh.typesByName)
      #expect(program.sharedTypes == fresh.sharedTypes && program.unreadLazyProperties == fresh.unreadLazyProperties, "\(member)")
      #expect(program.types.count == fresh.types.count)
      for (type, other) in zip(program.types, fresh.types) {
        #expect(type.properties == other.properties && type.functions == other.functions, "\(member)")
        #expect(type.ancestors == other.ancestors && type.inherited == other.inherited && type.descendants == other.descendants)
      }
    }
  }
}
