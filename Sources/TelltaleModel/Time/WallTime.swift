/// The time that a clock on the wall shows: a minute of a day, where the unit stands.
package struct WallTime: Hashable, Sendable {
  package var year: Int
  /// The month, from 1.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int
  /// The hour, 0 to 23.
  package var hour: Int
  package var minute: Int

  /// Creates a time, which may be one that no calendar has; see `isReal`.
  ///
  /// - Parameters:
  ///   - year: The year of the calendar.
  ///   - month: The month, from 1.
  ///   - day: The day of the month, from 1.
  ///   - hour: The hour, 0 to 23.
  ///   - minute: The minute, 0 to 59.
  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The time on screens that no clock belongs to: in pictures, checks and scripts.
  package static let usual = WallTime(year: 2026, month: 3, day: 12, hour: 9, minute: 41)

  /// True where the calendar has such a day, and the day such a minute.
  package var isReal: Bool {
    (1...9999).contains(year) && (1...12).contains(month)
      && (1...Self.days(in: month, of: year)).contains(day) && (0..<24).contains(hour)
      && (0..<60).contains(minute)
  }

  /// The day of the week, 0 for Monday.
  package var weekday: Int {
    // Days since the first of March of the year 0, a Wednesday: leap days come last, so that no month needs to know them.
    let year = month < 3 ? year - 1 : year
    let months = (month + 9) % 12
    let days = year * 365 + year / 4 - year / 100 + year / 400 + (months * 153 + 2) / 5 + day - 1
    return (days + 2) % 7
  }

  /// Returns the time some minutes later.
  ///
  /// - Parameter minutes: The number of minutes, 0 or more.
  /// - Returns: A time that may be on a later day.
  package func advanced(byMinutes minutes: Int) -> WallTime {
    var time = self
    let whole = hour * 60 + minute + minutes
    (time.hour, time.minute) = (whole / 60 % 24, whole % 60)
    for _ in 0..<(whole / (24 * 60)) { time.goToNextDay() }
    return time
  }

  private mutating func goToNextDay() {
    day += 1
    guard day > Self.days(in: month, of: year) else { return }
    day = 1
    month += 1
    guard month > 12 else { return }
    month = 1
    year += 1
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
