import Foundation

struct Ticket: Sendable {
  let id: Int
  let title: String
}

final class TicketEvents {
  static let shared = TicketEvents()
  private var continuations: [AsyncStream<Ticket>.Continuation] = []

  func stream() -> AsyncStream<Ticket> {
    AsyncStream { continuation in continuations.append(continuation) }
  }

  func publish(_ ticket: Ticket) { continuations.forEach { $0.yield(ticket) } }
}

actor TicketAPI {
  func open() async -> [Ticket] { [Ticket(id: 1, title: "Printer is on fire")] }
}

final class TicketBoard {
  private let api = TicketAPI()
  private var poller: Task<Void, Never>?
  private var listener: Task<Void, Never>?
  private(set) var tickets: [Ticket] = []

  func startPolling() {
    poller = Task {  //@ polling
      while !Task.isCancelled {
        self.tickets = await self.api.open()
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }

  func startListening() {
    listener = Task {  //@ listening
      for await ticket in TicketEvents.shared.stream() {
        self.tickets.append(ticket)
      }
    }
  }

  func load() {
    Task {  //@ load
      self.tickets = await self.api.open()
    }
  }

  deinit {
    poller?.cancel()
    listener?.cancel()
  }
}

final class TicketCounter {
  private let api = TicketAPI()
  private var task: Task<Void, Never>?
  private(set) var count = 0

  func start() {
    task = Task { [weak self, api] in  //@ counter
      while !Task.isCancelled {
        let open = await api.open()
        self?.count = open.count
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }

  deinit { task?.cancel() }
}

final class TicketDetail {
  private var task: Task<Void, Never>?
  private(set) var seconds = 0

  func appear() {
    task = Task {  //@ detail
      while !Task.isCancelled {
        self.seconds += 1
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
    }
  }

  func disappear() {
    task?.cancel()
    task = nil
  }
}

final class SupportDesk {
  func open() {
    let board = TicketBoard()
    board.load()
    board.startPolling()
    board.startListening()
    TicketCounter().start()
    let detail = TicketDetail()
    detail.appear()
    detail.disappear()
  }
}
