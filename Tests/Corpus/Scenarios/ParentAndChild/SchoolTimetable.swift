import Foundation

enum Weekday: Int, CaseIterable { case monday, tuesday, wednesday, thursday, friday }

final class Teacher {
  let name: String
  private(set) var lessons: [Lesson] = []
  init(name: String) { self.name = name }

  func take(_ lesson: Lesson) {
    lesson.teacher = self
    lessons.append(lesson)
  }
}

final class Room {
  let number: String
  weak var reservedFor: Lesson?  //@ reservedFor
  init(number: String) { self.number = number }
}

final class Lesson {
  let subject: String
  let room: Room
  var teacher: Teacher?  //@ teacher
  var next: Lesson?  //@ next

  init(subject: String, room: Room) {
    self.subject = subject
    self.room = room
  }
}

final class SchoolDay {
  let weekday: Weekday
  var timetable: Timetable?  //@ timetable
  private(set) var first: Lesson?

  init(weekday: Weekday) { self.weekday = weekday }

  func append(_ lesson: Lesson) {
    guard var last = first else {
      first = lesson
      return
    }
    while let following = last.next { last = following }
    last.next = lesson
  }
}

final class Timetable {
  let grade: String
  private(set) var days: [SchoolDay] = []
  private(set) var substitutions: [Substitution] = []

  init(grade: String) { self.grade = grade }

  func addDay(_ weekday: Weekday) -> SchoolDay {
    let day = SchoolDay(weekday: weekday)
    day.timetable = self
    days.append(day)
    return day
  }

  func substitute(_ lesson: Lesson, by teacher: Teacher) {
    substitutions.append(Substitution(lesson: lesson, teacher: teacher, timetable: self))
  }
}

final class Substitution {
  let lesson: Lesson
  let teacher: Teacher
  unowned let timetable: Timetable  //@ substituted

  init(lesson: Lesson, teacher: Teacher, timetable: Timetable) {
    self.lesson = lesson
    self.teacher = teacher
    self.timetable = timetable
  }

  var summary: String { "\(timetable.grade): \(lesson.subject) with \(teacher.name)" }
}

final class TimetableBuilder {
  func chain() -> Lesson {
    let room = Room(number: "12")
    let maths = Lesson(subject: "Maths", room: room)
    let physics = Lesson(subject: "Physics", room: room)
    maths.next = physics
    room.reservedFor = maths
    return maths
  }

  func staff() -> [Teacher] {
    let teachers = [Teacher(name: "Moss"), Teacher(name: "Adler")]
    teachers.forEach { $0.take(chain()) }
    return teachers
  }

  func week() -> Timetable {
    let timetable = Timetable(grade: "7b")
    for weekday in Weekday.allCases {
      let day = timetable.addDay(weekday)
      day.append(chain())
    }
    return timetable
  }

  func substitutionSummaries() -> [String] {
    let timetable = Timetable(grade: "8a")
    timetable.substitute(chain(), by: Teacher(name: "Adler"))
    return timetable.substitutions.map(\.summary)
  }
}
