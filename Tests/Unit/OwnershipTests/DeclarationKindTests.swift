import Testing

/// Every kind of declaration can stand between an object and the closure that it keeps.
struct DeclarationKindTests {
  @Test func memberwiseInitialisers() {
    check(
      """
      struct Action { let title: String; var handler: () -> Void }
      final class Menu {
        var action: Action?
        func fill() { action = Action(title: "Open", handler: { self.fill() }) }  //= cycle while_kept proven self
        func trailing() { action = Action(title: "Open") { self.fill() } }  //= cycle while_kept proven self
        func read() -> String { Action(title: "Open", handler: { self.fill() }).title }  //= none self
      }
      """)
  }

  @Test func enumPayloads() {
    check(
      """
      enum State { case idle, waiting(then: () -> Void) }
      final class Player {
        var state = State.idle
        func wait() { state = .waiting(then: { self.wait() }) }  //= cycle while_kept proven self
        func look() { let state = State.waiting(then: { self.wait() }); _ = state }  //= none self
      }
      """)
  }

  @Test func actors() {
    check(
      """
      actor Cache {
        var onEvict: (() -> Void)?
        var count = 0
        func watch() { onEvict = { self.count += 1 } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func defaultImplementations() {
    check(
      """
      protocol Reloading: AnyObject { var onReload: (() -> Void)? { get set } }
      extension Reloading {
        func whenReloaded(_ work: @escaping () -> Void) { onReload = work }
        func now(_ work: () -> Void) { work() }
      }
      final class List: Reloading {
        var onReload: (() -> Void)?
        var count = 0
        func start() {
          whenReloaded { self.count += 1 }  //= cycle while_kept proven self
          now { self.count += 1 }  //= none self
        }
      }
      """)
  }

  @Test func constrainedExtensions() {
    check(
      """
      final class Box<Value> { var onChange: ((Value) -> Void)? }
      extension Box where Value == Int {
        func observe(_ work: @escaping (Int) -> Void) { onChange = work }
      }
      final class Counter {
        let box = Box<Int>()
        var total = 0
        func start() { box.observe { self.total += $0 } }  //= cycle while_kept proven self
      }
      """)
  }

  /// A bare name that the superclass outside the program declares is a member, and uses `self`.
  @Test func membersInheritedFromOutside() {
    check(
      """
      import UIKit
      final class Screen: UIViewController {
        var onTap: (() -> Void)?
        func start() { onTap = { [self] in view.setNeedsLayout() } }  //= cycle while_kept proven self
        func other() { onTap = { print("tapped") } }
      }
      """)
  }

  @Test func observableClasses() {
    check(
      """
      import Observation
      @Observable final class Model {
        var onChange: (() -> Void)?
        @ObservationIgnored var count = 0
        func start() { onChange = { self.count += 1 } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func elementsOfCollectionsAndResults() {
    check(
      """
      final class Cell { var onTap: (() -> Void)? }
      final class Grid {
        var cells: [String: [Cell]] = [:]
        var selected: Cell? { cells["a"]?.first }
        func cell(_ name: String) -> Cell { cells[name]![0] }
        func start() {
          cells["a"]?[0].onTap = { self.start() }  //= cycle while_kept proven self
          cell("b").onTap = { self.start() }  //= cycle while_kept proven self
          (cells["c"]![0] as Cell).onTap = { self.start() }  //= cycle while_kept proven self
        }
      }
      """)
  }

  @Test func severalTrailingClosures() {
    check(
      """
      final class Loader {
        var onEnd: (() -> Void)?
        func load(_ now: () -> Void, onEnd: @escaping () -> Void) { now(); self.onEnd = onEnd }
        func start() {
          load {  //= none self
            self.start()
          } onEnd: {  //= cycle while_kept proven self
            self.start()
          }
        }
      }
      """)
  }
}
