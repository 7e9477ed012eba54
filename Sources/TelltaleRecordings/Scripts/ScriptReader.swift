import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// Reads input scripts: one action a line, in the words of `ScriptReader.commands`.
package enum ScriptReader {
  /// Throws at the first line that is no action, with what was meant where that can be guessed.
  package static func read(_ bytes: [UInt8], file: String) throws(ScriptError) -> [ScriptStep] {
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard bytes.count <= Limits.scriptBytes else {
      throw ScriptError(start, "\(bytes.count) bytes; a script has at most \(Limits.scriptBytes)")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    guard let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains("\0")
    else { throw ScriptError(start, "this is not UTF-8 text; save the script as UTF-8") }
    var steps: [ScriptStep] = []
    var typed = 0
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: isEndOfLine)
    for (index, line) in lines.enumerated() {
      var reader = ScriptLine(line, file: file, number: index + 1)
      guard let step = try reader.step() else { continue }
      steps.append(step)
      guard steps.count <= Limits.scriptSteps else {
        throw ScriptError(step.location, "more than \(Limits.scriptSteps) actions; cut the script")
      }
      if case .type(let text) = step.action { typed += text.count }
      guard typed <= Limits.scriptTyped else {
        throw ScriptError(
          step.location, "more than \(Limits.scriptTyped) characters are typed; type fewer")
      }
    }
    return steps
  }

  /// What editors count lines by. Form feeds and the separators of Unicode end none: errors would be
  /// placed where nobody finds them.
  private static func isEndOfLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  /// Every action and how it is written, for help texts.
  package static let commands: [(usage: String, about: String)] = [
    ("wait TIME", "do nothing; TIME is milliseconds, or seconds as in 1.5s"),
    (
      "tap X Y | tap ID",
      "touch and lift, at a pixel (or at 50% 20% of the screen) or in the middle of a control"
    ),
    ("hold X Y TIME | hold ID TIME", "touch, and lift after the time"),
    ("drag X1 Y1 X2 Y2 TIME", "touch, move, lift"),
    ("press X Y | press ID", "touch, and stay there"),
    ("move X Y | move ID", "move the finger that is down"),
    ("release", "lift the finger that is down"),
    ("pinch X Y FROM TO TIME", "two fingers around a pixel, from one distance to another"),
    ("turn N", "turn the knob by detents, clockwise positive"),
    ("push", "push the knob"),
    ("hold-push TIME", "push the knob and hold it"),
    ("key NAME", "press a key, such as enter, KEY_TAB or meta+dot"),
    ("type TEXT", "type the rest of the line"),
    ("remote NAME", "press a key of the remote, such as ok, up or back"),
    ("click X Y | click ID", "click with the pointer"),
    ("wheel X Y N | wheel ID N", "turn the pointer's wheel there, towards you positive"),
    ("home, back, escape", "press that key"),
    ("frame NAME", "save the picture of this moment"),
  ]
}
