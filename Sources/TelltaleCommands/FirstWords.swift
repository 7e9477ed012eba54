import ArgumentParser
import TelltaleSyntax

/// What a program says to somebody whose command line has no command that it knows.
struct FirstWords {
  /// Names of all commands of the program.
  let names: [String]
  /// Calls to begin with, and what each is for.
  let steps: [FirstStep]

  /// Words that other programs have for what is called otherwise here.
  private static let elsewhere: [String: String] = [
    "check": "lint", "completion": "--generate-completion-script bash",
    "completions": "--generate-completion-script bash", "create": "new", "dev": "preview",
    "draw": "render",
    "history": "audit", "init": "new", "licences": "--version --licences",
    "licenses": "--version --licences", "log": "audit", "logs": "audit", "screenshot": "render",
    "start": "show", "status": "doctor", "validate": "lint", "version": "--version",
    "watch": "preview",
  ]

  init(_ root: any ParsableCommand.Type, steps: [FirstStep]) {
    names = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    self.steps = steps
  }

  /// What to say of these arguments; `nil` where they begin with a command or an option.
  func reply(to arguments: ArraySlice<String>) -> String? {
    guard let word = arguments.first else { return overview }
    if word.hasPrefix("-") || word == "help" || names.contains(word) { return nil }
    let meant = meant(by: word).map { "did you mean `telltale \($0)`? " } ?? ""
    return
      "telltale: there is no command \(Quoted.text(word)); \(meant)`telltale --help` lists all commands"
  }

  private func meant(by word: String) -> String? {
    if [".yaml", ".yml", ".json"].contains(where: word.hasSuffix) {
      return "\(Self.isApp(word) ? "run" : "show") \(Quoted.plain(word))"
    }
    let lowered = word.lowercased()
    return Self.elsewhere[lowered]
      ?? Spelling.nearest(to: lowered, among: names + Self.elsewhere.keys.sorted())
      .map { Self.elsewhere[$0] ?? $0 }
  }

  /// True for a file whose outermost keys have the screens of an app among them.
  private static func isApp(_ path: String) -> Bool {
    guard let bytes = try? SourceFile.read(path, kind: .scene) else { return false }
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      ["screens:", "\"screens\":", "  \"screens\":"].contains { line.starts(with: $0.utf8) }
    }
  }

  private var overview: String {
    let width = steps.map(\.call.count).max() ?? 0
    let lines = steps.map { step in
      "  \(step.call)\(String(repeating: " ", count: width - step.call.count + 3))\(step.about)"
    }
    return
      "Telltale asks the person in front of a screen, and returns the answer. To begin with:\n\n"
      + lines.joined(separator: "\n")
      + "\n\n`telltale --help` lists all commands; `telltale COMMAND --help` prints what each one takes."
  }
}

/// A call with which a newcomer may begin.
package struct FirstStep: Sendable {
  let call: String
  let about: String

  /// - Parameters:
  ///   - call: The command line.
  ///   - about: The effect of the call, in a few words.
  package init(_ call: String, _ about: String) { (self.call, self.about) = (call, about) }
}
