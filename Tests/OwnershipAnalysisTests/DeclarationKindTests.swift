import Testing

/// Every kind of declaration can stand between an object and the closure that it keeps.
struct DeclarationKindTests {
  @Test func memberwiseInitialisers() {
    check(
      """
      struct Action { let title: String; var handler: () -> Void }
      final class Menu {
        var action: Action?
        func fill() { action = Action(title: "Open", handler: { self.fill() }) }
        func trailing() { action = Action(title: "Open") { self.fill() } }
        func read() -> String { Action(title: "Open", handler: { self.fill() }).title }
      }
      """,
      gives: ["4: cycle while_kept proven self", "5: cycle while_kept proven self", "6: none self"])
  }

  @Test func enumPayloads() {
    check(
      """
      enum State { case idle, waiting(then: () -> Void) }
      final class Player {
        var state = State.idle
        func wait() { state = .waiting(then: { self.wait() }) }
        func look() { let state = State.waiting(then: { self.wait() }); _ = state }
      }
      """, gives: ["4: cycle while_kept proven self", "5: none self"])
  }

  @Test func actors() {
    check(
      """
      actor Cache {
        var onEvict: (() -> Void)?
        var count = 0
        func watch() { onEvict = { self.count += 1 } }
      }
      """, gives: ["4: cycle while_kept proven self"])
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
          whenReloaded { self.count += 1 }
          now { self.count += 1 }
        }
      }
      """, gives: ["10: cycle while_kept likely self", "11: none self"])
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
        func start() { box.observe { self.total += $0 } }
      }
      """, gives: ["8: cycle while_kept proven self"])
  }

  /// A bare name that the superclass outside the program declares is a member, and uses `self`.
  @Test func membersInheritedFromOutside() {
    check(
      """
      import UIKit
      final class Screen: UIViewController {
        var onTap: (() -> Void)?
        func start() { onTap = { [self] in view.setNeedsLayout() } }
        func other() { onTap = { print("tapped") } }
      }
      """, gives: ["4: cycle while_kept proven self"])
  }

  @Test func observableClasses() {
    check(
      """
      import Observation
      @Observable final class Model {
        var onChange: (() -> Void)?
        @ObservationIgnored var count = 0
        func start() { onChange = { self.count += 1 } }
      }
      """, gives: ["5: cycle while_kept proven self"])
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
          cells["a"]?[0].onTap = { self.start() }
          cell("b").onTap = { self.start() }
          (cells["c"]![0] as Cell).onTap = { self.start() }
        }
      }
      """,
      gives: [
        "7: cycle while_kept proven self", "8: cycle while_kept proven self", "9: cycle while_kept proven self",
      ])
  }

  @Test func severalTrailingClosures() {
    check(
      """
      final class Loader {
        var onEnd: (() -> Void)?
        func load(_ now: () -> Void, onEnd: @escaping () -> Void) { now(); self.onEnd = onEnd }
        func start() {
          load {
            self.start()
          } onEnd: {
            self.start()
          }
        }
      }
      """, gives: ["5: none self", "7: cycle while_kept proven self"])
  }
}
