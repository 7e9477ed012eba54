import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// One key of test files: what it is for, how it is read, what its schema is.
struct TestKey: Sendable {
  let name: String
  let doc: String
  let schema: JSONValue
  let read: @Sendable (YAMLNode, inout TestFile, inout Complaints) -> Void

  private init<Value>(
    _ name: String, _ path: any WritableKeyPath<TestFile, Value> & Sendable,
    _ reader: ValueReader<Value>, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    schema = reader.schema
    read = { node, file, complaints in
      if let value = reader.read(node, &complaints) { file[keyPath: path] = value }
    }
  }

  static let all: [TestKey] = [
    TestKey(
      "app", \.app, .path, "The app's scene file; its program is behind it."),
    TestKey(
      "scene", \.scene, .path,
      "A scene file to be played without a program, in place of app: a question, or screens with updates."
    ),
    TestKey(
      "program", \.program, .path,
      "The app's program, a command line for sh; it is run in the folder of this file."),
    TestKey(
      "script", \.script, ValueReader<String>.line.oneOrMore(),
      "Scripts, each a test by itself; of a folder, all files that end in .script."),
    TestKey(
      "updates", \.updates, .path,
      "What the application of a scene says, in JSON lines with an \"at\" in milliseconds."),
    TestKey(
      "device", \.device, .path, "Device file that extends the profile."),
    TestKey(
      "profiles", \.profiles, ValueReader<String>.line.oneOrMore(),
      "Profiles by name or file; each test runs on each of them. Default is the scene's own."),
    TestKey(
      "sizes", \.sizes, ValueReader<String>.pixelSize.oneOrMore(),
      "Screens in pixels, such as 1280x720; each test runs on each of them."),
    TestKey(
      "panels", \.panels, ValueReader<UsualPanel>.panel.oneOrMore(),
      "Panels as they are sold, such as 7in or 800x480 on 154x86; each test runs on each of them, as a unit with that panel draws. In place of sizes, which stand for the panels that usually have them."
    ),
    TestKey(
      "languages", \.languages, ValueReader<Language>.language.oneOrMore(),
      "Languages of the scene; each test runs in each of them."),
    TestKey(
      "themes", \.themes, ValueReader<Appearance>.choice.oneOrMore(),
      "Colours; each test runs in each of them."),
    TestKey(
      "text-sizes", \.textSizes, ValueReader<Double>.number(1...2).oneOrMore(),
      "Text sizes from 1 to 2; each test runs in each of them."),
    TestKey(
      "answer-within-ms", \.answerWithin, ValueReader<Int>.integer(1...600_000).map(Optional.some),
      "Milliseconds of real time that the program may take to answer; default is 5000."),
  ]
}

extension ValueReader where Value == String? {
  fileprivate static var path: ValueReader { ValueReader<String>.line.map(Optional.some) }
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

extension ValueReader {
  /// A list of these, or one of them.
  fileprivate func oneOrMore() -> ValueReader<[Value]> {
    let many = list(atLeast: 1, atMost: 200)
    return ValueReader<[Value]>(
      "\(expected), or a list", schema: ["anyOf": [schema, many.schema]]
    ) { node, complaints in
      if case .sequence = node.value { return many.read(node, &complaints) }
      return read(node, &complaints).map { [$0] }
    }
  }
}
