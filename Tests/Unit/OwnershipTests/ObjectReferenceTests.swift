import Testing

/// Objects that hold each other without a closure in between.
struct ObjectReferenceTests {
  @Test func aChildThatHoldsItsParent() {
    check(
      """
      final class Parent {
        var children: [Child] = []
        func add(_ child: Child) {
          children.append(child)
          child.parent = self
        }
      }
      final class Child {
        var parent: Parent?  //= cycle while_kept proven parent
      }
      """)
  }

  @Test func aWeakReferenceBack() {
    check(
      """
      final class Parent {
        let child = Child()
        init() { child.parent = self }
      }
      final class Child {
        weak var parent: Parent?
      }
      """)
  }

  /// A requirement cannot say how it is satisfied; the types that satisfy it do.
  @Test func aRequirementThatIsSatisfiedWeakly() {
    check(
      """
      protocol Player: AnyObject { var owner: Screen? { get set } }
      final class VideoPlayer: Player { weak var owner: Screen? }
      final class Screen {
        let player: Player
        init(player: Player) {
          self.player = player
          player.owner = self
        }
      }
      """)
  }

  /// The others hold their holder on, whoever leaves.
  @Test func oneChildThatIsTakenOut() {
    check(
      """
      final class Participant {
        var tracks: [String: Publication] = [:]
        func publish(_ publication: Publication) {
          tracks[publication.name] = publication
          publication.participant = self
        }
        func unpublish(_ publication: Publication) { tracks.removeValue(forKey: publication.name) }
      }
      final class Publication {
        let name: String
        var participant: Participant?  //= cycle while_kept proven participant on_some_ways
        init(name: String) { self.name = name }
      }
      final class Room {
        let participant = Participant()
        func mute(_ publication: Publication) { participant.unpublish(publication) }
      }
      """)
  }

  @Test func aChildThatTakesItselfOut() {
    check(
      """
      final class Coordinator {
        var children: [Coordinator] = []
        var parent: Coordinator?  //= cycle while_kept proven parent by_other_method
        func start(_ child: Coordinator) {
          children.append(child)
          child.parent = self
        }
        func remove(_ child: Coordinator) { children.removeAll { $0 === child } }  //= none child
        func finish() { parent?.remove(self) }
      }
      func run(_ coordinator: Coordinator) { coordinator.finish() }
      """)
  }

  /// Who holds the manager takes itself out by the manager's method, and by what that holds.
  @Test func ownerRemovesItselfThroughTheManager() {
    check(
      """
      public protocol Listener: AnyObject {}
      final class Hall {
        private var listeners: [Listener] = []
        func add(_ listener: Listener) { listeners.append(listener) }  //= cycle while_kept proven Guest by_other_method
        func remove(_ listener: Listener) { listeners.removeAll { $0 === listener } }  //= none listener
      }
      public final class Stage {
        private let hall = Hall()
        public func add(_ listener: Listener) { hall.add(listener) }
        public func remove(_ listener: Listener) { hall.remove(listener) }
      }
      final class Guest: Listener {
        private let stage = Stage()
        func enter() { stage.add(self) }  //= cycle while_kept proven self by_other_method
        func leave() { stage.remove(self) }
      }
      func visit(_ guest: Guest) { guest.enter(); guest.leave() }
      """)
  }

  /// What a class hands in that nobody else can name, only it takes out.
  @Test func otherModulesCannotRemovePrivateClasses() {
    let code = """
      public protocol Listener: AnyObject {}
      final class Hall {
        private var listeners: [Listener] = []
        func add(_ listener: Listener) { listeners.append(listener) }
        func remove(_ listener: Listener) { listeners.removeAll { $0 === listener } }  //= none listener
      }
      public final class Stage {
        let hall = Hall()
        public func add(_ listener: Listener) { hall.add(listener) }
        public func remove(_ listener: Listener) { hall.remove(listener) }
      }
      ACCESS final class Guest: Listener {
        let stage: Stage
        init(stage: Stage) { self.stage = stage; stage.add(self) }  //= ?
        deinit { stage.remove(self) }
      }
      final class Critic: Listener {
        let stage: Stage
        weak var guest: Guest?
        init(stage: Stage) { self.stage = stage }
        func leave() { stage.remove(OTHER) }
      }

      """
    let leaks = "cycle while_kept proven self"
    check(code.replacing("ACCESS ", with: "").replacing("OTHER", with: "self"), gives: leaks)
    // Others may take it out, but it leaves that to its `deinit`.
    check(code.replacing("ACCESS", with: "public").replacing("OTHER", with: "self"), gives: leaks + " in_deinit_too")
    check(
      code.replacing("ACCESS", with: "public").replacing("OTHER", with: "self").replacing("deinit { stage.remove(self) }", with: ""),
      gives: leaks + " by_other_method")
    check(code.replacing("ACCESS ", with: "").replacing("OTHER", with: "guest!"), gives: leaks + " by_other_method")
  }

  @Test func childrenThatAreAllTakenOut() {
    check(
      """
      final class Participant {
        var tracks: [Publication] = []
        func publish(_ publication: Publication) {
          tracks.append(publication)
          publication.participant = self
        }
        func leave() { tracks.removeAll() }
        func unpublish(_ publication: Publication) { tracks.removeAll { $0 === publication } }  //= none publication
      }
      final class Publication {
        var participant: Participant?  //= cycle while_kept proven participant by_other_method
      }
      final class Room {
        let participant = Participant()
        func mute(_ publication: Publication) { participant.unpublish(publication) }
        func close() { participant.leave() }
      }
      func run(_ room: Room) { room.close() }
      """)
  }

  @Test func releaseInAnotherMethod() {
    check(
      """
      final class Node {
        var keepAlive: Node?  //= cycle while_kept proven keepAlive by_other_method
        func retain() { keepAlive = self }
        func release() { keepAlive = nil }
        func run() { retain(); release() }
      }
      """)
  }

  @Test func twoObjectsThatTheSameCodeMakes() {
    check(
      """
      final class A { var b: B? }
      final class B { var a: A? }  //= cycle while_kept proven a
      func link() {
        let a = A()
        let b = B()
        a.b = b
        b.a = a
      }
      """)
  }

  /// An initialiser that a class inherits from a framework's puts what has a property's name into that property.
  @Test func aTargetGivenToAnInheritedInitializer() {
    let code = """
      import AppKit
      final class Knob: NSSlider { override init(frame: NSRect) { super.init(frame: frame) } }
      final class Panel {
        let view = NSView()
        func build() {
          let knob = Knob(value: 0, minValue: 0, maxValue: 1, target: self, action: nil)
          view.addSubview(knob)
        }
      }
      """
    check(code)
  }

  /// What a subscription to changes of an object keeps is an observation, which does not hold the object.
  @Test func aSubscriptionToChangesOfTheOwner() {
    check(
      """
      import Combine
      import Foundation
      final class Colors {
        var all = Set<AnyCancellable>()
        init(_ panel: Panel) { panel.publisher(for: \\.isOpen).sink { [weak panel] _ in print(panel as Any) }.store(in: &all) }
      }
      final class Panel: NSObject {
        @objc dynamic var isOpen = false
        private(set) lazy var colors = Colors(self)
      }
      """)
  }

  /// Measured: an entry that both its neighbours let go of is freed.
  @Test func anEntryThatIsTakenOutOfAList() {
    let list = """
      final class Entry { var previous: Entry?; var next: Entry? }  //= ?
      final class List {
        var head: Entry?
        var tail: Entry?
        func add() {
          let entry = Entry()
          entry.previous = tail
          tail?.next = entry
          tail = entry
          if head == nil { head = entry }
        }

      """
    check(list + "}", gives: "cycle while_kept proven previous")
    let remove = "func remove(_ entry: Entry) { entry.previous?.next = entry.next; entry.next?.previous = entry.previous }\n"
    check(list + remove + "func drop() { if let head { remove(head) } } }", gives: "cycle while_kept proven previous by_other_method")
  }

  /// Of a requirement that some types satisfy strongly and others weakly nobody knows what a read gives.
  @Test func requirementWithMixedStrengthIsUnknown() {
    check(
      """
      protocol Dependent: AnyObject { var coordinator: Coordinator? { get set } }
      final class Page: Dependent { weak var coordinator: Coordinator? }
      final class Sheet: Dependent { var coordinator: Coordinator? }
      final class Coordinator {
        private var child: Child?
        func open(from page: Dependent) { child = Child(page) }
      }
      final class Child {
        private let page: Dependent
        init(_ page: Dependent) { self.page = page }
      }
      func show(_ page: Dependent) { page.coordinator?.open(from: page) }
      """)
  }

  private static let module = """
    protocol Screen: AnyObject {}
    protocol Listener: AnyObject {}
    final class Page: Screen { var presenter: Presenter? }
    final class Presenter: Listener {
      BACK var screen: Screen?  //= ?
      var worker: Worker?
      var router: Router?
    }
    final class Worker { BACK var listener: Listener? }  //= ?
    final class Router { BACK var page: Page? }  //= ?
    enum Module {
      static func build() -> Page {
        let page = Page()
        let presenter = Presenter()
        let worker = Worker()
        let router = Router()
        page.presenter = presenter
        presenter.screen = page
        presenter.worker = worker
        presenter.router = router
        worker.listener = presenter
        router.page = page
        return page
      }
    }
    """

  /// Each of the three keeps the module alive by itself. What leads away from the page that is given out is ownership.
  @Test func aModuleOfWhichNoReferenceBackIsWeak() {
    var code = Self.module.replacing("BACK ", with: "")
    for name in ["screen", "listener", "page"] { code = code.replacing("//= ?", with: "//= cycle while_kept proven \(name)", maxReplacements: 1) }
    check(code)
  }

  @Test func aModuleOfWhichAllReferencesBackAreWeak() {
    check(Self.module.replacing("BACK", with: "weak").replacing("  //= ?", with: ""))
  }

  /// An initialiser that nobody knows keeps what would be gone at once if it did not.
  @Test func unknownInitialiserRetainsSoleReferences() {
    let types = """
      import Stranger
      class State { let model: Model; init(_ model: Model) { self.model = model } }  //= ?
      final class Idle: State {}
      final class Busy: State {}

      """
    check(
      types.replacing("//= ?", with: "//= cycle while_kept likely model")
        + "final class Model { lazy var machine = Machine(states: [Idle(self), Busy(self)]) }")
    // Somebody else holds it: the machine may look at it only.
    check(
      types.replacing("  //= ?", with: "")
        + """
        final class Shelf { var states: [State] = [] }
        final class Model {
          let shelf: Shelf
          var machine: Machine?
          init(_ shelf: Shelf) { self.shelf = shelf }
          func run() {
            let idle = Idle(self)
            shelf.states.append(idle)
            machine = Machine(state: idle)
          }
        }
        """.replacing("let shelf: Shelf", with: "weak var shelf: Shelf?").replacing("shelf.states", with: "shelf?.states"))
  }

  /// A header that a table asks for is one of its views.
  @Test func aHeaderThatIsMadeForTheOwnTable() {
    let code = """
      import UIKit
      final class Header: UIView { var owner: List? }  //= cycle while_kept likely owner
      final class List: UIViewController, UITableViewDelegate {
        @IBOutlet var table: UITableView!
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = Header()
          header.owner = self
          return header
        }
      }
      """
    check(code)
    check(code.replacing("{ var owner", with: "{ weak var owner").replacing("  //= cycle while_kept likely owner", with: ""))
  }

  /// Two classes give themselves to the same helper, and one of them ends it.
  /// A list grows by its last element, and nothing shows that this leads back to the first.
  @Test func linkedListIsNoCycle() {
    let list = """
      final class Link { var next: Link? }
      final class Chain {
        var first: Link?
        func append(_ link: Link) {
          guard var last = first else { first = link; return }
          while let next = last.next { last = next }
          last.next = link
        }
      }
      func pair() -> Link { let first = Link(); first.next = Link(); return first }
      func chain() -> Chain { let chain = Chain(); for _ in 0..<5 { chain.append(pair()) }; return chain }

      """
    #expect(analyse([list]).observations.allSatisfy { $0.evidence == .possible })
    let ring = "final class Link { var next: Link? }  //= cycle while_kept proven next\nfunc ring() { let a = Link(); let b = Link(); a.next = b; b.next = a }"
    check(ring)
  }

  @Test func releaseInOneClassDoesNotCoverAnother() {
    let helper = "final class Link { var target: AnyObject?; func end() { target = nil } }  //= ?\n"
    func view(_ name: String, _ end: String) -> String {
      "final class \(name) { private let link = Link(); func show() { link.target = self }; func hide() { \(end) } }\n"
    }
    let run = "func run(_ fade: Fade, _ spin: Spin) { fade.hide(); spin.hide() }\n"
    let open = "cycle while_kept proven target"
    check(helper + view("Fade", "link.end()") + view("Spin", "link.end()") + run, gives: open + " by_other_method")
    check(helper + view("Fade", "link.end()") + view("Spin", "") + run, gives: open + " by_uncalled_method")
    check(helper + view("Fade", "") + view("Spin", "link.end()") + run, gives: open + " by_uncalled_method")
  }

  /// An object of one class holds nothing in the properties of another one, whichever method runs.
  @Test func propertiesOfOtherConformersDoNotCount() {
    check(
      """
      protocol Root: AnyObject { func play(_ delegate: Delegate) }
      final class Delegate { var root: Root? }
      final class Main: Root { func play(_ delegate: Delegate) {} }
      final class Core: Root {
        var pending: Delegate?
        func play(_ delegate: Delegate) { pending = delegate }
      }
      func play(_ isMain: Bool) {
        let main = Main()
        let root: Root = isMain ? main : Core()
        let delegate = Delegate()
        delegate.root = main
        root.play(delegate)
      }
      """)
  }

  /// A screen that code reads from a stack and casts is an object of that class.
  @Test func screensReadFromStacks() {
    func module(_ stack: String) -> String {
      """
      import UIKit
      final class Screen: UIViewController { var presenter: Presenter! }
      final class Presenter {
        let screen: UIViewController  //= ?
        init(screen: UIViewController) { self.screen = screen }
      }
      enum Module {
        static func make(_ given: UINavigationController) -> UIViewController {
          guard let stack = \(stack), let screen = stack.topViewController as? Screen else { fatalError() }
          screen.presenter = Presenter(screen: screen)
          return stack
        }
      }
      """
    }
    for stack in ["given", "UINavigationController()", "UIStoryboard(name: \"S\", bundle: nil).instantiateInitialViewController() as? UINavigationController"] {
      OwnershipTests.check(module(stack), gives: "cycle while_kept proven screen")
    }
  }

  /// An object that lasts is no excuse for the objects of another class that come and go.
  @Test func oneOwnerLastsAndAnotherComesAndGoes() {
    check(
      """
      import AppKit
      @NSApplicationMain final class Launcher: NSObject, NSApplicationDelegate {
        let service = Service()
        @objc func open() { Page().load() }
      }
      final class Service: HelperDelegate {
        let helper: Helper
        init() {
          helper = Helper()
          helper.delegate = self
        }
      }
      final class Page: HelperDelegate {
        let helper = Helper()
        func load() { helper.delegate = self }
      }
      protocol HelperDelegate {}
      final class Helper {
        var delegate: HelperDelegate?  //= cycle while_kept proven delegate | object while_kept possible delegate
      }
      """)
  }

  /// The type that a conforming class gives for an associated type has the members that code uses.
  @Test func partsOfAnAssociatedType() {
    check(
      """
      class Screen { var view: AnyObject? }
      protocol Rooted: AnyObject { associatedtype Root }
      extension Rooted where Self: Screen { var root: Root! { view as? Root } }
      final class Layout { var onTap: (() -> Void)? }
      final class Page: Screen, Rooted {
        typealias Root = Layout
        func load() {
          view = Layout()
          root.onTap = { self.close() }  //= cycle while_kept proven self
        }
        func close() {}
      }
      """)
  }
}
