import TelltaleModel
import TelltaleSyntax

/// Reads what a scene file holds at its top, and makes a scene of it.
struct SceneFileReader {
  /// What the text of a file holds, in a context with the complaints about it; `nil` where that cannot be told.
  func parts(_ text: SceneText, in context: inout SceneContext) -> SceneParts? {
    guard let root = text.root else {
      if context.complaints.isEmpty { context.complaints.add(SceneFile.emptyFile(text.name)) }
      return nil
    }
    return context.complaints.leavesGaps ? nil : parts(root, in: &context)
  }

  /// What a file holds, before anything is said about the whole; `nil` where it is no map.
  private func parts(_ root: YAMLNode, in context: inout SceneContext) -> SceneParts? {
    context.note(root.location, at: .root)
    guard case .mapping(let entries) = root.value else {
      context.complaints.add(
        root.location, "found \(root.summary), expected a map with an element",
        remedy: Self.example)
      return nil
    }
    checkTop(entries, in: &context)
    context.noteCutOff(in: root, at: .root)
    var parts = SceneParts(location: root.location)
    parts.profile = root["profile"].flatMap { context.value(.line, $0) }
    readLanguage(root, entries, in: &context)
    parts.language = context.language
    parts.inputs = root["inputs"]
      .flatMap { context.value(ValueReader<InputKind>.choice.list(), $0) }.map(Set.init)
    parts.screens = entries.first { $0.key == "screens" }
      .flatMap { ScreenReader().screens($0, at: "screens", in: &context) }
    if let entry = entries.first(where: { $0.key == "start" && !$0.value.isNull }) {
      context.note(entry, at: "start")
      parts.start = context.name(entry.value, "the name of a screen")
      parts.namesStart = true
    }
    parts.status = entries.first { $0.key == "status" && !$0.value.isNull }
      .flatMap { StatusReader().status($0, in: &context) }
    parts.hasElement = entries.contains { SceneElement(rawValue: $0.key) != nil }
    parts.element = element(of: entries, besideStart: parts.namesStart, in: &context)
    return parts
  }

  /// The scene that a file is by itself; `nil` where there is nothing to show in it.
  func scene(_ parts: SceneParts, in context: inout SceneContext) -> Scene? {
    let start = start(parts.start, among: parts.screens, in: &context)
    guard let root = start.flatMap({ parts.screens?[$0] }).map(Element.screen) ?? parts.element
    else {
      if !parts.namesStart, !parts.hasElement { missRoot(parts, in: &context) }
      return nil
    }
    var scene = Scene(
      profile: parts.profile, language: parts.language, inputs: parts.inputs, root: root)
    scene.screens = parts.screens ?? [:]
    scene.start = start
    StatusReader().keep(parts.status, on: &scene, in: &context)
    scene.hiding = context.hiding
    SceneCheck(names: parts.screens.map { Set($0.keys) }).check(scene, in: &context)
    return scene
  }

  /// For remedies.
  static let example = "`alert: {title: Route Not Loaded, buttons: [{title: OK}]}` is one"

  private func checkTop(_ entries: [YAMLEntry], in context: inout SceneContext) {
    Self.form.check(entries, at: .root, in: &context)
    if let version = entries.first(where: { $0.key == "telltale" }) {
      context.complaints.check(version: version.value)
    }
  }

  private func readLanguage(
    _ root: YAMLNode, _ entries: [YAMLEntry], in context: inout SceneContext
  ) {
    let named = root["lang"].flatMap { context.value(.language, $0) }
    context.isLanguageNamed = named != nil || context.forcedLanguage != nil
    let guess = context.isLanguageNamed ? nil : LanguageGuess.language(of: entries)
    context.language = context.forcedLanguage ?? named ?? guess ?? context.profile.language
    context.sceneLanguage = context.language
  }

  /// The name of the screen to start with, where there is such a screen.
  func start(
    _ name: String?, among screens: [String: Screen]?, in context: inout SceneContext
  ) -> String? {
    guard let name else { return nil }
    let place = context.sourceMap.location(of: "start")
    guard let screens else {
      context.complaints.add(
        place, "\"start\" names a screen, and there are none",
        remedy: "list them under `screens`")
      return nil
    }
    if screens[name] != nil { return name }
    context.complaints.add(
      place, "there is no screen \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: screens.keys.sorted()))
    return nil
  }

  /// The element that the file shows.
  private func element(
    of entries: [YAMLEntry], besideStart: Bool, in context: inout SceneContext
  ) -> Element? {
    let found = entries.filter { SceneElement(rawValue: $0.key) != nil }
    for other in found.dropFirst() {
      context.complaints.add(
        other.location, "a second element, \(Quoted.text(other.key)); a scene shows one",
        remedy: "put it in a scene of its own, or both on a screen")
    }
    guard let first = found.first else { return nil }
    if besideStart {
      context.complaints.add(
        first.location,
        "\(Quoted.text(first.key)) beside \"start\"; a scene begins with one of the two",
        remedy: "put it on a screen, or remove `start`")
    }
    let before = context.complaints
    let element = context.element(first, at: .root.key(first.key))
    // A root that could not be understood was complained about.
    if element == nil, context.complaints == before {
      context.complaints.add(
        first.value.location, "found \(first.value.summary), expected a map")
    }
    return element
  }

  private func missRoot(_ parts: SceneParts, in context: inout SceneContext) {
    if parts.screens != nil {
      context.complaints.add(
        parts.location, "no `start` names the screen that is seen first",
        remedy: "add `start: NAME`")
    } else {
      context.complaints.add(
        parts.location, "the scene holds no element, expected one such as \"alert\"",
        remedy: Self.example)
    }
  }

  // MARK: Format

  /// The keys of a file beside its element.
  static let record = SceneRecord<SceneParts>(
    "a scene",
    [
      .version,
      .apart(
        "profile", schema: ["type": "string", "minLength": 1],
        "The profile the scene is meant for: a name, or a file that stands beside the scene."),
      .language,
      .apart(
        "inputs", schema: ["type": "array", "items": ValueReader<InputKind>.choice.schema],
        "The kinds of input it is meant for."),
      .apart("start", schema: SchemaPiece.name, "The screen that is seen first, by its name."),
      .apart(
        "screens", schema: SchemaPiece.map(of: "screen", Limits.screens),
        "The screens of an app, by their names."),
      .apart(
        "status", schema: StatusReader.record.schema,
        "The status: parts that stay while screens come and go."),
    ])

  /// All keys that may stand at the top.
  private static let form = MapForm(
    "a scene", record.form.keys + SceneElement.allCases.map(\.rawValue))
}

/// What one file holds.
struct SceneParts {
  /// Where its map begins.
  var location: SourceLocation
  var profile: String?
  var language: Language?
  var inputs: Set<InputKind>?
  /// `nil` where the file has none of its own, so that names are the application's.
  var screens: [String: Screen]?
  var start: String?
  var status: StatusBars?
  /// True also where the name could not be read.
  var namesStart = false
  var element: Element?
  /// True also where the element could not be read.
  var hasElement = false
}
