import CorpusProbe

public let places: [Place] = [
  Place("previous", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var previous: AgendaPage?") { probe in
    let document = EventDocument()
    probe.watch(document.planPages()!)
    document.close()
  },
  Place(
    "attendeeEvent", rule: "unowned_capture", decidedBy: .program,
    repaired: "  private weak var stored: Event?; private var event: Event { get { stored ?? Event(title: \"\") } set { stored = newValue } }"
  ) { probe in
    let document = EventDocument()
    document.planGuests()
    probe.watch(document.event!)
    document.close()
  },
  Place("reminderEvent", decidedBy: .program) { probe in
    let document = EventDocument()
    document.planReminders()
    probe.watch(document.event!)
    document.close()
  },
  Place("senderDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: InvitationSenderDelegate?") {
    $0.watch(EventDocument().inviteAll())
  },
  Place("checkDelegate", decidedBy: .program) { $0.watch(EventDocument().findSlot()) },
]
