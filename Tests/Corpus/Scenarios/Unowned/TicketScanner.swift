import Foundation

struct Ticket {
  let code: String
  let seat: String
}

final class GateClient {
  func verify(_ code: String, completion: @escaping (Ticket?) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      completion(code.isEmpty ? nil : Ticket(code: code, seat: "A1"))
    }
  }
}

final class ScanResultPresenter {
  private unowned let scanner: TicketScanner
  private(set) var lines: [String] = []
  init(scanner: TicketScanner) { self.scanner = scanner }
  func show(_ ticket: Ticket?) { lines.append("\(scanner.gateName): \(ticket?.seat ?? "invalid")") }
}

final class TicketScanner {
  let gateName: String
  private let client: GateClient
  private lazy var presenter = ScanResultPresenter(scanner: self)  //@ presenter
  private(set) var accepted = 0

  init(gateName: String, client: GateClient) {
    self.gateName = gateName
    self.client = client
  }

  func scan(_ code: String) {
    client.verify(code) { [unowned self] ticket in  //@ verify
      if ticket != nil { self.accepted += 1 }
      self.presenter.show(ticket)
    }
  }

  func rejectManually() { presenter.show(nil) }
}

final class OccupancyCounter {
  private var seats: [String: Bool] = [:]
  private var onChange: ((Int) -> Void)?
  private(set) var display = ""

  init() {
    onChange = { [unowned self] count in  //@ occupancy
      self.display = "\(count) of \(self.seats.count)"
    }
  }

  func set(_ seat: String, taken: Bool) {
    seats[seat] = taken
    onChange?(seats.values.filter { $0 }.count)
  }
}

final class RefundDesk {
  private let client: GateClient
  private(set) var refunded: [String] = []
  init(client: GateClient) { self.client = client }

  func refund(_ code: String) {
    client.verify(code) { ticket in  //@ refund
      guard let ticket else { return }
      self.refunded.append(ticket.code)
    }
  }
}

final class LateEntry {
  private var minutes = 0
  private(set) var isClosed = false

  func open() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { [unowned self] in  //@ lateEntry
      self.minutes += 15
      self.isClosed = true
    }
  }
}

final class GateShift {
  private let client = GateClient()
  private(set) var scanner: TicketScanner?
  private(set) var late: LateEntry?

  func admit() {
    scanner = TicketScanner(gateName: "North", client: client)
    scanner?.scan("QR-1")
  }

  func turnAway() {
    scanner = TicketScanner(gateName: "South", client: client)
    scanner?.rejectManually()
  }

  func openLate() {
    late = LateEntry()
    late?.open()
  }

  func close() {
    scanner = nil
    late = nil
  }

  func count() -> OccupancyCounter {
    let counter = OccupancyCounter()
    counter.set("A1", taken: true)
    return counter
  }

  func refundAll(_ codes: [String]) -> RefundDesk {
    let desk = RefundDesk(client: client)
    codes.forEach(desk.refund)
    return desk
  }
}
