import Foundation

final class Cell {
  let address: String
  var literal: Double = 0
  var formula: (() -> Double)?
  private var mirror: Cell?  //@ mirror

  init(_ address: String) { self.address = address }

  var value: Double { formula?() ?? literal }

  func mirror(_ other: Cell) {
    mirror = other
    other.mirror = self
  }

  func write(_ value: Double) {
    literal = value
    mirror?.literal = value
  }
}

struct WeakChart {
  weak var chart: Chart?
}

final class Chart {
  private(set) var series: [Double] = []
  private let sheet: Sheet  //@ chart

  init(sheet: Sheet) {
    self.sheet = sheet
    sheet.attach(self)
  }

  func refresh() { series = sheet.column(0) }
}

final class Sheet {
  private var cells: [String: Cell] = [:]
  private var charts: [WeakChart] = []
  var onEdit: ((String) -> Void)?

  subscript(address: String) -> Cell {
    if let cell = cells[address] { return cell }
    let cell = Cell(address)
    cells[address] = cell
    return cell
  }

  func attach(_ chart: Chart) { charts.append(WeakChart(chart: chart)) }
  func column(_ index: Int) -> [Double] { cells.values.map(\.value) }

  func set(_ value: Double, at address: String) {
    self[address].literal = value
    onEdit?(address)
    charts.forEach { $0.chart?.refresh() }
  }

  func sum(_ target: String, _ first: String, _ second: String) {
    let left = self[first], right = self[second]
    self[target].formula = { left.value + right.value }  //@ sum
  }

  func accumulate(_ target: String, _ source: String) {
    let cell = self[target], other = self[source]
    cell.formula = {  //@ running
      cell.literal += other.value
      return cell.literal
    }
  }

  func percentage(_ target: String, of source: String) {
    self[target].formula = { self[source].value / 100 }  //@ percentage
  }
}

final class Autosave {
  private let sheet: Sheet
  private(set) var pending: Set<String> = []

  init(sheet: Sheet) { self.sheet = sheet }

  func begin() {
    sheet.onEdit = { self.pending.insert($0) }  //@ autosave
  }

  func end() {
    pending.removeAll()
    sheet.onEdit = nil
  }
}

final class Workbook {
  func edit() {
    let sheet = Sheet()
    let chart = Chart(sheet: sheet)
    let autosave = Autosave(sheet: sheet)
    autosave.begin()
    sheet.set(3, at: "A1")
    sheet.set(4, at: "A2")
    sheet.sum("A3", "A1", "A2")
    sheet["C1"].mirror(sheet["C2"])
    sheet["C1"].write(7)
    sheet.accumulate("B1", "A1")
    sheet.percentage("B2", of: "A2")
    chart.refresh()
    autosave.end()
  }
}
