import Glibc

/// A day of the calendar.
struct ZenityDate: Equatable {
  var year: Int
  /// From 1.
  var month: Int
  /// From 1.
  var day: Int

  /// Today, where the process is.
  static var today: ZenityDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return ZenityDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  var daysOfMonth: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// From Monday, which is 0.
  var weekday: Int {
    // By the rule of Sakamoto, from Sunday on.
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day + 6) % 7
  }

  /// Goes on by months; a day that the month has not becomes its last.
  mutating func turn(by months: Int) {
    let count = min(max(year * 12 + month - 1 + months, 12), 9999 * 12 + 11)
    (year, month) = (count / 12, count % 12 + 1)
    day = min(day, daysOfMonth)
  }

  /// As a format of strftime(3) has it, in the locale of the process.
  func text(_ format: String) -> String {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    parts.tm_isdst = -1
    _ = timegm(&parts)
    var room = [CChar](repeating: 0, count: 512)
    // A format that comes to nothing would look like one that has no room; a mark tells them apart.
    let count = strftime(&room, room.count, format + ".", &parts)
    return String(
      decoding: room.prefix(max(0, count - 1)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
