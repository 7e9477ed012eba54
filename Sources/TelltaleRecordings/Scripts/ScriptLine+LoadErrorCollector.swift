import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// What is wrong with a line, for whoever wrote it.
extension ScriptLine {
  func unknown(_ command: Word) -> ScriptError {
    if command.text == ScriptReader.atOnce {
      return error(
        command,
        "\(Quoted.text(command.text)) has no action after it; write: now tap NAME"
      )
    }
    let names = ScriptReader.commands.flatMap { Self.names($0.usage) }
    let remedy =
      Spelling.suggestion(for: command.text, among: names)
      ?? "expected one of \(names.joined(separator: ", "))"
    return error(command, "found \(Quoted.text(command.text)), which is not an action; \(remedy)")
  }

  func missing(_ what: String, _ command: Word) -> ScriptError {
    error(command, "\(Quoted.text(command.text)) needs \(what); " + usage(command.text))
  }

  func usage(_ name: String) -> String {
    let command = ScriptReader.commands.first { Self.names($0.usage).contains(name) }
    return "write: \(command?.usage ?? name)"
  }

  /// The actions that a usage line is about: its first word, or all that it lists.
  private static func names(_ usage: String) -> [String] {
    if usage.contains(",") { return usage.split(atText: ", ").map(String.init) }
    return [String(usage.prefix { $0 != " " })]
  }

  func error(_ word: Word, _ message: String) -> ScriptError {
    ScriptError(SourceLocation(file: file, line: number, column: word.column), message)
  }
}
