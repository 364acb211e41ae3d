import Testing

@testable import Project

/// Commits as git prints them, and their days.
@Suite struct CommitLogTests {
  private func commits(_ text: String) -> [Repository.Commit] { Repository.commits(in: Array(text.utf8)) }

  @Test func aCommitHasItsChanges() {
    let text =
      "\u{1}aa\0bb cc\059\0Ann\0Fix: it\0\n:100644 100755 11 22 M\0A.swift\0:100644 000000 33 00 D\0B.swift\0:000000 120000 00 44 A\0L.swift\0\u{1}bb\0\07\0\0\0"
    let found = commits(text)
    #expect(found.map(\.revision) == ["aa", "bb"])
    #expect(found.map(\.parent) == ["bb", nil])
    #expect(found[0].changes == ["A.swift": "22", "B.swift": nil, "L.swift": nil])
    #expect(found[0].time == 59 && found[0].author == "Ann" && found[0].subject == "Fix: it")
    #expect(found[1].changes.isEmpty)
  }

  @Test func cutOffTextsAreReadAsFarAsTheyGo() {
    let text = "\u{1}aa\0bb\059\0Ann\0s\0\n:100644 100755 11 22 M\0A.swift\0"
    for length in 0...text.utf8.count { _ = Repository.commits(in: Array(text.utf8.prefix(length))) }
    #expect(commits("\n:1 2 3 4 M\0A.swift\0").isEmpty)
  }

  @Test func daysOfTheCalendar() {
    let days = [(0, "1970-01-01"), (951_782_400, "2000-02-29"), (-1, "1969-12-31"), (1_772_452_800, "2026-03-02"), (4_107_542_400, "2100-03-01")]
    for (time, text) in days { #expect(CalendarDate(time: time).description == text) }
  }

  @Test func intervalsHoldWhatIsInThem() {
    let times = [0, 3 * 86_400, 4 * 86_400, 40 * 86_400, 400 * 86_400]
    let commits = times.map { Repository.Commit(revision: "\($0)", parent: nil, time: $0, author: "", subject: "", changes: [:]) }
    let counts = HistoryInterval.allCases.map { $0.groups(commits).map(\.count) }
    #expect(counts == [[1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [2, 1, 1, 1], [3, 1, 1], [4, 1], [5]])
  }
}
