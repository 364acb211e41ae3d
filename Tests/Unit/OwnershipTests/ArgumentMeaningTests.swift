import Testing

/// Arguments that are not written as such: default values, members without their type, initialisers and key paths as functions.
@Suite struct ArgumentMeaningTests {
  @Test func aDefaultValueIsAnArgument() {
    check(
      """
      final class Hub {
        static let shared = Hub()
        var handlers: [() -> Void] = []
      }
      final class Own { var handlers: [() -> Void] = [] }
      func watch(hub: Hub = .shared, _ handler: @escaping () -> Void) { hub.handlers.append(handler) }
      func keep(own: Own = Own(), _ handler: @escaping () -> Void) { own.handlers.append(handler) }
      final class Pane {
        var n = 0
        func a() { watch { self.n += 1 } }  //= static unbounded proven self
        func b() { watch(hub: .shared) { self.n += 1 } }  //= static unbounded proven self
        func c() { watch(hub: Hub.shared) { self.n += 1 } }  //= static unbounded proven self
        func d() { keep { self.n += 1 } }  //= object while_kept proven self
      }
      """)
  }

  @Test func initialisersAndKeyPathsAreFunctions() {
    check(
      """
      struct Row { let onTap: () -> Void }
      struct AnyRow {
        let row: Row
        init(_ row: Row) { self.row = row }
      }
      struct Cell { let row: Row }
      final class Screen {
        var rows: [AnyRow] = []
        var cells: [Cell] = []
        var taps: [() -> Void] = []
        func a() { rows = [Row(onTap: { self.a() })].map(AnyRow.init) }  //= cycle while_kept proven self
        func b() { cells = [Row(onTap: { self.b() })].map(Cell.init) }  //= cycle while_kept proven self
        func c() { taps = [Row(onTap: { self.c() })].map(\\.onTap) }  //= cycle while_kept proven self
        func d() -> Int { [Row(onTap: { self.d() })].map(AnyRow.init).count }  //= none self
      }
      """)
  }

  @Test func aCapturedStructHoldsItsObjects() {
    check(
      """
      import Foundation
      final class Model { var n = 0 }
      struct Ticker {
        let model: Model
        func named() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [model] _ in model.n += 1 } }  //= system unbounded proven model
        func whole() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.model.n += 1 } }  //= system unbounded proven model
        func once() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.model.n += 1 } }
      }
      func start() {
        let ticker = Ticker(model: Model())
        ticker.named()
        ticker.whole()
        ticker.once()
      }
      """)
  }

  @Test func anOperatorOutOfSightKeepsItsReceiver() {
    check(
      """
      import Combine
      final class Search {
        var bag = Set<AnyCancellable>()
        let query = PassthroughSubject<String, Never>()
        func above() { query.map { self.clean($0) }.latest().sink { _ in }.store(in: &bag) }  //= cycle while_kept likely self
        func inside() { query.latest { self.clean($0) }.sink { _ in }.store(in: &bag) }  //= cycle while_kept likely self
        func below() { query.latest().sink { _ = self.clean($0) }.store(in: &bag) }  //= cycle while_kept likely self
        func clean(_ text: String) -> String { text }
      }
      """)
  }

  @Test func anOwnOverloadThatDoesNotFitHidesNothing() {
    check(
      """
      import Combine
      final class Model {
        var bag = Set<AnyCancellable>()
        var last = 0.0
        var least: Double?
        let prices = PassthroughSubject<Double, Never>()
        func a() { prices.assign(to: \\.last, on: self).store(in: &bag) }  //= cycle while_kept proven self
        func b() { prices.assign(to: \\.least, on: self).store(in: &bag) }
        func c() { prices.sink { self.last = $0 }.store(in: &bag) }  //= cycle while_kept proven self
      }
      extension Publisher where Failure == Never {
        func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output?>, on object: Root) -> AnyCancellable {
          map { $0 }.sink { [weak object] in object?[keyPath: path] = $0 }
        }
      }
      """,
      """
      import Combine
      private extension Publisher {
        func sink(_ run: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
      }
      """)
  }

  /// An autoclosure takes its result.
  @Test func anAutoclosureTakesItsResult() {
    OwnershipTests.check(
      """
      import UIKit
      extension UIView {
        func keep(names: @escaping @autoclosure () -> [String]) { Store.shared.names.append(names) }
      }
      final class Store { static let shared = Store(); var names: [() -> [String]] = [] }
      final class Page: UIView {
        var titles: [String] = []
        func show() { keep(names: self.titles) }  //= static unbounded proven self
      }
      """)
  }
}
