import Testing

/// Laws that reading public code has shown: what is no leak although much looks like one.
@Suite struct FalsePositiveTests {
  @Test func aComparisonHoldsNothing() {
    check(
      """
      final class Folder {
        var window: Window?
        func open() { window = Window(folder: self) }
      }
      final class Window {
        let isFolder: Bool
        init(folder: Folder?) { self.isFolder = (folder != nil) }
      }
      """)
  }

  @Test func conditionalRestartReleasesOnOtherPaths() {
    check(
      """
      final class Document { var names: AsyncStream<String> { AsyncStream { _ in } } }
      final class Panel {
        var document: Document? { didSet { restart(); insist(document!) } }
        var first: Task<Void, Never>?
        var second: Task<Void, Never>?
        var current = ""
        func restart() {
          first?.cancel()
          guard let document else { return }
          first = Task { [weak self] in for await name in document.names { self?.current = name } }  //= system until_call likely document by_other_method
        }
        func insist(_ document: Document) {
          second?.cancel()
          second = Task { [weak self] in for await name in document.names { self?.current = name } }  //= system unbounded likely document
        }
      }
      """)
  }

  @Test func deinitOfANonMemberBreaksACycle() {
    let feature = """
      final class Feature {
        var onBack: (() -> Void)?
        func cleanup() { onBack = nil }
      }
      final class Flow {
        let feature: Feature
        init(feature: Feature) {
          self.feature = feature
          feature.onBack = { self.leave() }  //= ?
        }
        func leave() {}
        \("")
      """
    check(
      feature + """
        }
        final class Container {
          let feature = Feature()
          let flow: Flow
          init() { flow = Flow(feature: feature) }
          deinit { feature.cleanup() }
        }
        """,
      gives: "cycle while_kept proven self by_other_method")
    check(
      feature + """
          deinit { feature.cleanup() }
        }
        """,
      gives: "cycle while_kept proven self")
  }

  @Test func objectsOfTheSystemCannotLeak() {
    check(
      """
      import AppKit
      final class Delegate: NSObject, NSApplicationDelegate {
        var onQuit: (() -> Void)?
        func launch() { onQuit = { self.quit() } }  //= cycle while_kept proven self lasting
        func quit() {}
      }
      final class Store {
        static let shared = Store()
        var onChange: (() -> Void)?
        private init() { onChange = { self.save() } }  //= cycle while_kept proven self lasting
        func save() {}
      }
      final class Library {
        static let shared = Library()
        var onChange: (() -> Void)?
        init() { onChange = { self.save() } }  //= cycle while_kept proven self lasting
        func save() {}
      }
      func begin() { Library.shared.save() }
      """)
  }

  /// That a global holds one object of a class says nothing of those that frameworks make, or who is given the type.
  @Test func oneProcessLifetimeObjectDoesNotCoverOthers() {
    let body = "var onTap: (() -> Void)?; func bind() { onTap = { self.close() } }; func close() {}"
    let lasting = "cycle while_kept proven self lasting"
    let leak = "cycle while_kept proven self unknown"
    check("import UIKit\nfinal class Page: UIViewController { \(body) }  //= ?\nlet first = Page()", gives: leak)
    check("import UIKit\nfinal class Page: NSObject { \(body) }  //= ?\nlet first = Page()", gives: lasting)
    check("import UIKit\nfinal class Page: NSObject { \(body) }  //= ?\nlet first = Page()\nfunc f() { show(Page.self) }", gives: leak)
    check("\nfinal class Page { \(body) }  //= ?\nlet first = Page()", gives: lasting)
    // A class that is a value makes objects only where an initialiser is promised.
    check("\nfinal class Page { \(body); static func make() { show(self) } }  //= ?\nlet first = Page()", gives: lasting)
    let promise = "protocol Made { init() };"
    check("\n\(promise) final class Page: Made { \(body); static func make() { show(self) } }  //= ?\nlet first = Page()", gives: leak)
    check("\nclass Page { \(body); required init() {} }  //= ?\nlet first = Page()", gives: leak)
    check("\nclass Page { \(body) }  //= ?\nfinal class Special: Page { required init() {} }\nlet first = Page()", gives: leak)
  }

  /// An initialiser gives its own object its first values; a global or another object may hold something already.
  @Test func anInitialiserReplacesWhatOthersHold() {
    let kept = "final class Page { var onTap: (() -> Void)?; func bind() { onTap = { self.close() } }; func close() {} }  //= ?\n"
    check(
      kept + "final class Owner { var page: Page; init() { page = Page() } }\nlet owner = Owner()",
      gives: "cycle while_kept proven self lasting")
    check(kept + "var current = Page()\nfinal class Owner { init() { current = Page() } }", gives: "cycle while_kept proven self")
    check(
      kept + "final class Owner { static var page = Page(); init() { Owner.page = Page() } }", gives: "cycle while_kept proven self")
    check(
      kept + "final class Owner { static var page = Page(); init() { Self.page = Page() } }", gives: "cycle while_kept proven self")
  }

  @Test func dataInASharedCollectionIsNoTarget() {
    check(
      """
      import Foundation
      @propertyWrapper final class Atomic<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      final class Visit {}
      final class History {
        static let shared = History()
        @Atomic var visits: [Visit] = []
        func add() { visits.insert(Visit(), at: 0) }
      }
      """)
  }

  @Test func frameworkCallbacksCountAsCalled() {
    check(
      """
      import AppKit
      final class Picker: NSWindowController {
        var finished: ((String?) -> Void)?
        @IBAction func ok(_ sender: Any) { finished?(nil) }
        @IBAction func cancel(_ sender: Any) { finished = nil }
      }
      enum Pickers {
        static let shared = Picker()
        static func pick(_ done: @escaping (String?) -> Void) { shared.finished = done }
      }
      final class Menu {
        var font = ""
        func choose() { Pickers.pick { font in self.font = font ?? "" } }  //= static while_kept proven self by_other_method
      }
      """)
  }

  @Test func aGenericTypeKnowsItsArgumentsWhereItIsUsed() {
    check(
      """
      final class Protected<Value> {
        private var value: Value
        init(_ value: Value) { self.value = value }
        func write<Result>(_ change: (inout Value) -> Result) -> Result { change(&self.value) }
      }
      final class Request {
        let validators = Protected<[() -> Void]>([])
        var error: Error?
        func check() { validators.write { $0.append { self.error = nil } } }  //= none self | cycle while_kept proven self
        func checkUnowned() {
          let validator: () -> Void = { [unowned self] in self.error = nil }  //= cycle while_kept proven self unowned
          validators.write { $0.append(validator) }
        }
      }
      """)
  }

  @Test func classesThatNoModelKnowsHaveWhatRootClassesHave() {
    check(
      """
      import Foundation
      import Sparkle
      final class Updater {
        private let updater: SPUUpdater?
        private var observation: NSKeyValueObservation?
        var isAutomatic = false
        init(_ updater: SPUUpdater?) { self.updater = updater }
        func watch() {
          observation = updater?.observe(\\.isAutomatic, options: [.new], changeHandler: { [unowned self] _, _ in self.isAutomatic = true })  //= cycle while_kept proven self unowned
        }
      }
      """)
  }
}
