import CorpusProbe

public let places: [Place] = [
  Place("teacher", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var teacher: Teacher?") { probe in
    let staff = TimetableBuilder().staff()
    probe.watch(staff[0])
  },
  Place("reservedFor", decidedBy: .text) { probe in
    let lesson = TimetableBuilder().chain()
    probe.watch(lesson)
    probe.watch(lesson.room)
  },
  Place("next", decidedBy: .program) { probe in
    let lesson = TimetableBuilder().chain()
    probe.watch(lesson)
    probe.watch(lesson.next!)
  },
  Place("timetable", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var timetable: Timetable?") { probe in
    let timetable = TimetableBuilder().week()
    probe.watch(timetable)
  },
  Place("substituted", decidedBy: .program) { probe in
    let timetable = Timetable(grade: "1c")
    let lesson = TimetableBuilder().chain()
    timetable.substitute(lesson, by: Teacher(name: "Kay"))
    probe.watch(timetable.substitutions[0])
    probe.watch(timetable)
    _ = timetable.substitutions[0].summary
    _ = TimetableBuilder().substitutionSummaries()
  },
]
