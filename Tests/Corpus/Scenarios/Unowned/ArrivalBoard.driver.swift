import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (ArrivalBoard) -> Void) {
  let day = DayTimetable()
  func show() {
    let board = ArrivalBoard(timetable: day)
    probe.watch(board)
    use(board)
  }
  show()
  day.run()
}

public let places: [Place] = [
  Place("arrive", decidedBy: .program) { drive($0) { $0.arrive() } },
  Place("depart", rule: "unowned_capture", decidedBy: .program) { drive($0) { $0.depart() } },
]
