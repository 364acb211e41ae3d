import Foundation

final class Observation {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

final class Cell<Value> {
  private var observers: [Int: (Value) -> Void] = [:]
  private var lastKey = 0
  var formula: (() -> Value)?
  var value: Value {
    didSet { for observer in observers.values { observer(value) } }
  }

  init(_ value: Value) { self.value = value }

  func observe(_ observer: @escaping (Value) -> Void) -> Observation {
    lastKey += 1
    let key = lastKey
    observers[key] = observer
    return Observation { [weak self] in self?.observers[key] = nil }
  }

  func recalculate() {
    if let formula { value = formula() }
  }
}

final class Sheet {
  static let shared = Sheet()
  let a = Cell(2)
  let b = Cell(3)
}

enum Formulas {
  static func doubled() -> Cell<Int> {
    let cell = Cell(4)
    cell.formula = {  //@ doubled
      cell.value * 2
    }
    cell.recalculate()
    return cell
  }

  static func sum(_ first: Cell<Int>, _ second: Cell<Int>) -> Cell<Int> {
    let cell = Cell(0)
    cell.formula = {  //@ sum
      first.value + second.value
    }
    cell.recalculate()
    return cell
  }

  static func squared() -> Cell<Int> {
    let cell = Cell(5)
    cell.formula = {  //@ squared
      cell.value * cell.value
    }
    cell.recalculate()
    cell.formula = nil
    return cell
  }
}

final class CellLabel {
  private(set) var text = ""
  private var observation: Observation?

  func show(_ cell: Cell<Int>) {
    observation = cell.observe { value in  //@ label
      self.text = "\(value)"
    }
  }
}

final class CellTooltip {
  private(set) var text = ""
  private var observation: Observation?

  func show(_ cell: Cell<Int>) {
    observation = cell.observe { value in  //@ tooltip
      self.text = "value: \(value)"
    }
  }

  func hide() { observation = nil }
}

final class PrivateScratch {
  private(set) var total = 0
  private var observation: Observation?

  func fill() {
    let cell = Cell(0)
    observation = cell.observe { value in  //@ scratch
      self.total += value
    }
    for value in 1...3 { cell.value = value }
  }
}

final class SheetScreen {
  let label = CellLabel()
  let tooltip = CellTooltip()
  let scratch = PrivateScratch()

  func appear() {
    label.show(Sheet.shared.a)
    tooltip.show(Sheet.shared.b)
    scratch.fill()
    Sheet.shared.a.value = 10
  }

  func disappear() { tooltip.hide() }
}

func editSheet() {
  let screen = SheetScreen()
  screen.appear()
  screen.disappear()
  _ = Formulas.doubled()
  _ = Formulas.sum(Cell(1), Cell(2))
  _ = Formulas.squared()
}
