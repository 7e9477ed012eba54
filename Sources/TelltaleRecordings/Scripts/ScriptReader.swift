import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// A reader for input scripts, which have one action a line, in the words of
/// `ScriptReader.commands`.
package enum ScriptReader {
  /// The word before an action that is made at once, without waiting until the screen is ready for
  /// it.
  package static let atOnce = "now"

  /// What is said of that word before a command that waits for nothing.
  static func haste(before command: String) -> String {
    "found \"\(atOnce)\" before \(Quoted.text(command)), which does not wait for a control; leave it out"
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with or without a byte order mark.
  ///   - file: The name of the script in messages.
  ///   - first: The number of the first line, from 1.
  /// - Returns: The actions, in order. Empty lines and comments are left out.
  /// - Throws: `ScriptError` at the first line that is no action, with a suggestion where one is
  ///   near, and past the limits.
  package static func read(
    _ bytes: [UInt8], file: String, line first: Int = 1
  ) throws(ScriptError) -> [ScriptStep] {
    let start = SourceLocation(file: file, line: first, column: 1)
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
      var reader = ScriptLine(line, file: file, number: index + first)
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
}
