import TelltaleGraphics
import TelltaleInput
import TelltaleRecordings
import Testing

/// The page of the language of scripts says what they do.
@Suite struct ScriptPageTests {
  /// Words in capitals, and what stands for them here.
  private static let values = [
    "X1": "1", "Y1": "1", "X2": "9", "Y2": "1", "X": "1", "Y": "1", "ID": "ok", "TIME": "500",
    "N": "2", "NAME": "up", "TEXT": "abc", "FROM": "9", "TO": "90",
    "KIND": "keys", "HH:MM": "07:30", "YYYY-MM-DD": "2026-03-12",
  ]

  /// Fingers and keys that move or leave have to be down.
  private static let before = [
    "move": "press 5 5\n", "release": "press 5 5\n", "finger-": "finger 2 5 5\n",
    "key-up": "key-down up\n",
  ]

  @Test(arguments: ScriptReader.commands.filter { !$0.takes.contains("at most") }.map(\.usage))
  func `a line takes as long as it says`(usage: String) throws {
    let word = try #require(ScriptReader.commands.first { $0.usage == usage })
    for form in usage.replacing(", ", with: " | ").split(separator: " | ") {
      let line = form.split(separator: " ")
        .map { $0 == "WHAT" ? "no alert" : Self.values[String($0)] ?? String($0) }
        .joined(separator: " ")
      let before = Self.before.first { line.hasPrefix($0.key) }?.value ?? ""
      #expect(try time(before + line) - time(before) == Self.value(word.takes), "\(line)")
    }
  }

  private func time(_ script: String) throws -> Int {
    let steps = try ScriptReader.read(Array(script.utf8), file: "s")
    var player = ScriptPlayer(steps, on: PixelSize(width: 99, height: 99), from: .zero)
    while player.nextTime != nil {
      _ = try player.advance { _ in PixelRect(x: 0, y: 0, width: 9, height: 9) }
    }
    return player.endTime.milliseconds(since: .zero)
  }

  /// The milliseconds of `40 ms a detent + 120 ms`, with two detents, three characters, 500 of TIME.
  private static func value(_ takes: String) -> Int? {
    var sum = 0
    for term in takes.split(separator: " + ") {
      let words = term.split(separator: " ")
      if words == ["TIME"] {
        sum += 500
      } else if let number = words.first.flatMap({ Int($0) }) {
        sum += number * (term.hasSuffix("detent") ? 2 : term.hasSuffix("character") ? 3 : 1)
      } else {
        return nil
      }
    }
    return sum
  }
}
