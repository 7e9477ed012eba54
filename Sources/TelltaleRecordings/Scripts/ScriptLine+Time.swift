import TelltaleInput
import TelltaleModel
import TelltaleSyntax

// How long something takes, and when it is.
extension ScriptLine {
  static func milliseconds(_ text: String) -> Int? {
    var value: Int?
    if text.hasSuffix("ms") {
      value = Int(text.dropLast(2))
    } else if text.hasSuffix("s") {
      value = Double(text.dropLast()).flatMap { Int(exactly: ($0 * 1000).rounded()) }
    } else {
      value = Int(text)
    }
    return value.flatMap { (0...Limits.scriptMilliseconds).contains($0) ? $0 : nil }
  }

  /// A time of day, and a day where one follows.
  mutating func wallTime(_ command: Word) throws(ScriptError) -> WallTime {
    let word = try required("a time of day", command)
    guard var time = WallTime(clock: word.text) else {
      throw error(
        word,
        "found \(Quoted.text(word.text)), expected a time of day from 00:00 to 23:59")
    }
    guard let day = self.word() else { return time }
    guard time.setDay(day.text) else {
      throw error(
        day, "found \(Quoted.text(day.text)), expected a day of the calendar such as 2026-03-12"
      )
    }
    return time
  }
}
