protocol Timetable: AnyObject {
  func schedule<State>(_ state: State, after minutes: Int, action: @escaping (State) -> Void)
}

final class Departure {
  private let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
  func leave() { action() }
}

final class DayTimetable: Timetable {
  private var departures: [Departure] = []

  func schedule<State>(_ state: State, after minutes: Int, action: @escaping (State) -> Void) {
    departures.append(Departure { action(state) })
  }

  func run() {
    while let departure = departures.popLast() { departure.leave() }
  }
}

final class NightTimetable: Timetable {
  private var departures: [Int: Departure] = [:]

  func schedule<State>(_ state: State, after minutes: Int, action: @escaping (State) -> Void) {
    departures[minutes] = Departure { action(state) }
  }

  func run() {
    for minutes in departures.keys.sorted() { departures.removeValue(forKey: minutes)?.leave() }
  }
}

final class ArrivalBoard {
  private let timetable: any Timetable
  private var lines: [String] = []

  init(timetable: any Timetable) { self.timetable = timetable }

  func arrive() {
    timetable.schedule(self, after: 5) { [unowned self] _ in  //@ arrive
      lines.append("arrived")
    }
  }

  func depart() {
    timetable.schedule("on time", after: 5) { [unowned self] state in  //@ depart
      lines.append(state)
    }
  }
}
