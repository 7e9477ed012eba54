/// The words and patterns by which a language tells the time and the day.
package struct ClockWords: Hashable, Sendable {
  package var hours: ClockFace.Hours
  /// Patterns, in which a name between braces stands for a part of the time.
  package var twentyFour: String
  package var twelve: String
  package var date: String
  package var dateWithWeekday: String
  package var morning: String
  package var afternoon: String
  /// The weekdays from Monday on; none where the language has no words here.
  package var weekdays: [String]
  package var months: [String]
  /// The digits from zero to nine; none where they are those of ASCII.
  package var digits: [String]

  /// The words for a language that nothing is known of: 24 hours, and the date as ISO 8601 writes it.
  package static let plain = ClockWords(
    hours: .twentyFour, twentyFour: "{HH}:{mm}", twelve: "{h}:{mm} {half}",
    date: "{year}-{MM}-{DD}", dateWithWeekday: "{year}-{MM}-{DD}", morning: "AM",
    afternoon: "PM", weekdays: [], months: [], digits: [])

  /// Creates the words from a list in the order of the word lists' file: `12` or `24`; the patterns of the time in
  /// 24 hours and in 12, of the date, and of the date with its weekday; the words for the two halves of a day;
  /// seven weekdays, twelve months; and ten digits, where the language has its own.
  ///
  /// The result is `nil` where the list is none of these.
  ///
  /// - Parameter list: The entries of the file: 26, or 36 with digits.
  package init?(_ list: [String]) {
    guard list.count == 26 || list.count == 36,
      let hours = Int(list[0]).flatMap(ClockFace.Hours.init)
    else { return nil }
    self.init(
      hours: hours, twentyFour: list[1], twelve: list[2], date: list[3], dateWithWeekday: list[4],
      morning: list[5], afternoon: list[6], weekdays: Array(list[7..<14]),
      months: Array(list[14..<26]), digits: Array(list[26...]))
  }

  private init(
    hours: ClockFace.Hours, twentyFour: String, twelve: String, date: String,
    dateWithWeekday: String,
    morning: String, afternoon: String, weekdays: [String], months: [String], digits: [String]
  ) {
    self.hours = hours
    self.twentyFour = twentyFour
    self.twelve = twelve
    self.date = date
    self.dateWithWeekday = dateWithWeekday
    self.morning = morning
    self.afternoon = afternoon
    self.weekdays = weekdays
    self.months = months
    self.digits = digits
  }
}

extension ClockWords {
  /// Returns the text that a clock shows at a time.
  ///
  /// - Parameters:
  ///   - clock: The clock, with the part of the time that it tells, and its hours.
  ///   - time: The time where the unit stands.
  /// - Returns: The text, in the language of these words.
  package func text(of clock: ClockFace, at time: WallTime) -> String {
    if clock.shows == .weekday, !weekdays.isEmpty { return weekdays[time.weekday] }
    return filled(pattern(of: clock), time)
  }

  /// Returns the text that a clock shows at a time, in the pieces between which a line may end: a weekday alone, or
  /// all else.
  ///
  /// - Parameters:
  ///   - clock: The clock, with the part of the time that it tells, and its hours.
  ///   - time: The time where the unit stands.
  /// - Returns: The text, with spaces that hold together what they stand in, but for those beside a weekday.
  package func lines(of clock: ClockFace, at time: WallTime) -> String {
    if clock.shows == .weekday { return text(of: clock, at: time) }
    let day: Character = "\u{0}"
    let pieces = filled(pattern(of: clock), time, weekday: String(day))
      .split(separator: day, omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      Self.heldTogether(piece, isFirst: index == 0, isLast: index == pieces.count - 1)
    }.joined(separator: weekday(at: time))
  }

  /// A piece of a text whose spaces hold together what they stand between, but for those beside a weekday.
  private static func heldTogether(_ piece: Substring, isFirst: Bool, isLast: Bool) -> String {
    let words = piece.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let said = words.indices.filter { words[$0].contains { $0.isLetter || $0.isNumber } }
    let start = isFirst ? 0 : said.first ?? words.count
    let end = isLast ? words.count : (said.last ?? -1) + 1
    guard start < end else { return String(piece) }
    let held = words[start..<end].joined(separator: "\u{a0}")
    return (words[..<start] + [held] + words[end...]).joined(separator: " ")
  }

  private func weekday(at time: WallTime) -> String {
    weekdays.isEmpty ? "" : weekdays[time.weekday]
  }

  private func pattern(of clock: ClockFace) -> String {
    switch clock.shows {
    case .time: (clock.hours ?? hours) == .twelve ? twelve : twentyFour
    case .weekday, .date: date
    case .day: dateWithWeekday
    }
  }

  /// A pattern with the parts of a time in their places.
  private func filled(
    _ pattern: String, _ time: WallTime, weekday: String? = nil
  ) -> String {
    var text = ""
    var part: String?
    for character in pattern {
      switch (character, part) {
      case ("{", _): part = ""
      case ("}", let name?):
        text += name == "weekday" ? weekday ?? self.weekday(at: time) : value(of: name, time)
        part = nil
      case (_, let name?): part = name + String(character)
      case (_, nil): text.append(character)
      }
    }
    return text
  }

  private func value(of part: String, _ time: WallTime) -> String {
    let early = time.hour % 12
    return switch part {
    case "H": number(time.hour)
    case "HH": number(time.hour, digits: 2)
    case "h": number(early == 0 ? 12 : early)
    case "mm": number(time.minute, digits: 2)
    case "half": time.hour < 12 ? morning : afternoon
    case "D": number(time.day)
    case "DD": number(time.day, digits: 2)
    case "month": months.isEmpty ? number(time.month) : months[time.month - 1]
    case "MM": number(time.month, digits: 2)
    case "year": number(time.year, digits: 4)
    default: ""
    }
  }

  private func number(_ value: Int, digits count: Int = 1) -> String {
    var text = String(value)
    text = String(repeating: "0", count: max(0, count - text.count)) + text
    guard !digits.isEmpty else { return text }
    return text.compactMap(\.wholeNumberValue).map { digits[$0] }.joined()
  }
}
