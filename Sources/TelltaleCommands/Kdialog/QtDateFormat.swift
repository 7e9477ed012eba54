/// Formats of dates and filters of files as Qt writes them.
enum QtDateFormat {
  /// The same for strftime(3): `dd.MM.yyyy` is `%d.%m.%Y`. What stands between single quotes is itself.
  static func strftime(_ format: String) -> String {
    var result = ""
    var rest = format[...]
    while let character = rest.first {
      if character == "'" {
        rest.removeFirst()
        let quoted = rest.prefix { $0 != "'" }
        result += quoted.isEmpty ? "'" : quoted.replacing(text: "%", with: "%%")
        rest = rest.dropFirst(quoted.count + 1)
        continue
      }
      let letters = rest.prefix { $0 == character }
      if let (count, sign) = sign(character, letters.count) {
        result += sign
        rest = rest.dropFirst(count)
      } else {
        result += character == "%" ? "%%" : String(character)
        rest.removeFirst()
      }
    }
    return result
  }

  /// How many letters are one sign, and that.
  private static func sign(_ letter: Character, _ count: Int) -> (Int, String)? {
    switch (letter, count) {
    case ("d", 4...): (4, "%A")
    case ("d", 3): (3, "%a")
    case ("d", 2): (2, "%d")
    case ("d", _): (1, "%-d")
    case ("M", 4...): (4, "%B")
    case ("M", 3): (3, "%b")
    case ("M", 2): (2, "%m")
    case ("M", _): (1, "%-m")
    case ("y", 4...): (4, "%Y")
    case ("y", 2...): (2, "%y")
    default: nil
    }
  }

  /// The day that a text says in a format; `nil` where it does not fit.
  static func date(_ text: String, _ format: String) -> ZenityDate? {
    var (rest, date) = (text[...], ZenityDate(year: 2000, month: 1, day: 1))
    var signs = strftime(format)[...]
    while let sign = signs.popFirst() {
      guard sign == "%", let letter = signs.popFirst(), letter != "%" else {
        guard rest.popFirst() == sign else { return nil }
        continue
      }
      guard take(letter == "-" ? signs.popFirst() ?? "-" : letter, &rest, &date) else { return nil }
    }
    return rest.isEmpty && 1...12 ~= date.month && 1...date.daysOfMonth ~= date.day ? date : nil
  }

  /// Reads what a sign stands for; false where it is not there.
  private static func take(
    _ sign: Character, _ rest: inout Substring, _ date: inout ZenityDate
  ) -> Bool {
    switch sign {
    case "d", "m", "y", "Y":
      let digits = rest.prefix(sign == "Y" ? 4 : 2).prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { return false }
      rest = rest.dropFirst(digits.count)
      if sign == "d" { date.day = number }
      if sign == "m" { date.month = number }
      if sign == "Y" { date.year = number }
      if sign == "y" { date.year = 1900 + number }
      return true
    case "b", "B":
      let names = (1...12).map { ZenityDate(year: 2000, month: $0, day: 1).text("%\(sign)") }
      guard let month = names.firstIndex(where: { rest.hasPrefix($0) }) else { return false }
      rest = rest.dropFirst(names[month].count)
      date.month = month + 1
      return true
    default:
      let names = (1...7).map { ZenityDate(year: 2000, month: 1, day: $0).text("%\(sign)") }
      guard let name = names.first(where: { rest.hasPrefix($0) }) else { return false }
      rest = rest.dropFirst(name.count)
      return true
    }
  }

  /// The patterns of a filter: `Images (*.png *.jpg)`, `*.png|Images`, or patterns alone.
  static func patterns(_ filter: String) -> String {
    if let open = filter.lastIndex(of: "("), let close = filter.lastIndex(of: ")"), open < close {
      return String(filter[filter.index(after: open)..<close])
    }
    return String(filter.prefix { $0 != "|" })
  }
}
