/// A day of the Gregorian calendar, in UTC.
public struct CalendarDate: Sendable, Hashable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// The day of a moment in seconds since 1970.
  public init(time: Int) {
    let days = Self.days(time)
    // Years that begin in March: the leap day is the last one. 400 of them have 146,097 days.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Whole days since 1970.
  public static func days(_ time: Int) -> Int { time >= 0 ? time / 86_400 : (time - 86_399) / 86_400 }

  /// `2026-03-09`
  public var description: String { "\(year)-\(Self.padded(month))-\(Self.padded(day))" }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
