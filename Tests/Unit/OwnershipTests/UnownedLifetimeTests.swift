import Testing

/// Unowned references: who can use one after the object has gone.
@Suite struct UnownedLifetimeTests {
  private let sensor = """
    final class Sensor {
      var onValue: ((Int) -> Void)?
      func emitLater() { Hub.later { self.onValue?(1) } }  //= static unbounded proven self
    }
    final class Hub { nonisolated(unsafe) static var work: [() -> Void] = []; static func later(_ f: @escaping () -> Void) { work.append(f) } }
    """

  @Test func solelyOwnedOrSharedTarget() {
    check(
      """
      final class View {
        private let own = Sensor()
        private let given: Sensor
        var angle = 0
        init(given: Sensor) { self.given = given }
        func a() { own.onValue = { [unowned self] in self.angle = $0 } }  //= cycle while_kept proven self unowned
        func b() { given.onValue = { [unowned self] in self.angle = $0 } }  //= object while_kept proven self unowned
      }
      """, sensor)
  }

  /// What a function returns refers to what goes when it returns, whoever calls it.
  @Test func resultRefersToAnObjectFreedOnReturn() {
    func verdicts(_ code: String) -> [String] {
      let arrow = """
        final class Arrow { private unowned let shooter: Archer; init(shooter: Archer) { self.shooter = shooter }; func fly() -> Int { shooter.strength } }
        final class Archer { var strength = 3; var rival: Archer?; func shoot() -> Arrow { Arrow(shooter: self) } }

        """
      return analyse([arrow + code]).observations.filter { $0.subject == .unownedProperty }.map { "\($0.keeper) \($0.evidence)" }
    }
    #expect(verdicts("func a() -> Int { loose().fly() }\nprivate func loose() -> Arrow { let archer = Archer(); return archer.shoot() }") == ["caller proven"])
    #expect(verdicts("func a() -> Int { let archer = Archer(); let hit = archer.shoot().fly(); return hit + archer.strength }") == [])
    #expect(verdicts("func a(_ archer: Archer) -> Int { loose(archer).fly() }\nprivate func loose(_ archer: Archer) -> Arrow { archer.shoot() }") == [])
    // What holds itself stays.
    #expect(
      verdicts("func a() -> Int { loose().fly() }\nprivate func loose() -> Arrow { let archer = Archer(); archer.rival = archer; return archer.shoot() }") == []
    )
  }

  /// What nothing runs refers to nothing.
  @Test func unownedPropertyThatDeadCodeSets() {
    func keepers(_ use: String) -> [String] {
      let code = """
        import UIKit
        @main final class Launcher: UIResponder, UIApplicationDelegate { @objc func press() { \(use) } }
        final class Archer { var strength = 3 }
        final class Arrow {
          private unowned let shooter: Archer
          init(shooter: Archer) { self.shooter = shooter }
          static func loose() -> Arrow { let archer = Archer(); return Arrow(shooter: archer) }
          func fly() -> Int { shooter.strength }
        }
        """
      return analyse([code]).observations.filter { $0.subject == .unownedProperty }.map { "\($0.keeper) \($0.evidence)" }
    }
    #expect(keepers("print(Arrow.loose().fly())") == ["caller proven"])
    #expect(keepers("print(1)") == ["object possible"])
  }

  /// What no code reads cannot be read too late.
  @Test func unownedPropertyThatNothingReads() {
    func count(_ use: String) -> Int {
      let code = "final class Arrow { private unowned let shooter: Archer; init(shooter: Archer) { self.shooter = shooter }; func fly() -> Int { \(use) } }\n"
      let rest = "final class Archer { var strength = 3 }\nfunc loose() -> Arrow { let archer = Archer(); return Arrow(shooter: archer) }"
      return analyse([code + rest]).observations.count { $0.subject == .unownedProperty }
    }
    #expect(count("shooter.strength") == 1)
    #expect(count("7") == 0)
  }

  /// Whoever makes the object passes what nobody else has.
  @Test func injectedFreshObjectIsSolelyOwned() {
    check(
      """
      final class View {
        private let given: Sensor
        var angle = 0
        init(given: Sensor) { self.given = given }
        func b() { given.onValue = { [unowned self] in self.angle = $0 } }  //= cycle while_kept proven self unowned
      }
      func make() -> View { View(given: Sensor()) }
      """, sensor)
  }

  /// What holds itself by its own closure goes on without the object that began it.
  @Test func selfRetainingClosureOutlivesItsObject() {
    check(
      """
      final class Alarm {
        var count = 0
        var last: DispatchSourceTimer?
        func ring() {
          let timer = DispatchSource.makeTimerSource(queue: .main)
          timer.setEventHandler { [unowned self] in  //= object while_kept proven self unowned | cycle while_kept proven timer by_same_code
            self.count += 1
            timer.cancel()
          }
          timer.resume()
        }
        func owned() {
          let timer = DispatchSource.makeTimerSource(queue: .main)
          last = timer
          timer.setEventHandler { [unowned self] in self.count += 1 }  //= cycle while_kept proven self unowned
          timer.resume()
        }
      }
      """)
  }

  /// Who holds both may let go of the object, and keep the closure.
  @Test func ownerOfBothMayReleaseOne() {
    check(
      """
      final class Courier { var parcels = 0 }
      final class Desk {
        private var couriers: [Courier] = []
        private var counts: [() -> Int] = []
        private var guests: [Courier] = []
        private var visits: [() -> Int] = []
        private var boss: Courier?
        private var report: (() -> Int)?
        func signOn(_ courier: Courier) {
          couriers.append(courier)
          counts.append { [unowned courier] in courier.parcels }  //= object while_kept proven courier unowned
        }
        func signOff(_ courier: Courier) { couriers.removeAll { $0 === courier } }  //= none courier
        func visit(_ courier: Courier) {
          guests.append(courier)
          visits.append { [unowned courier] in courier.parcels }  //= owner while_kept proven courier unowned
        }
        func closeDoor() { guests = []; visits = [] }
        func lead(_ courier: Courier) {
          boss = courier
          report = { [unowned courier] in courier.parcels }  //= owner while_kept proven courier unowned
        }
      }
      """)
  }

  @Test func targetHeldByOthersMeanwhile() {
    check(
      """
      final class View {
        private let own = Sensor()
        var angle = 0
        func a() {
          own.onValue = { [unowned self] in self.angle = $0 }  //= static unbounded proven self unowned
          own.emitLater()
        }
        func b() -> Sensor {
          own.onValue = { [unowned self] in self.angle = $0 }  //= caller unknown proven self unowned
          return own
        }
      }
      """, sensor)
  }

  @Test func otherObjects() {
    check(
      """
      final class Invoice { var lines: [Int] = [] }
      final class Editor {
        private let sensor = Sensor()
        private let invoice = Invoice()
        func a() { sensor.onValue = { [unowned invoice] in invoice.lines.append($0) } }  //= owner while_kept proven invoice unowned
        func b() {
          let draft = Invoice()
          sensor.onValue = { [unowned draft] in draft.lines.append($0) }  //= object while_kept proven draft unowned
        }
      }
      """, sensor)
  }

  @Test func properties() {
    check(
      """
      final class List {
        var entries: [Entry] = []
        private lazy var header = Header(list: self)
        func add() -> Entry {
          let entry = Entry(list: self)
          entries.append(entry)
          return entry
        }
        func export() -> Int { Exporter(list: self).count }
      }
      final class Entry {
        unowned let list: List  //= caller unknown proven list unowned
        init(list: List) { self.list = list }
      }
      final class Header {
        unowned let list: List
        init(list: List) { self.list = list }
      }
      struct Exporter {
        unowned let list: List
        var count: Int { list.entries.count }
      }
      final class Unseen {
        unowned let list: List  //= object unknown possible list unowned
        init(list: List) { self.list = list }
      }
      """)
  }

  /// An object that the system keeps through a closure uses its unowned properties as late as the closure would an unowned capture.
  @Test func propertyUsedInALateClosure() {
    let uses = analyse([
      """
      import Dispatch
      final class Page { var title = "" }
      final class Row {
        unowned let page: Page
        let name = ""
        init(page: Page) { self.page = page }
        func update() { DispatchQueue.main.async { self.page.title = self.name } }
        func updateWeakly() { DispatchQueue.main.async { [weak self] in self?.page.title = "" } }
        func updateStrongly() { DispatchQueue.main.async { [page] in page.title = "" } }
        func updateAtOnce() { DispatchQueue.main.sync { self.page.title = "" } }
      }
      """
    ]).observations.filter { $0.subject == .unownedProperty && $0.keeper == .system }
    #expect(uses.count == 1)
  }

  /// What a framework makes for the current screen, and what an override gives it, goes no later than the screen.
  @Test func screensThatArePresentedAndResultsOfOverrides() {
    check(
      """
      import UIKit
      final class Entry: NSObject {
        var action: (Entry) -> Void
        init(action: @escaping (Entry) -> Void) { self.action = action }
      }
      final class Pause: UIViewController {
        var faster: Entry?
        override func viewDidLoad() { super.viewDidLoad(); faster = Entry(action: { _ in }) }
      }
      final class Game: UICollectionViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let pause = segue.destination as! Pause
          pause.faster?.action = { [unowned self] _ in speedUp() }  //= ?
        }
        override func collectionView(_ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in menu() }  //= ?
        }
        func menu() -> UIMenu? { nil }
        func speedUp() {}
      }
      """, gives: "owner while_kept proven self unowned", "owner unknown likely self unowned")
  }

  /// What a lasting object's constant refers to lasts, whatever other objects of the class exist.
  @Test func constantOfALastingObject() {
    func observations(_ access: String) -> [String] {
      analyse([
        """
        import UIKit
        final class Storage { func size() -> Int { 1 } }
        final class Services { ACCESS storage: Storage; init() { storage = Storage() } }
        final class Handler { private unowned let storage: Storage; init(storage: Storage) { self.storage = storage }; func show() -> Int { storage.size() } }
        final class Screen: UIViewController {
          private let handler: Handler
          init(handler: Handler) { self.handler = handler; super.init(nibName: nil, bundle: nil) }
        }
        final class Share { func run() -> Int { let storage = Storage(); return storage.size() } }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let services = Services()
          func open(_ stack: UINavigationController) { Coordinator(services: services, stack: stack).open() }
          func change() { services.change() }
        }
        final class Coordinator {
          private unowned let services: Services
          private let stack: UINavigationController
          init(services: Services, stack: UINavigationController) { self.services = services; self.stack = stack }
          func open() { stack.pushViewController(Screen(handler: Handler(storage: services.storage)), animated: true) }
        }
        extension Services { func change() { CHANGE } }
        """.replacing("ACCESS", with: access).replacing("CHANGE", with: access == "var" ? "storage = Storage()" : "")
      ]).observations.filter { $0.subject == .unownedProperty }.map { "\($0.keeper) \($0.evidence)" }
    }
    #expect(observations("let") == [])
    #expect(observations("var") == ["object proven"])
  }

  /// A queue runs the operation itself, which uses its properties there. Of what a task's closure holds it may need something else.
  @Test func ownerInTheHandsOfAQueue() {
    let found = analyse([
      """
      import Foundation
      final class Client { var count = 0 }
      final class Fetch: Operation {
        unowned let client: Client
        init(client: Client) { self.client = client }
        override func main() { client.count += 1 }
      }
      final class Service {
        unowned let client: Client
        var count = 0
        init(client: Client) { self.client = client }
        func load() { Task { self.count += 1 } }
      }
      func fetch(_ client: Client, _ queue: OperationQueue) { queue.addOperation(Fetch(client: client)) }
      func load(_ client: Client) { Service(client: client).load() }
      """
    ]).observations.filter { $0.subject == .unownedProperty }
    #expect(found.map { "\($0.keeper) \($0.evidence)" } == ["system proven", "system possible"])
  }

  /// Events reach a view while its screen is shown. Nothing of the kind is known of other objects.
  @Test func eventsOfViews() {
    check(
      """
      import AppKit
      final class Box: NSButton { var onChange: (() -> Void)? }
      final class Row { var onChange: (() -> Void)? }
      final class List: NSViewController, NSTableViewDelegate {
        private var rows: [Row] = []
        private var count = 0
        func tableView(_ view: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
          let box = Box()
          box.onChange = { [unowned self] in count += 1 }  //= object unknown proven self unowned
          return box
        }
        func bind(_ row: Row) { row.onChange = { [unowned self] in count += 1 } }  //= object while_kept proven self unowned
      }
      """)
  }

  /// A getter that makes what it returns, and stores it, gives no more away than one that returns what is stored.
  @Test func contentOfAGetterThatFillsItsProperty() {
    let screen = """
      import Combine
      final class Bag { var value = Set<AnyCancellable>() }
      final class Model { let subject = PassthroughSubject<Int, Never>() }
      final class Screen {
        private let model: Model
        private var stored: Bag?
        private var bag: Bag {
          if let stored { return stored }
          let made = Bag()
          stored = made
          return made
        }
        var title = 0
        init(model: Model) { self.model = model }
        func bind() { model.subject.sink { [unowned self] in self.title = $0 }.store(in: &bag.value) }  //= ?
      }

      """
    check(screen, gives: "cycle while_kept proven self unowned")
    // Who is given the bag may keep it.
    check(
      screen.replacing("private var bag: Bag {", with: "private func made() -> Bag {").replacing("bag.value", with: "made().value"),
      gives: "object while_kept proven self unowned")
  }

  /// What a controller presents does not outlive it: an action of an alert finds it there.
  @Test func presentedControllersLieAboveTheirPresenter() {
    let page = """
      import UIKit
      final class Page: UIViewController {
        var taps = 0
        func ask(_ other: UIViewController) {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "", style: .default) { [unowned self] _ in self.taps += 1 })  //= ?
          present(alert, animated: true)
        }
      }
      """
    check(page, gives: "owner until_event likely self unowned")
    check(page.replacing("present(alert", with: "navigationController?.present(alert"), gives: "owner until_event likely self unowned")
    // Whoever shows it, the user answers it before anything else.
    check(page.replacing("present(alert", with: "other.present(alert"), gives: "owner until_event likely self unowned")
    check(
      page.replacing("present(alert", with: "other.present(alert").replacing(
        "[unowned self] _ in self.taps += 1", with: "[unowned other] _ in other.title = nil"),
      gives: "owner until_event likely other unowned")
  }

  /// A controller stays until its transition has ended, and so do the closures that run then.
  @Test func completionOfATransition() {
    check(
      """
      import UIKit
      final class Sheet: UIViewController {
        var count = 0
        func leave() { dismiss(animated: true) { [unowned self] in self.count += 1 } }  //= owner until_event likely self unowned
        func show() { present(UIViewController(), animated: true, completion: { [unowned self] in self.count += 1 }) }  //= owner until_event likely self unowned
        func drop() { presentingViewController?.dismiss(animated: true) { [unowned self] in self.count += 1 } }  //= system until_event likely self unowned
        func load() { DispatchQueue.main.async { [unowned self] in self.show() } }  //= system until_event proven self unowned
        func leaveOrDrop() {
          let done: () -> Void = { [unowned self] in self.count += 1 }  //= system until_event likely self unowned
          if let parent { parent.dismiss(animated: true, completion: done) } else { dismiss(animated: true, completion: done) }
        }
        func dropOrLeave() {
          let done: () -> Void = { [unowned self] in self.count += 1 }  //= system until_event likely self unowned
          if count > 1 { dismiss(animated: true, completion: done) } else { parent?.dismiss(animated: true, completion: done) }
        }
        func fade() { UIView.animate(withDuration: 1, animations: {}) { [unowned self] _ in self.count += 1 } }  //= system until_event likely self unowned
      }
      """)
  }

  /// A question to the user lies over the object that asks it.
  @Test func answerOfAnAlert() {
    check(
      """
      import UIKit
      final class Sheet: NSObject {
        weak var screen: UIViewController?
        var count = 0
        func ask() {
          let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "", style: .default) { [unowned self] _ in self.count += 1 })  //= owner until_event likely self unowned
          screen?.present(alert, animated: true)
        }
      }
      """)
  }

  /// What only parts of the owner hold besides the owner dies with it.
  @Test func partsThatHoldEachOther() {
    let code = """
      class Table { let rows: [[Row]]; init(rows: [[Row]]) { self.rows = rows } }
      final class Row { var onTap: (() -> Void)? }
      final class Source { let rows: [Row]; init(_ rows: [Row]) { self.rows = rows } }
      final class Screen: Table {
        private let row: Row
        private let source: Source
        var count = 0
        init(_ shared: Source) { row = Row(); source = Source([row]); super.init(rows: [[row]]); SHARE }
        func bind() { row.onTap = { [unowned self] in count += 1 } }  //= ?
      }
      final class Desk { static var rows: [Row] = [] }

      """
    check(code.replacing("SHARE", with: ""), gives: "cycle while_kept proven self unowned")
    check(code.replacing("SHARE", with: "Desk.rows = [row]"), gives: "object while_kept proven self unowned")
  }

  /// Only objects can be captured unowned, whatever is known of their type.
  @Test func objectsOfUnknownTypes() {
    check(
      """
      import Player
      final class Model {
        var handlers: [(Bool) -> Void] = []
        func bind(_ view: PlayerView) {
          handlers.append { [unowned view] muted in view.isMuted = muted }  //= object while_kept possible view unowned
        }
      }
      """)
  }
}
