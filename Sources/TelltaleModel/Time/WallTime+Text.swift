// As scripts and transcripts write it, in every language alike.
extension WallTime {
  /// Creates the time of a usual day; `nil` for a text that no clock shows.
  ///
  /// - Parameter text: Hours and minutes, such as `07:30`.
  package init?(clock text: String) {
    let parts = Self.numbers(text, split: ":", digits: [2, 2])
    guard let parts else { return nil }
    self = .usual
    (hour, minute) = (parts[0], parts[1])
    guard isReal else { return nil }
  }

  /// Goes to another day at the same time of day.
  ///
  /// - Parameter text: Year, month and day, such as `2026-03-12`.
  /// - Returns: False where the calendar has no such day; the time then stays as it is.
  package mutating func setDay(_ text: String) -> Bool {
    guard let parts = Self.numbers(text, split: "-", digits: [4, 2, 2]) else { return false }
    let other = WallTime(
      year: parts[0], month: parts[1], day: parts[2], hour: hour, minute: minute)
    guard other.isReal else { return false }
    self = other
    return true
  }

  /// Hours and minutes, as `07:30`.
  package var clockText: String { Self.padded(hour, 2) + ":" + Self.padded(minute, 2) }

  /// Year, month and day, as `2026-03-12`.
  package var dayText: String {
    Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  private static func numbers(
    _ text: String, split separator: Character, digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == digits else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    return numbers.count == digits.count ? numbers : nil
  }
}
