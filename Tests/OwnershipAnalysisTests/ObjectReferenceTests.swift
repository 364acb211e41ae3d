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

  @Test func whatAnotherMethodEmpties() {
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
    check(list + remove + "func drop() { if let head { remove(head) } } }", gives: "cycle while_kept proven next by_same_code")
  }

  /// Of a requirement that some types satisfy strongly and others weakly nobody knows what a read gives.
  @Test func whatACalleeReadsThroughADisputedRequirement() {
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
}
