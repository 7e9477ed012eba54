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
      What many of them have in common, texts, colours, sources and actions: [parts](parts.md).

      ## Languages that are written from right to left

      Letters run as their script does, on every platform. What is placed is turned round on phone, tablet, desktop,
      television and watches: the way back, tabs, rows, stacks, collections, and the buttons of an alert, whose likely
      answer stands at the end of the line. In the car nothing is turned round. The guidelines for the car say left and
      right where the others say leading and trailing (`ALERT-CARPLAY-PLACEMENT-CANCEL-LEFT`,
      `ALERT-CARPLAY-PLACEMENT-LIKELY-RIGHT`, `NAVIGATION-BAR-BACK-LEFT`), and a driver reaches for a place without
      looking: it is the same place in every language, for bars, tabs, rows, labels and alerts alike. On a kiosk the bars
      stay as they are, and the rest is turned round. A profile says otherwise by `screen: mirrors-bar`, `mirrors-rows`
      and `mirrors-content`, and by `alert: cancel-side`.

      """
  }

  private func words(_ page: String) -> SchemaWords { SchemaWords(page: page, pages: pages) }

  private var common: String {
    var text = "# Parts of scenes\n\nWhat stands in [elements](README.md) of many kinds.\n"
    for definition in SceneSchema.partDefinitions { text += section(definition, on: Self.parts) }
    return text
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
