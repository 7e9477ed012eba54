import TelltaleCatalogue
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// The scene format as Markdown files: a page for each element, one for what many have in common, and a
/// list. All of it is made from the keys that scenes are read by.
package struct SceneReference {
  /// What an element looks like.
  package struct Example: Hashable, Sendable {
    /// A scene with it.
    package var text: String
    /// The picture of that scene, as a path from the reference's folder.
    package var picture: String?
    /// The profiles that show it; none where it is only judged.
    package var profiles: [String]

    package init(text: String, picture: String?, profiles: [String]) {
      self.text = text
      self.picture = picture
      self.profiles = profiles
    }
  }

  private let example: (SceneElement) -> Example
  private let pages: [String: String]

  /// `example` gives one for each element.
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

      A scene is a YAML or JSON file that says what is to be shown: one question, one screen, or an app with screens
      that have names. Where things stand and how they look is the profile's, and not the scene's.

      \(Markdown.block(SceneReferenceText.first, "yaml"))
      `telltale lint` says what breaks which guideline, `telltale render` draws it, `telltale schema` prints the JSON Schema
      by which editors complete these keys. Keys that begin with `x-` are anybody's, and mean nothing here.

      ## A file

      \(words(Self.parts).table(of: SceneSchema.fileProperties, required: []))
      Beside them stands one element, by its name, or `screens`.

      ## Elements

      | element | |
      |---|---|
      \(elements.joined())
      What many of them have in common, texts, colours, sources and actions: [parts](parts.md). Whole screens
      to begin from, put together of these elements: [compositions](compositions.md).

      ## Languages that are written from right to left

      Letters run as their script does, on every platform. What is placed is turned round on phone, tablet, desktop,
      television and watches: the way back, tabs, rows, stacks, collections, and the buttons of an alert, whose likely
      answer stands at the end of the line. In the car nothing is turned round. The guidelines for the car say left and
      right where the others say leading and trailing (`\(RuleID.alertCarplayPlacementCancelLeft.rawValue)`,
      `\(RuleID.alertCarplayPlacementLikelyRight.rawValue)`, `\(RuleID.navigationBarBackLeft.rawValue)`), and a driver reaches for a place without
      looking: it is the same place in every language, for bars, tabs, rows, labels and alerts alike. On a kiosk the bars
      stay as they are, and the rest is turned round. A profile says otherwise by `screen: mirrors-bar`, `mirrors-rows`
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

      How it is written is the language's, as CLDR has it: `2:05 PM` and `Thursday, March 12` in English, `14:05` and
      `Donnerstag, 12. März` in German, `오후 2:05` in Korean, Arabic with its own digits. `Platforms/Lexicons/clock-words.yaml`
      has Arabic, Chinese, Dutch, English, French, German, Italian, Japanese, Korean and Spanish; any other language has 24
      hours and the date as ISO 8601 writes it, `2026-03-12`, unless a file of that name in another folder of profiles has it.

      """
  }

  private func words(_ page: String) -> SchemaWords { SchemaWords(page: page, pages: pages) }

  private var common: String {
    var text = "# Parts of scenes\n\nWhat stands in [elements](README.md) of many kinds.\n"
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

      Each of these keys takes `{bind: name}`, with what stands there at first beside it, and the application says by
      that name what stands there from then on: `{"set": {"name": …}}`. Null brings back what the scene says. Rows, items
      and what becomes of them are delivered by their sources.

      | what it says | for |
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
