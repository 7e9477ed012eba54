import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// What a file holds, before anything is said about the whole; `nil` where it is no map.
  package mutating func parts(_ root: YAMLNode) -> SceneParts? {
    note(root.location, at: .root)
    guard case .mapping(let entries) = root.value else {
      complaints.add(
        root.location, "found \(root.summary), expected a map with an element",
        remedy: Self.example)
      return nil
    }
    checkTop(entries)
    var parts = SceneParts(location: root.location)
    parts.profile = root["profile"].flatMap { value(.line, $0) }
    readLanguage(root, entries)
    parts.language = language
    parts.inputs = root["inputs"].flatMap { value(ValueReader<InputKind>.choice.list(), $0) }
      .map(Set.init)
    parts.screens = entries.first { $0.key == "screens" }.flatMap { screens($0, at: "screens") }
    if let entry = entries.first(where: { $0.key == "start" && !$0.value.isNull }) {
      note(entry, at: "start")
      parts.start = name(entry.value, "the name of a screen")
      parts.namesStart = true
    }
    parts.hasElement = entries.contains { SceneElement(rawValue: $0.key) != nil }
    parts.element = element(of: entries, besideStart: parts.namesStart)
    return parts
  }

  /// The scene that a file is by itself; `nil` where there is nothing to show in it.
  package mutating func scene(_ parts: SceneParts) -> Scene? {
    let start = start(parts.start, among: parts.screens)
    guard let root = start.flatMap({ parts.screens?[$0] }).map(Element.screen) ?? parts.element
    else {
      if !parts.namesStart, !parts.hasElement { missRoot(parts) }
      return nil
    }
    var scene = Scene(
      profile: parts.profile, language: parts.language, inputs: parts.inputs, root: root)
    scene.screens = parts.screens ?? [:]
    scene.start = start
    check(scene, names: parts.screens.map { Set($0.keys) })
    return scene
  }

  private static let example =
    "`alert: {title: Route Not Loaded, buttons: [{title: OK}]}` is one"

  private mutating func checkTop(_ entries: [YAMLEntry]) {
    let elements = SceneElement.allCases.map(\.rawValue)
    for entry in entries where !entry.key.hasPrefix("x-") {
      if entry.key == "telltale" {
        complaints.check(version: entry.value)
      } else if !SceneForm.top.keys.contains(entry.key), !elements.contains(entry.key) {
        complaints.add(unknownKey: entry, among: SceneForm.top.keys + elements)
      }
    }
  }

  private mutating func readLanguage(_ root: YAMLNode, _ entries: [YAMLEntry]) {
    let named = root["lang"].flatMap { value(.language, $0) }
    isLanguageNamed = named != nil || forcedLanguage != nil
    let guess = isLanguageNamed ? nil : LanguageGuess.language(of: entries)
    language = forcedLanguage ?? named ?? guess ?? profile.language
    sceneLanguage = language
  }

  /// The name of the screen to start with, where there is such a screen.
  package mutating func start(_ name: String?, among screens: [String: Screen]?) -> String? {
    guard let name else { return nil }
    let place = sourceMap.location(of: "start")
    guard let screens else {
      complaints.add(
        place, "\"start\" names a screen, and there are none",
        remedy: "list them under `screens`")
      return nil
    }
    if screens[name] != nil { return name }
    complaints.add(
      place, "there is no screen \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: screens.keys.sorted()))
    return nil
  }

  /// The element that the file shows.
  private mutating func element(of entries: [YAMLEntry], besideStart: Bool) -> Element? {
    let found = entries.filter { SceneElement(rawValue: $0.key) != nil }
    for other in found.dropFirst() {
      complaints.add(
        other.location, "a second element, \(Quoted.text(other.key)); a scene shows one",
        remedy: "put it in a scene of its own, or both on a screen")
    }
    guard let first = found.first else { return nil }
    if besideStart {
      complaints.add(
        first.location,
        "\(Quoted.text(first.key)) beside \"start\"; a scene begins with one of the two",
        remedy: "put it on a screen, or remove `start`")
    }
    let before = complaints
    let element = self.element(first, at: NodePath(first.key))
    // A root that could not be understood was complained about.
    if element == nil, complaints == before {
      complaints.add(first.value.location, "found \(first.value.summary), expected a map")
    }
    return element
  }

  private mutating func missRoot(_ parts: SceneParts) {
    if parts.screens != nil {
      complaints.add(
        parts.location, "nothing says which of the screens is seen first",
        remedy: "add `start: NAME`")
    } else {
      complaints.add(
        parts.location, "the scene holds no element, expected one such as \"alert\"",
        remedy: Self.example)
    }
  }
}

/// What one file holds.
package struct SceneParts {
  /// Where its map begins.
  package var location: SourceLocation
  package var profile: String?
  package var language: Language?
  package var inputs: Set<InputKind>?
  /// `nil` where the file has none of its own, so that names are the application's.
  package var screens: [String: Screen]?
  package var start: String?
  /// True also where the name could not be read.
  package var namesStart = false
  package var element: Element?
  /// True also where the element could not be read.
  package var hasElement = false
}
