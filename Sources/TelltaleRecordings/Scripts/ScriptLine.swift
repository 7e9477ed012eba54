import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// Reads one line of a script.
struct ScriptLine {
  let file: String
  let number: Int
  private let words: [Word]
  /// All after the first word, as it stands.
  private let rest: String
  private var next = 0
  /// The word before a command, of a hand that does not look first.
  private let atOnce: Word?

  struct Word {
    var text: String
    var column: Int
  }

  /// True of commands that read all after them by themselves.
  private static func hasOwnRest(_ command: Word?) -> Bool {
    ["type", "expect", "await"].contains(command?.text)
  }

  private static let detents = -Limits.scriptDetents...Limits.scriptDetents

  init(_ line: Substring, file: String, number: Int) {
    self.file = file
    self.number = number
    var words: [Word] = []
    var isInWord = false
    var rest: Substring = ""
    var atOnce: Word?
    for (offset, index) in line.indices.enumerated() {
      let character = line[index]
      if character.isWhitespace {
        isInWord = false
      } else if isInWord {
        words[words.count - 1].text.append(character)
      } else {
        if character == "#", !Self.hasOwnRest(words.first) { break }
        if words.count == 1, atOnce == nil, words[0].text == ScriptReader.atOnce {
          atOnce = words.popLast()
        }
        if words.count == 1 { rest = line[index...] }
        words.append(Word(text: String(character), column: offset + 1))
        isInWord = true
      }
    }
    self.words = words
    self.atOnce = atOnce
    self.rest = String(rest)
  }

  /// The action of the line; `nil` for an empty one and a comment.
  mutating func step() throws(ScriptError) -> ScriptStep? {
    guard let command = word() else { return nil }
    let action = try action(command)
    if next < words.count, !Self.hasOwnRest(command) {
      throw error(
        words[next],
        "found \(Quoted.text(words[next].text)) after the end of "
          + "\(Quoted.text(command.text)); " + usage(command.text))
    }
    if let atOnce, action.aim == nil {
      throw error(atOnce, ScriptReader.haste(before: command.text))
    }
    return ScriptStep(
      action, at: SourceLocation(file: file, line: number, column: command.column),
      isAtOnce: atOnce != nil)
  }

  private mutating func action(_ command: Word) throws(ScriptError) -> ScriptStep.Action {
    switch command.text {
    case "wait": return .wait(try time(command))
    case "tap": return .tap(try target(command, beside: 0))
    case "click": return .click(try target(command, beside: 0))
    case "hold":
      let target = try target(command, beside: 1)
      return .hold(target, milliseconds: try time(command))
    case "drag":
      let (start, end) = (try point(command), try point(command))
      return .drag(from: start, to: end, milliseconds: try time(command))
    case "press": return .press(try target(command, beside: 0))
    case "move": return .move(try target(command, beside: 0))
    case "release": return .release
    case "pinch":
      let middle = try point(command)
      let first = try whole(command, "pixels", 0...Limits.scriptPixels)
      let last = try whole(command, "pixels", 0...Limits.scriptPixels)
      return .pinch(middle, from: first, to: last, milliseconds: try time(command))
    case "wheel":
      let target = try target(command, beside: 1)
      return .wheel(target, detents: try whole(command, "detents", Self.detents))
    case "turn": return .turn(try whole(command, "detents", Self.detents))
    case "push": return .push(milliseconds: ScriptPlayer.pressMilliseconds)
    case "hold-push": return .push(milliseconds: try time(command))
    case "key": return try key(command)
    case "type":
      guard !rest.isEmpty else { throw missing("text", command) }
      return .type(rest)
    case "remote": return .remote(try code(try required("the name of a key", command)))
    case "home": return .button(172)
    case "back": return .button(158)
    case "escape": return .button(1)
    case "frame": return .frame(try frameName(command))
    case "expect", "await":
      let start = words.dropFirst().first?.column ?? command.column + command.text.count
      var reader = ExpectationReader(rest, of: command.text) { [file, number] offset, message in
        ScriptError(SourceLocation(file: file, line: number, column: start + offset), message)
      }
      return try reader.action()
    default: return try furtherAction(command)
    }
  }

  /// What is done beside one hand at a time.
  private mutating func furtherAction(
    _ command: Word
  ) throws(ScriptError) -> ScriptStep.Action {
    switch command.text {
    case "finger": return .finger(try further(command), try target(command, beside: 0))
    case "finger-move": return .fingerMove(try further(command), try target(command, beside: 0))
    case "finger-up": return .fingerUp(try further(command))
    case "key-down": return .keyDown(try code(try required("the name of a key", command)))
    case "key-up": return .keyUp(try code(try required("the name of a key", command)))
    case "point": return .point(try target(command, beside: 0))
    case "plug": return .plug(try choice(command, "a kind of device"))
    case "unplug": return .unplug(try choice(command, "a kind of device"))
    case "drive": return .change(.driving(try choice(command, "a state")))
    case "theme": return .change(.theme(try choice(command, "a theme")))
    case "screen":
      let state: Switch = try choice(command, "a state")
      return .change(.screen(isOn: state == .on))
    case "clock": return .change(.clock(try wallTime(command)))
    default: throw unknown(command)
    }
  }

  // MARK: Arguments

  mutating func word() -> Word? {
    guard next < words.count else { return nil }
    defer { next += 1 }
    return words[next]
  }

  mutating func required(_ what: String, _ command: Word) throws(ScriptError) -> Word {
    guard let word = word() else { throw missing(what, command) }
    return word
  }

  /// Two words of which the first is a number are a pixel, any other word is a control; `extra`
  /// words belong to something else.
  private mutating func target(
    _ command: Word, beside extra: Int
  ) throws(ScriptError) -> ScriptStep.Target {
    if words.count - next >= 2 + extra, isPlace(words[next].text) { return try point(command) }
    return .control(try required("a place (X Y) or the id of a control", command).text)
  }

  private func isPlace(_ text: String) -> Bool {
    Int(text.hasSuffix("%") ? String(text.dropLast()) : text) != nil
  }

  private mutating func point(_ command: Word) throws(ScriptError) -> ScriptStep.Target {
    if next < words.count, words[next].text.hasSuffix("%") {
      return .share(x: try percent(command), y: try percent(command))
    }
    let x = try whole(command, "pixels", 0...Limits.scriptPixels)
    let y = try whole(command, "pixels", 0...Limits.scriptPixels)
    return .point(PixelPoint(x: x, y: y))
  }

  private mutating func percent(_ command: Word) throws(ScriptError) -> Int {
    let word = try required("a percentage", command)
    if word.text.hasSuffix("%"), let value = Int(word.text.dropLast()), (0...100).contains(value) {
      return value
    }
    throw error(
      word,
      "found \(Quoted.text(word.text)), expected a percentage of the screen from 0% to 100%")
  }

  private mutating func whole(
    _ command: Word, _ what: String, _ range: ClosedRange<Int>
  ) throws(ScriptError) -> Int {
    let word = try required("a number of \(what)", command)
    if let value = Int(word.text), range.contains(value) { return value }
    throw error(
      word,
      "found \(Quoted.text(word.text)), expected a number of \(what) from \(range.lowerBound) to \(range.upperBound)"
    )
  }

  /// The number of a finger beside the first.
  private mutating func further(_ command: Word) throws(ScriptError) -> Int {
    let word = try required("the number of a finger, 2 to 5", command)
    if let number = Int(word.text), (2...5).contains(number) { return number }
    throw error(
      word,
      "found \(Quoted.text(word.text)), expected the number of a further finger, 2 to 5")
  }

  private enum Switch: String, CaseIterable { case on, off }

  /// One of the words that a value may be.
  private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ command: Word, _ what: String
  ) throws(ScriptError) -> Value {
    let word = try required(what, command)
    if let value = Value(rawValue: word.text) { return value }
    let names = Value.allCases.map(\.rawValue)
    let remedy =
      Spelling.suggestion(for: word.text, among: names)
      ?? "expected one of \(names.joined(separator: ", "))"
    throw error(word, "found \(Quoted.text(word.text)); \(remedy)")
  }

  /// `500` and `500ms` are milliseconds, `1.5s` is seconds.
  private mutating func time(_ command: Word) throws(ScriptError) -> Int {
    let word = try required("a time", command)
    if let milliseconds = Self.milliseconds(word.text) { return milliseconds }
    throw error(
      word,
      "found \(Quoted.text(word.text)), expected a time in milliseconds (500) or seconds (1.5s) up to an hour"
    )
  }

  private mutating func key(_ command: Word) throws(ScriptError) -> ScriptStep.Action {
    let word = try required("the name of a key", command)
    var column = word.column
    var codes: [UInt16] = []
    for part in word.text.split(separator: "+", omittingEmptySubsequences: false) {
      codes.append(try code(Word(text: String(part), column: column)))
      column += part.count + 1
    }
    let key = codes.removeLast()
    return .key(key, held: codes)
  }

  private func code(_ word: Word) throws(ScriptError) -> UInt16 {
    if let code = ScriptKey.code(named: word.text) { return code }
    throw error(
      word,
      "found \(Quoted.text(word.text)), which is not a key; \(ScriptKey.remedy(for: word.text))")
  }

  /// It becomes a file's name, and must not lead out of its folder.
  private mutating func frameName(_ command: Word) throws(ScriptError) -> String {
    let word = try required("a name", command)
    let isSafe = word.text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isSafe, word.text.utf8.count <= 64 else {
      throw error(
        word,
        "found \(Quoted.text(word.text)) as the name of a frame, expected up to 64 letters, digits, - and _"
      )
    }
    return word.text
  }
}
