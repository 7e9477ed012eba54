import TelltaleGraphics
import TelltaleModel

/// A test: one script on one scene, with one profile, size, language, theme and text size.
package struct TestCase: Hashable, Sendable {
  /// The name, which no other test has: the place of the script, and the parts that vary.
  package var name: String
  /// The test file, or a script that stands beside its scene.
  package var file: String
  package var scene: String
  /// The command line of the program, with the folder in which it runs; `nil` where the scene has
  /// none.
  package var program: Program?
  package var script: String
  package var updates: String?
  package var device: String?
  package var variant = Variant()
  package var answerWithin: Int?

  package struct Program: Hashable, Sendable {
    package var command: String
    package var folder: String
  }

  /// The parts of a test that vary. A part that is `nil` is left to the command.
  package struct Variant: Hashable, Sendable {
    package var profile: String?
    package var screen: Screen?
    package var language: Language?
    package var theme: Appearance?
    package var textSize: Double?

    package init() {}

    /// The screen on which a script is played.
    package enum Screen: Hashable, Sendable {
      /// A width and a height in pixels, such as `1280x720`, on the panel that usually has them.
      case pixels(String)
      case panel(UsualPanel)

      var name: String {
        switch self {
        case .pixels(let size): size
        case .panel(let panel): panel.name
        }
      }
    }

    /// What is said of it in the name of a test.
    var words: [String] {
      [profile, screen?.name, language?.tag, theme?.rawValue, textSize.map { String($0) }]
        .compactMap { $0 }
    }
  }

  /// - Parameters:
  ///   - name: The name, which no other test has.
  ///   - file: The path of the test file, or of a script that stands beside its scene.
  ///   - scene: The path of the scene.
  ///   - script: The path of the script.
  package init(name: String, file: String, scene: String, script: String) {
    self.name = name
    self.file = file
    self.scene = scene
    self.script = script
  }

  /// Returns the arguments after `telltale` that play the test and leave its record in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder for the record.
  ///   - updating: True to write the expected pictures instead of comparing with them.
  /// - Returns: The words of the command line, not quoted.
  package func arguments(into folder: String, updating: Bool) -> [String] {
    var words = program == nil ? ["play", scene] : ["run", scene, "--headless"]
    func add(_ name: String, _ value: String?) {
      if let value { words += ["--\(name)", value] }
    }
    add("script", script)
    if let program {
      add("program", "cd \(ShellText.quoted(program.folder)) && \(program.command)")
      add("answer-within", answerWithin.map { String($0) })
      add("json", folder + "/told.jsonl")
    }
    add("updates", updates)
    add("device", device)
    add("profile", variant.profile)
    switch variant.screen {
    case .pixels(let size)?: add("size", size)
    case .panel(let panel)?: add("panel", panel.name)
    case nil: break
    }
    add("lang", variant.language?.tag)
    add("theme", variant.theme?.rawValue)
    add("text-size", variant.textSize.map { String($0) })
    add("steps", folder)
    add("transcript", folder + "/transcript.txt")
    return updating ? words + ["--update"] : words
  }
}

/// Functions for words of a command line.
package enum ShellText {
  /// Returns a text as one word for sh.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text, in single quotes where it has other characters than letters, digits and
  ///   `./-_`.
  package static func quoted(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    if plain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
