import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension TestFile {
  /// One key of a test file.
  private typealias Key = MapKey<TestFile, LoadErrorCollector>

  /// What may stand in a test file.
  static let file = KeyedFile(
    .project, title: "Telltale tests",
    KeyedMap("a map with script, and app or scene", [.version] + played + varied))

  /// What is played.
  private static let played: [Key] = [
    .key("app", .value(.line), "The scene file of an app, which is run with its program.") {
      $0.app = $1
    },
    .key(
      "scene", .value(.line),
      "A scene file to be played without a program, in place of app: a question, or screens with updates."
    ) { $0.scene = $1 },
    .key(
      "program", .value(.line),
      "The app's program, a command line for sh; it is run in the folder of this file."
    ) { $0.program = $1 },
    .key(
      "script", .value(ValueReader.line.oneOrMore),
      "Scripts, each of which is a test; a folder stands for all its files that end in .script.",
      isRequired: true
    ) { $0.script = $1 },
    .key(
      "updates", .value(.line),
      "The updates that the application of a scene sends: JSON lines with an \"at\" in milliseconds."
    ) { $0.updates = $1 },
  ]

  /// What it is played on.
  private static let varied: [Key] = [
    .key("device", .value(.line), "Device file that extends the profile.") { $0.device = $1 },
    .key(
      "profiles", .value(ValueReader.line.oneOrMore),
      "Profiles by name or file; each test runs on each of them. Default is the scene's own."
    ) { $0.profiles = $1 },
    .key(
      "sizes", .value(ValueReader.pixelSize.oneOrMore),
      "Screens in pixels, such as 1280x720; each test runs on each of them."
    ) { $0.sizes = $1 },
    .key(
      "panels", .value(ValueReader.panel.oneOrMore),
      "Panels, such as 7in or 800x480 on 154x86; each test runs on each of them, drawn as on a unit with that panel. "
        + "They stand in place of sizes, which mean the panels that usually have them."
    ) { $0.panels = $1 },
    .key(
      "languages", .value(ValueReader.language.oneOrMore),
      "Languages of the scene; each test runs in each of them."
    ) { $0.languages = $1 },
    .key(
      "themes", .value(ValueReader<Appearance>.choice.oneOrMore),
      "Colours; each test runs in each of them."
    ) { $0.themes = $1 },
    .key(
      "text-sizes", .value(ValueReader.number(1...2).oneOrMore),
      "Text sizes from 1 to 2; each test runs in each of them."
    ) { $0.textSizes = $1 },
    .key(
      "answer-within-ms", .value(.integer(1...600_000)),
      "Milliseconds of real time that the program may take to answer; default is 5000."
    ) { $0.answerWithin = $1 },
  ]
}

extension ValueReader where Value == String {
  fileprivate static var pixelSize: ValueReader {
    ValueReader(
      "a width and a height in pixels, such as 1280x720",
      schema: ["type": "string", "pattern": "^[0-9]{1,5}x[0-9]{1,5}$"]
    ) { node in
      guard let text = node.text else { return nil }
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      let (most, range) = (Limits.screenPixels, 1...Limits.screenSide)
      return range.contains(width) && range.contains(height) && width * height <= most ? text : nil
    }
  }
}

extension ValueReader where Value == UsualPanel {
  fileprivate static var panel: ValueReader {
    let names = UsualPanel.all.map(\.name)
    let own = "^[0-9]{1,5}x[0-9]{1,5} on [0-9.]{1,6}x[0-9.]{1,6}$"
    return ValueReader(
      "a panel, such as 7in, or pixels on millimetres, such as 800x480 on 154x86; names are "
        + names.joined(separator: ", "),
      schema: [
        "anyOf": [
          ["enum": .array(names.map { .string($0) })], ["type": "string", "pattern": .string(own)],
        ]
      ]
    ) { node in
      guard let panel = node.text.flatMap(UsualPanel.reading) else { return nil }
      let (width, height) = (panel.pixels.width, panel.pixels.height)
      let range = 1...Limits.screenSide
      let fits = range.contains(width) && range.contains(height)
      return fits && width * height <= Limits.screenPixels ? panel : nil
    }
  }
}
