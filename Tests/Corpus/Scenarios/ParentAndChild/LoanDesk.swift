import Foundation

final class Book {
  let isbn: String
  let title: String
  weak var reservation: Reservation?
  init(isbn: String, title: String) { (self.isbn, self.title) = (isbn, title) }
}

final class Member {
  let name: String
  private(set) var history: [Loan] = []
  init(name: String) { self.name = name }
  func add(_ loan: Loan) { history.append(loan) }
}

final class Loan {
  let book: Book
  let member: Member  //@ member
  var returnedAt: Date?
  init(book: Book, member: Member) {
    (self.book, self.member) = (book, member)
    member.add(self)
  }
  var summary: String { "\(book.title) for \(member.name)" }
}

final class Reservation {
  let book: Book  //@ book
  let until: Date
  init(book: Book, until: Date) {
    (self.book, self.until) = (book, until)
    book.reservation = self
  }
}

final class BarcodeReader {
  var onScan: ((String) -> Void)?
  func feed(_ code: String) { onScan?(code) }
}

final class ReceiptPrinter {
  private var pending: [(lines: [String], done: (Int) -> Void)] = []

  func submit(_ lines: [String], done: @escaping (Int) -> Void) {
    pending.append((lines, done))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.flush() }
  }

  private func flush() {
    let jobs = pending
    pending.removeAll()
    for job in jobs { job.done(job.lines.count) }
  }
}

final class CheckoutCounter {
  private let reader = BarcodeReader()
  private let catalogue: [String: Book]
  private(set) var scanned: [Book] = []

  init(catalogue: [Book]) {
    self.catalogue = Dictionary(uniqueKeysWithValues: catalogue.map { ($0.isbn, $0) })
    reader.onScan = { code in  //@ scan
      if let book = self.catalogue[code] { self.scanned.append(book) }
    }
  }

  func place(_ code: String) { reader.feed(code) }
}

final class ReturnsDesk {
  private let printer = ReceiptPrinter()
  private var returned: [Loan] = []
  private var printedLines = 0

  func take(_ loan: Loan) {
    loan.returnedAt = Date()
    returned.append(loan)
  }

  func printSlip() {
    printer.submit(returned.map(\.summary)) { count in  //@ slip
      self.printedLines += count
    }
  }
}

final class MailRoom {
  var onPickup: (([String]) -> Void)?
  func collect(_ letters: [String]) { onPickup?(letters) }
}

final class OverdueNotices {
  private let mail = MailRoom()
  private(set) var sent = 0

  func prepare(_ names: [String]) {
    mail.onPickup = { letters in  //@ notices
      DispatchQueue.main.async { [weak self] in
        self?.sent += letters.count
      }
    }
    mail.collect(names)
  }
}

final class LibraryBranch {
  private let books = [Book(isbn: "1", title: "Harbours"), Book(isbn: "2", title: "Ferns")]
  private(set) var counter: CheckoutCounter?
  private(set) var returns: ReturnsDesk?
  private(set) var notices: OverdueNotices?
  private(set) var visitors: [Member] = []
  private(set) var reservations: [Reservation] = []

  func morning() {
    counter = CheckoutCounter(catalogue: books)
    counter?.place("1")
  }

  func borrow(_ name: String) {
    let member = Member(name: name)
    visitors.append(member)
    _ = Loan(book: books[0], member: member)
  }

  func reserve(_ title: String) {
    let book = Book(isbn: UUID().uuidString, title: title)
    reservations.append(Reservation(book: book, until: Date(timeIntervalSinceNow: 86_400)))
  }

  func afternoon() {
    returns = ReturnsDesk()
    returns?.printSlip()
    notices = OverdueNotices()
    notices?.prepare(["Ida", "Per"])
  }

  func closeUp() {
    (counter, returns, notices) = (nil, nil, nil)
    visitors.removeAll()
    reservations.removeAll()
  }
}
