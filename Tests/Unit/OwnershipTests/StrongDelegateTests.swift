import Ownership
import Testing

/// Properties whose names say that somebody else keeps what they refer to.
struct StrongDelegateTests {
  private func properties(_ sources: String...) -> [String] {
    let result = analyse(sources)
    return result.observations.filter { $0.subject == .strongDelegate }.map { observation in
      let type = observation.enclosingType.map { result.program.qualifiedName(of: $0) } ?? ""
      return "\(type).\(result.name(of: observation))"
    }
  }

  @Test func delegateTypesThatCanBeObjects() {
    let found = properties(
      """
      import UIKit
      protocol Bound: AnyObject {}
      protocol Met {}
      protocol Unmet {}
      struct Value: Unmet {}
      class Object: Met {}
      final class List<D: Bound> {
        var aDelegate: Bound?
        var bDelegate: (any Met)!
        var cDelegate: Unmet?
        var dDelegate: Value?
        var eDelegate: Object?
        var fDelegate: (() -> Void)?
        var gDelegate: UIViewController?
        var hDelegate: Stranger?
        var iDelegate: D?
        var jDelegate: (Bound & Unmet)?
      }
      """)
    #expect(found == ["a", "b", "e", "g", "i", "j"].map { "List.\($0)Delegate" })
  }

  /// Users of a library conform to its protocols, most often with classes.
  @Test func delegatesOfALibrarysUsers() {
    func found(_ code: String) -> [String] {
      properties("public protocol CameraDelegate {}\npublic final class Camera { public init() {}; \(code) }")
    }
    #expect(found("public var delegate: CameraDelegate?") == ["Camera.delegate"])
    #expect(found("var delegate: CameraDelegate?").isEmpty)
    #expect(found("public let delegate: CameraDelegate? = nil").isEmpty)
    #expect(found("public var delegate: CameraDelegate? }\nstruct Value: CameraDelegate { func f() {}").isEmpty)
  }

  /// Observers of an inherited property add no storage: the superclass says how it holds.
  @Test func anOverriddenPropertyIsStoredOnce() {
    func found(_ strength: String) -> [String] {
      properties(
        """
        protocol CellDelegate: AnyObject {}
        class BaseCell { \(strength)var delegate: CellDelegate? }
        final class Cell: BaseCell {
          private(set) var changes = 0
          override var delegate: CellDelegate? { didSet { changes += 1 } }
        }
        final class Screen: CellDelegate {
          var cells: [Cell] = []
          func add() { let cell = Cell(); cell.delegate = self; cells.append(cell) }
        }
        """)
    }
    #expect(found("weak ") == [])
    #expect(found("").contains("Cell.delegate"))
  }

  /// A hash table holds what is added to it weakly, and a set holds it strongly.
  @Test func listenersInATable() {
    func targets(_ collection: String, _ add: String) -> Int {
      analyse([
        """
        import Foundation
        protocol Listener: AnyObject {}
        final class Center {
          private var listeners = \(collection)
          func add(_ listener: Listener) { listeners.\(add)(listener) }
        }
        final class Screen: Listener {
          private let center = Center()
          init() { center.add(self) }
        }
        """
      ]).observations.filter { $0.subject == .target }.count
    }
    #expect(targets("NSHashTable<AnyObject>.weakObjects()", "add") == 0)
    #expect(targets("[Listener]()", "append") == 1)
  }

  /// What everybody shares is never freed, and neither is what puts itself there, though it was made there and then.
  @Test func ofASharedObject() {
    func verdicts(_ code: String) -> [String] {
      let center = """
        protocol CenterDelegate: AnyObject { func opened() }
        final class Center { static let shared = Center(); var delegate: CenterDelegate? }
        final class Offer: CenterDelegate {
          func receive() { Center.shared.delegate = self }
          func opened() {}
        }
        final class Log: CenterDelegate { func opened() {} }

        """
      return analyse([center + code]).observations.filter { $0.subject == .strongDelegate }.map { "\($0.keeper) \($0.evidence)" }
    }
    #expect(verdicts("func show() { Offer().receive() }") == ["static likely"])
    // Made to be there.
    #expect(verdicts("func show() { Center.shared.delegate = Log() }").allSatisfy { !$0.hasPrefix("cycle") })
  }

  @Test func nonStrongDelegatesAreFine() {
    let found = properties(
      """
      protocol Bound: AnyObject { var delegate: Bound? { get } }
      final class List {
        weak var delegate: Bound?
        unowned let listDelegate: Bound
        var otherDelegate: Bound? { nil }
        static var thirdDelegate: Bound?
        @Wrapped var fourthDelegate: Bound?
        var delegation: Bound?
        var dataSource: Bound?
      }
      """)
    #expect(found == ["List.dataSource"])
  }

  /// What is made for the property alone would be gone at once if it were weak.
  @Test func solelyOwnedDelegateIsFine() {
    let declarations =
      """
      final class D {}
      final class Session {
        var delegate: D?
        init(delegate: D?) { self.delegate = delegate }
      }
      """
    #expect(properties(declarations, "func make() -> Session { Session(delegate: D()) }") == [])
    #expect(properties(declarations, "func make(_ session: Session) { session.delegate = D() }") == [])
    #expect(properties(declarations) == ["Session.delegate"])
    #expect(properties(declarations, "final class Owner { let d = D(); func make() -> Session { Session(delegate: d) } }") == ["Session.delegate"])
    #expect(
      properties(declarations, "final class Owner { var d: D?; func make(_ s: Session) { let new = D(); d = new; s.delegate = new } }")
        == ["Session.delegate"])
  }

  private func forOwners(_ source: String) -> [String] {
    let result = analyse([source])
    return result.observations.filter { $0.subject == .strongDelegate && $0.evidence == .likely }.map(result.name)
  }

  /// Who puts itself there is most often who keeps the other.
  @Test func selfAssignedDelegateIsReported() {
    func code(
      _ property: String, _ type: String = "final class Picker", store: String = "picker.delegate = self", kept: String = "var pickers: [Picker] = []"
    ) -> String {
      """
      protocol PickerDelegate {}
      \(type) {
        \(property)
        init() {}
      }
      final class Screen: PickerDelegate {
        \(kept)
        func show(_ picker: Picker) { \(store) }
      }
      final class Other: PickerDelegate {}
      func fill(_ picker: Picker, _ other: Other) { picker.delegate = other }
      """
    }
    #expect(forOwners(code("var delegate: PickerDelegate?")) == ["delegate"])
    #expect(forOwners(code("public var delegate: (any PickerDelegate)!")) == ["delegate"])
    #expect(forOwners(code("weak var delegate: PickerDelegate?")) == [])
    // Whose class has no place for it does not keep it.
    #expect(forOwners(code("var delegate: PickerDelegate?", kept: "weak var picker: Picker?")) == [])
    #expect(forOwners(code("private(set) var delegate: PickerDelegate?")) == [])
    #expect(forOwners(code("fileprivate var delegate: PickerDelegate?")) == [])
    #expect(forOwners(code("var delegate: Screen?")) == [])
    #expect(forOwners(code("var delegate: PickerDelegate?", store: "")) == [])
    // One that is made for the place is owned there.
    #expect(forOwners(code("var delegate: PickerDelegate? = Other()")) == [])
    #expect(forOwners(code("var delegate: PickerDelegate?", "struct Picker")) == [])
    // What the code has made goes when it has run, where nobody takes it.
    #expect(forOwners(code("var delegate: PickerDelegate?", store: "let own = Picker(); own.delegate = self")) == [])
    #expect(
      forOwners(code("var delegate: PickerDelegate?", store: "let own = Picker(); own.delegate = self; shown.append(own)") + "\nvar shown: [Picker] = []") == [
        "delegate"
      ])
    // Where the code shows who lets go of it that counts.
    #expect(
      forOwners(
        code("var delegate: PickerDelegate?", store: "")
          + "\nextension Picker { func run(_ s: Screen) { s.p = self; delegate = s }; func end() { delegate = nil } }\nextension Screen { func go() { let p = Picker(); p.run(self); p.end() } }"
          .replacing("s.p = self; ", with: "")) == [])
  }

  /// Whoever has a view in its tree keeps it: a controller keeps its cells, whoever puts it into them.
  @Test func delegateInTheViewTree() {
    func levels(_ type: String, _ attribute: String = "") -> [String] {
      analyse([
        """
        import UIKit
        protocol HeaderDelegate: AnyObject { func toggle() }
        final class Header: \(type) { \(attribute) var delegate: HeaderDelegate?; func tap() { delegate?.toggle() } }
        final class Screen: UIViewController, HeaderDelegate { func toggle() {} }
        enum Wiring { static func connect(_ header: Header, to delegate: HeaderDelegate) { header.delegate = delegate } }
        """
      ]).observations.filter { $0.subject == .strongDelegate }.map { "\($0.evidence)" }
    }
    #expect(levels("UITableViewHeaderFooterView") == ["likely"])
    #expect(levels("NSObject") == ["possible"])
    #expect(levels("UITableViewHeaderFooterView", "@IBOutlet") == ["possible"])
  }

  /// In an application, all stores are in sight.
  @Test func delegateThatNothingSets() {
    func levels(_ use: String) -> [String] {
      analyse([
        """
        import UIKit
        protocol CellDelegate: AnyObject { func tap() }
        final class Cell: UITableViewCell { var delegate: CellDelegate?; func touch() { delegate?.tap() } }
        final class Screen: UIViewController, CellDelegate { func tap() {}; func show(_ cell: Cell) { \(use) } }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        """
      ]).observations.filter { $0.subject == .strongDelegate }.map { "\($0.evidence)" }
    }
    #expect(levels("") == ["possible"])
    #expect(levels("cell.delegate = self") == ["likely"])
    #expect(levels("let other = find(cell); other.delegate = self") == ["likely"])
  }

  /// A class of an application of which nothing makes an object, such as a double that tests left behind, holds nothing.
  @Test func delegateOfAClassThatNothingMakes() {
    func levels(_ made: String) -> [String] {
      analyse([
        """
        import UIKit
        protocol FlowDelegate: AnyObject { func end() }
        protocol Flow: AnyObject { var delegate: FlowDelegate? { get set } }
        final class Double: Flow { var delegate: FlowDelegate? }
        final class Screen: UIViewController, FlowDelegate {
          var flow: Flow?
          func end() {}
          override func viewDidLoad() { \(made); flow?.delegate = self }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        """
      ]).observations.filter { $0.subject == .strongDelegate && $0.evidence == .likely }.map { "\($0.subject)" }
    }
    #expect(levels("") == [])
    #expect(levels("let other: Flow = Double(); use(other)") == ["strongDelegate"])
  }

  /// What an object puts into a protocol's property goes into those of the types that satisfy it; whether its superclass keeps these is not in sight.
  @Test func selfAssignedThroughARequirement() {
    func levels(_ name: String, _ strength: String = "") -> [String] {
      analyse([
        """
        import Routing
        protocol PresentableListener: AnyObject { func tap() }
        protocol Presentable: AnyObject { var \(name): PresentableListener? { get set } }
        final class Presenter: Presentable { \(strength) var \(name): PresentableListener? }
        final class Interactor: PresentableInteractor<Presentable>, PresentableListener {
          init(presenter: Presentable) {
            super.init(presenter: presenter)
            presenter.\(name) = self
          }
          func tap() {}
        }
        """
      ]).observations.filter { $0.subject == .strongDelegate }.map { "\($0.evidence)" }
    }
    #expect(levels("listener") == ["likely"])
    #expect(levels("delegate") == ["likely"])
    #expect(levels("listener", "weak") == [])
    #expect(levels("model") == [])
  }

  /// What a method is given others put there, whoever may set the property.
  @Test func delegateSetByAMethodParameter() {
    func levels(_ method: String, _ type: String = "UICollectionView") -> [String] {
      analyse([
        """
        import UIKit
        public protocol FeedDelegate: AnyObject { func more() }
        public final class Feed: \(type) {
          private var feedDelegate: FeedDelegate?
          \(method) { feedDelegate = delegate }
          func tap() { feedDelegate?.more() }
        }
        public final class Screen: UIViewController, FeedDelegate { public func more() {} }
        """
      ]).observations.filter { $0.subject == .strongDelegate }.map { "\($0.evidence)" }
    }
    #expect(levels("public func load(for delegate: FeedDelegate)") == ["likely"])
    #expect(levels("private func load(for delegate: FeedDelegate)") == ["possible"])
    #expect(levels("public func load(for delegate: FeedDelegate)", "NSObject") == ["possible"])
  }

  /// What the users of a library put there is out of sight.
  @Test func publicDelegatesOfALibrary() {
    func code(_ property: String, _ access: String = "public ") -> String {
      "public protocol ListDelegate: AnyObject {}\n\(access)class List { \(property) }"
    }
    #expect(forOwners(code("public var delegate: ListDelegate?")) == ["delegate"])
    #expect(forOwners(code("public var delegate: ListDelegate")) == [])
    #expect(forOwners(code("public weak var delegate: ListDelegate?")) == [])
    #expect(forOwners(code("public private(set) var delegate: ListDelegate?")) == [])
    #expect(forOwners(code("var delegate: ListDelegate?")) == [])
    #expect(forOwners(code("public var delegate: ListDelegate?", "")) == [])
  }
}
