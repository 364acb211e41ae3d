import Foundation

final class AgendaPage {
  let title: String
  var next: AgendaPage?
  var previous: AgendaPage?  //@ previous
  init(title: String) { self.title = title }
}

final class Agenda {
  private(set) var first: AgendaPage?
  private var last: AgendaPage?

  func append(_ title: String) {
    let page = AgendaPage(title: title)
    page.previous = last
    last?.next = page
    if first == nil { first = page }
    last = page
  }
}

final class Event {
  let title: String
  private(set) var attendees: [Attendee] = []
  private(set) var reminders: [Reminder] = []
  init(title: String) { self.title = title }

  func invite(_ name: String) -> Attendee {
    let attendee = Attendee(name: name, event: self)
    attendees.append(attendee)
    return attendee
  }

  func remind(minutes: Int) { reminders.append(Reminder(minutes: minutes, event: self)) }
  var summary: [String] { reminders.map(\.text) }
}

final class Attendee {
  let name: String
  private unowned let event: Event  //@ attendeeEvent
  init(name: String, event: Event) {
    self.name = name
    self.event = event
  }
  var badge: String { "\(name) – \(event.title)" }
}

final class Reminder {
  private let minutes: Int
  private unowned let event: Event  //@ reminderEvent
  init(minutes: Int, event: Event) {
    self.minutes = minutes
    self.event = event
  }
  var text: String { "\(event.title) in \(minutes) min" }
}

protocol InvitationSenderDelegate: AnyObject {
  func invitationSender(_ sender: InvitationSender, didSend count: Int)
}

final class InvitationSender {
  var delegate: InvitationSenderDelegate?  //@ senderDelegate
  func send(to names: [String]) { delegate?.invitationSender(self, didSend: names.count) }
}

final class InvitationModel: InvitationSenderDelegate {
  private let sender = InvitationSender()
  private(set) var sent = 0

  func send(_ names: [String]) {
    sender.delegate = self
    sender.send(to: names)
  }

  func invitationSender(_ sender: InvitationSender, didSend count: Int) { sent += count }
}

protocol AvailabilityCheckDelegate: AnyObject {
  func availabilityCheck(_ check: AvailabilityCheck, didFind free: Int)
}

final class AvailabilityCheck {
  var delegate: AvailabilityCheckDelegate?  //@ checkDelegate
  func run(on slots: [Int]) { delegate?.availabilityCheck(self, didFind: slots.filter { $0 > 0 }.count) }
}

final class SlotFinder: AvailabilityCheckDelegate {
  private(set) var free = 0

  func find(in slots: [Int]) {
    let check = AvailabilityCheck()
    check.delegate = self
    check.run(on: slots)
  }

  func availabilityCheck(_ check: AvailabilityCheck, didFind free: Int) { self.free = free }
}

final class EventDocument {
  private(set) var agenda: Agenda?
  private(set) var event: Event?
  private var badges: [Attendee] = []

  func planPages() -> AgendaPage? {
    agenda = Agenda()
    agenda?.append("Welcome")
    agenda?.append("Talks")
    return agenda?.first
  }

  func planReminders() {
    event = Event(title: "Standup")
    event?.remind(minutes: 10)
    print(event?.summary ?? [])
  }

  func planGuests() {
    event = Event(title: "Party")
    if let guest = event?.invite("Jo") { badges.append(guest) }
  }

  func close() {
    agenda = nil
    event = nil
    badges.forEach { print($0.badge) }
    badges = []
  }

  func inviteAll() -> InvitationModel {
    let model = InvitationModel()
    model.send(["Jo", "Mo"])
    return model
  }

  func findSlot() -> SlotFinder {
    let finder = SlotFinder()
    finder.find(in: [0, 30, 60])
    return finder
  }
}
