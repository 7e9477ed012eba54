import ArgumentParser
import Glibc

/// A moment as people read and write it.
struct Moment: ExpressibleByArgument {
  /// Milliseconds since 1970.
  let time: Int

  /// Reads a day, `2026-03-01`, which begins in Universal Time, or a moment of one, `2026-03-01T18:30:00Z`, with or
  /// without parts of a second.
  init?(argument: String) {
    let halves = argument.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), let day = Self.day(halves[0]) else { return nil }
    guard halves.count == 2 else {
      time = day
      return
    }
    guard halves[1].last == "Z", let clock = Self.clock(halves[1].dropLast()) else { return nil }
    time = day + clock
  }

  /// Milliseconds since 1970 of the beginning of a day; `nil` for one that no calendar has.
  private static func day(_ text: Substring) -> Int? {
    guard let numbers = numbers(text, "-", lengths: [4, 2, 2]) else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
      Int32(numbers[0] - 1900), Int32(numbers[1] - 1), Int32(numbers[2])
    )
    let seconds = timegm(&parts)
    // What there is not, such as the 30th of February, has become another day.
    guard parts.tm_mon == Int32(numbers[1] - 1), parts.tm_mday == Int32(numbers[2]) else {
      return nil
    }
    return seconds * 1000
  }

  /// Milliseconds since the beginning of a day.
  private static func clock(_ text: Substring) -> Int? {
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count),
      let numbers = numbers(halves[0], ":", lengths: [2, 2, 2]),
      numbers[0] < 24, numbers[1] < 60, numbers[2] < 60
    else { return nil }
    let seconds = (numbers[0] * 60 + numbers[1]) * 60 + numbers[2]
    guard halves.count == 2 else { return seconds * 1000 }
    guard !halves[1].isEmpty, let parts = number((halves[1] + "00").prefix(3)) else { return nil }
    return seconds * 1000 + parts
  }

  private static func numbers(
    _ text: Substring, _ separator: Character, lengths: [Int]
  ) -> [Int]? {
    let words = text.split(separator: separator, omittingEmptySubsequences: false)
    guard words.map(\.count) == lengths else { return nil }
    let numbers = words.compactMap(number)
    return numbers.count == lengths.count ? numbers : nil
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  /// Writes a moment.
  ///
  /// - Parameter time: milliseconds since 1970.
  /// - Returns: The moment in Universal Time, as RFC 3339 has it; one that no calendar has as the number that it is.
  static func text(_ time: Int) -> String {
    let rest = time % 1000
    var seconds = time_t(rest < 0 ? time / 1000 - 1 : time / 1000)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return String(time) }
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let digits = String(rest < 0 ? rest + 2000 : rest + 1000).dropFirst()
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      + ".\(digits)Z"
  }
}
