import Foundation

struct Parcel {
  let id: String
  var grams: Int
}

final class ParcelPrinter {
  private let tracker: ParcelTracker
  init(tracker: ParcelTracker) { self.tracker = tracker }
  func line(_ id: String) -> String { "\(tracker.depot): \(id)" }
}

final class ParcelTracker {
  let depot = "North"
  private var parcels = [Parcel(id: "A1", grams: 300), Parcel(id: "B7", grams: 90)]
  private var onScan: ((String) -> Void)?
  private(set) var lines: [String] = []

  private func makeLog() -> (String) -> Void {
    { line in self.lines.append(line) }
  }

  private func makePrefix() -> String { "\(depot) (\(parcels.count))" }

  func logScans() {
    onScan = { [log = makeLog()] id in log(id) }  //@ log
  }

  func prefixScans() {
    onScan = { [prefix = makePrefix()] id in print(prefix, id) }  //@ prefix
  }

  func printScans() {
    onScan = { [printer = ParcelPrinter(tracker: self)] id in  //@ printer
      print(printer.line(id))
    }
  }

  func weighScans() {
    onScan = { [weights = parcels.map { "\(self.depot) \($0.grams)" }] id in  //@ weights
      print(weights, id)
    }
  }

  func addScans() {
    onScan = { [weak self, add = self.add] id in  //@ add
      guard self?.lines.isEmpty == false else { return add(id) }
    }
  }

  func scan(_ id: String) { onScan?(id) }
  private func add(_ id: String) { lines.append(id) }
}
