import TelltaleModel
import TelltaleSyntax

/// The keys of `input-map`: what each code of a keyboard means.
enum InputMapKeys {
  static let all: [ProfileKey] = {
    let section = ProfileSection(name: "input-map")
    let codes = keyCode.list()
    return Command.allCases.map { commandKey($0, section, codes) } + [
      section.key("period", codes, "Key codes that cancel together with a modifier.") {
        $0.inputMap.periodKeys = Set($1)
      },
      section.key("command-modifiers", codes, "Key codes of the modifiers for that.") {
        $0.inputMap.commandModifiers = Set($1)
      },
    ] + TextCommand.allCases.map { textKey($0, section, codes) }
  }()

  /// A code that means two things would leave it to chance which of them is done.
  private static func commandKey(
    _ command: Command, _ section: ProfileSection, _ codes: ValueReader<[UInt16]>
  ) -> ProfileKey {
    section.adding(
      command.rawValue, codes, "Linux key codes that mean \(command.rawValue).",
      check: { values, node, profile, complaints in
        for code in values {
          refuse(code, profile.inputMap.keys[code], command, node, &complaints)
        }
      },
      set: { profile, values in for code in values { profile.inputMap.keys[code] = command } })
  }

  private static func textKey(
    _ command: TextCommand, _ section: ProfileSection, _ codes: ValueReader<[UInt16]>
  ) -> ProfileKey {
    section.adding(
      command.rawValue, codes,
      "Linux key codes that, with Control or a command modifier, mean \(command.rawValue) in a"
        + " text.",
      check: { values, node, profile, complaints in
        for code in values {
          refuse(code, profile.inputMap.textKeys[code], command, node, &complaints)
        }
      },
      set: { profile, values in for code in values { profile.inputMap.textKeys[code] = command } })
  }

  /// Complains about a code that means something else already.
  private static func refuse<Meaning: RawRepresentable<String> & Equatable>(
    _ code: UInt16, _ other: Meaning?, _ meaning: Meaning, _ node: YAMLNode,
    _ complaints: inout LoadErrorCollector
  ) {
    guard let other, other != meaning else { return }
    complaints.add(
      node.location, "key code \(code) already means \(other.rawValue)",
      remedy: "take it out of one of the two lists")
  }

  /// A code of linux/input-event-codes.h.
  private static var keyCode: ValueReader<UInt16> {
    ValueReader<Int>.integer(1...767).map { UInt16(exactly: $0) }
  }
}
