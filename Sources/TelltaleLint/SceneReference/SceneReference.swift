import TelltaleCatalogue
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// The scene format as Markdown files: a page for each element, one for what many have in common, and a
/// list. All of it is made from the keys that scenes are read by.
package struct SceneReference {
  /// An example of an element, with its picture.
  package struct Example: Hashable, Sendable {
    /// A scene with the element.
    package var text: String
    /// The picture of that scene, as a path from the reference's folder.
    package var picture: String?
    /// The profiles that show it; none where it is only judged.
    package var profiles: [String]

    /// Creates an example.
    ///
    /// - Parameters:
    ///   - text: A scene with the element.
    ///   - picture: The picture of that scene, as a path from the reference's folder; `nil` for none.
    ///   - profiles: The profiles that show the element; none where it is only judged.
    package init(text: String, picture: String?, profiles: [String]) {
      self.text = text
      self.picture = picture
      self.profiles = profiles
    }
  }

  private let example: (SceneElement) -> Example
  private let pages: [String: String]

  /// Creates the reference.
  ///
  /// - Parameter example: Gives the example of each element.
  package init(_ example: @escaping (SceneElement) -> Example) {
    self.example = example
    var pages: [String: String] = [:]
    for element in SceneSchema.elements {
      for definition in SceneSchema.definitions(of: element) {
        pages[definition.key] = Self.file(of: element)
      }
    }
    for definition in SceneSchema.partDefinitions { pages[definition.key] = Self.parts }
    self.pages = pages
  }

  private static let parts = "parts.md"

  private static func file(of element: SceneElement) -> String { "\(element.rawValue).md" }

  /// All files, the list first.
  package var files: [Reference.File] {
    let elements = SceneSchema.elements.map { element in
      Reference.File(name: Self.file(of: element), text: page(of: element))
    }
    return [
      Reference.File(name: "README.md", text: index),
      Reference.File(name: Self.parts, text: common),
    ] + elements
  }

  private var index: String {
    let elements = SceneSchema.elements.map { element in
      "| [`\(element.rawValue)`](\(Self.file(of: element))) | \(SceneReferenceText.about(element)) |\n"
    }
    return """
      # Scenes

      A scene is a YAML or JSON file with the content that is shown: one question, one screen, or an app with screens
      that have names. The profile, and not the scene, decides on places and looks.

      \(Markdown.block(SceneReferenceText.first, "yaml"))
      `telltale lint` reports what breaks a guideline, `telltale render` draws a scene, `telltale schema` prints the JSON Schema
      by which editors complete these keys. Keys that begin with `x-` are free for other programs, and are ignored here.

      ## A file

      \(words(Self.parts).table(of: SceneSchema.fileProperties, required: []))
      Beside them stands one element, by its name, or `screens`.

      ## Elements

      | element | |
      |---|---|
      \(elements.joined())
      Texts, colours, sources and actions, which many of them have in common, are [parts](parts.md).
      [Compositions](compositions.md) are whole screens of these elements, to begin from.

      ## Languages that are written from right to left

      Letters run as their script does, on every platform. The layout is mirrored on phone, tablet, desktop,
      television and watches: the way back, tabs, rows, stacks, collections, and the buttons of an alert, whose likely
      answer stands at the end of the line. In the car nothing is mirrored. The guidelines for the car say left and
      right where the others say leading and trailing (`\(RuleID.alertCarplayPlacementCancelLeft.rawValue)`,
      `\(RuleID.alertCarplayPlacementLikelyRight.rawValue)`, `\(RuleID.navigationBarBackLeft.rawValue)`), and a driver reaches for a place without
      looking: it is the same place in every language, for bars, tabs, rows, labels and alerts alike. On a kiosk the bars
      stay as they are, and the rest is mirrored. A profile says otherwise by `screen: mirrors-bar`, `mirrors-rows`
      and `mirrors-content`, and by `alert: cancel-side`.

      ## What stays while screens change

      `status` beside `screens` keeps a `line` at the top, above all bars, and a `player` at the foot, above a tab bar that
      stands there. Both hold elements as a screen does, bound as everywhere: texts, pictures, icons, progress, clocks and
      buttons, in rows and columns. They stay in their place when a screen is pushed or a section chosen; modals, screens
      that are `fullscreen` and those with `status: false` go without them. The focus comes to them after the content.
      Content keeps three rows: on a panel where it would have less the player is left out, and then the line, with the
      note `left-out`.

      ```yaml
      start: home
      status:
        line:
          - row: {content: [{grow: 1, label: {text: Lobby}}, {clock: {}}]}
        player:
          - row:
              content:
                - {grow: 1, card: {action: {push: playing}, content: [{label: {text: {bind: title, text: ""}}}]}}
                - icon-button: {id: pause, title: Pause, icon: pause, action: {emit: pause}}
      screens:
        home: {content: [{label: {text: Welcome}}]}
        playing: {status: false, content: [{label: {text: {bind: title, text: ""}, style: title}}]}
      ```

      ## What time it is

      A [`clock`](clock.md) shows the time of the system that the unit runs on, in its time zone, and changes with the
      minute; a clock that is set anew is seen within a minute. On the headless display it starts at 09:41 on 12 March
      2026 and goes as scripts let time pass, until one says `clock 07:30`.

      The language decides how it is written, as CLDR has it: `2:05 PM` and `Thursday, March 12` in English, `14:05` and
      `Donnerstag, 12. März` in German, `오후 2:05` in Korean, Arabic with its own digits. `Platforms/Lexicons/clock-words.yaml`
      has Arabic, Chinese, Dutch, English, French, German, Italian, Japanese, Korean and Spanish; any other language has 24
      hours and the date as ISO 8601 writes it, `2026-03-12`, unless a file of that name in another folder of profiles has it.

      """
  }

  private func words(_ page: String) -> SchemaWords { SchemaWords(page: page, pages: pages) }

  private var common: String {
    var text = "# Parts of scenes\n\nKeys that [elements](README.md) of many kinds have.\n"
    for definition in SceneSchema.partDefinitions { text += section(definition, on: Self.parts) }
    return text + bound
  }

  /// What an application sets, by kinds of values.
  private var bound: String {
    let entries = BoundKeys.all
    let rows = BoundKeys.Kind.allCases.map { kind in
      let keys = entries.filter { $0.kind == kind }.map { "`\($0.owner): \($0.key)`" }
      return "| \(kind.rawValue) | \(keys.joined(separator: ", ")) |\n"
    }
    return """

      ## What an application sets

      Each of these keys takes `{bind: name}`, with a value beside it that is shown at first. The application sets the
      value by that name: `{"set": {"name": …}}`. Null brings back the value of the scene. Rows, items
      and their changes are delivered by their sources.

      | value | for |
      |---|---|
      \(rows.joined())
      """
  }

  private func page(of element: SceneElement) -> String {
    let file = Self.file(of: element)
    let example = example(element)
    var text = "# \(element.rawValue)\n\n\(SceneReferenceText.about(element)).\n"
    if let more = SceneReferenceText.more(element) { text += "\n\(more)\n" }
    if let picture = example.picture { text += "\n![An example](\(picture))\n" }
    text += "\n\(Markdown.block(example.text, "yaml"))"
    if !example.profiles.isEmpty {
      text += "\nThe example is shown on \(example.profiles.joined(separator: ", ")).\n"
    }
    for definition in SceneSchema.definitions(of: element) { text += section(definition, on: file) }
    return text
  }

  private func section(_ definition: JSONValue.Member, on page: String) -> String {
    let words = words(page)
    let kind = words.type(definition.value)
    var text = "\n## \(definition.key)\n\n"
    if let about = SceneReferenceText.about(part: definition.key) { text += "\(about). " }
    text += kind == SchemaWords.map ? "It is a map with these keys.\n" : "It is \(kind).\n"
    for (name, properties, required) in words.maps(in: definition.value, named: definition.key) {
      if name != definition.key { text += "\n### \(name)\n" }
      text += "\n" + words.table(of: properties, required: required)
    }
    return text
  }
}
