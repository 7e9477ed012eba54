import TelltaleModel

extension SceneDecoder {
  /// The scene of a file's root; `nil` where there is nothing to show in it.
  ///
  /// A file of a bundle may hold screens alone.
  mutating func scene(_ root: YAMLNode, isPart: Bool = false) -> Scene? {
    note(root.location, at: .root)
    guard case .mapping(let entries) = root.value else {
      complaints.add(
        root.location, "found \(root.summary), expected a map with an element",
        remedy: Self.example)
      return nil
    }
    checkTop(entries)
    let profileName = root["profile"].flatMap { value(.line, $0) }
    readLanguage(root, entries)
    let inputs = root["inputs"].flatMap { value(ValueReader<InputKind>.choice.list(), $0) }
    let screens = screens(in: entries)
    let start = start(root, entries, screens)
    guard
      let element = shown(entries, start, screens, at: root.location, isPart: isPart)
    else { return nil }
    var scene = Scene(
      profile: profileName, language: language, inputs: inputs.map(Set.init), root: element)
    scene.screens = screens ?? [:]
    scene.start = start
    if !isPart { check(scene, names: screens.map { Set($0.keys) }) }
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

  /// `nil` where the file has none of its own, so that names are the application's.
  private mutating func screens(in entries: [YAMLEntry]) -> [String: Screen]? {
    entries.first { $0.key == "screens" }.flatMap { screens($0, at: "screens") }
  }

  private mutating func start(
    _ root: YAMLNode, _ entries: [YAMLEntry], _ screens: [String: Screen]?
  ) -> String? {
    guard let entry = entries.first(where: { $0.key == "start" }) else { return nil }
    note(entry, at: "start")
    let name = name(entry.value, "the name of a screen")
    if let element = entries.first(where: { SceneElement(rawValue: $0.key) != nil }) {
      complaints.add(
        element.location,
        "\(Quoted.text(element.key)) beside \"start\"; a scene begins with one of the two",
        remedy: "put it on a screen, or remove `start`")
    }
    guard let screens else {
      complaints.add(
        entry.location, "\"start\" names a screen, and there are none",
        remedy: "list them under `screens`")
      return nil
    }
    guard let name, screens[name] == nil else { return name }
    // The first one that is there; so the rest can be judged.
    complaints.add(
      entry.value.location, "there is no screen \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: screens.keys.sorted()))
    return nil
  }

  /// What is seen first: the screen to start with, or the file's element.
  private mutating func shown(
    _ entries: [YAMLEntry], _ start: String?, _ screens: [String: Screen]?,
    at place: SourceLocation, isPart: Bool
  ) -> Element? {
    let found = entries.filter { SceneElement(rawValue: $0.key) != nil }
    for other in found.dropFirst() {
      complaints.add(
        other.location, "a second element, \(Quoted.text(other.key)); a scene shows one",
        remedy: "put it in a scene of its own, or both on a screen")
    }
    if let start, let screen = screens?[start] { return .screen(screen) }
    if let first = found.first { return element(first, at: NodePath(first.key)) }
    if isPart, let screens { return .screen(screens.min { $0.key < $1.key }?.value ?? Screen()) }
    if entries.contains(where: { $0.key == "start" }) { return nil }
    if screens != nil {
      complaints.add(
        place, "nothing says which of the screens is seen first", remedy: "add `start: NAME`")
    } else {
      complaints.add(
        place, "the scene holds no element, expected one such as \"alert\"", remedy: Self.example)
    }
    return nil
  }
}
