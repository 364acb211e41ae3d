import Foundation

struct ContactRow {
  let name: String
  let email: String
}

protocol ImportReporting: AnyObject {
  func importer(_ operation: ImportOperation, didRead rows: Int)
}

final class ImportOperation: Operation, @unchecked Sendable {
  private let text: String
  var reporter: (any ImportReporting)? //@ reporter
  var onRow: ((ContactRow) -> Void)?

  init(text: String) { self.text = text }

  override func main() {
    var count = 0
    for line in text.split(separator: "\n") where !isCancelled {
      let cells = line.split(separator: ",").map(String.init)
      guard cells.count == 2 else { continue }
      onRow?(ContactRow(name: cells[0], email: cells[1]))
      count += 1
    }
    reporter?.importer(self, didRead: count)
  }
}

final class ContactBook: ImportReporting {
  private(set) var rows: [ContactRow] = []
  private(set) var total = 0
  private let queue = OperationQueue()
  private var current: ImportOperation?

  func load(_ text: String) {
    let operation = ImportOperation(text: text)
    operation.onRow = { row in //@ load
      self.rows.append(row)
    }
    queue.addOperations([operation], waitUntilFinished: true)
  }

  func loadTracked(_ text: String) {
    let operation = ImportOperation(text: text)
    operation.onRow = { row in //@ tracked
      self.rows.append(row)
    }
    current = operation
    queue.addOperations([operation], waitUntilFinished: true)
  }

  func loadReported(_ text: String) {
    let operation = ImportOperation(text: text)
    operation.reporter = self
    current = operation
    operation.start()
  }

  func sortInBackground() {
    queue.addOperation { //@ sort
      self.rows.sort { $0.name < $1.name }
    }
  }

  func validate(_ text: String) {
    let operation = ImportOperation(text: text)
    operation.onRow = { row in //@ validate
      if operation.isCancelled { return }
      print(row.email.isEmpty ? "bad" : "", terminator: "")
    }
    operation.start()
    lastValidation = operation
  }

  func importer(_ operation: ImportOperation, didRead rows: Int) { total += rows }

  private(set) weak var lastValidation: ImportOperation?
}

final class ImportScreen {
  private(set) var book: ContactBook? = ContactBook()
  private let text = "Ann,ann@x.org\nBob,bob@x.org"

  func importFile() {
    book?.load(text)
    book?.sortInBackground()
  }

  func importTracked() { book?.loadTracked(text) }
  func importReported() { book?.loadReported(text) }
  func check() { book?.validate(text) }
  func close() { book = nil }
}
