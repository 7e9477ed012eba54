import TelltaleModel

/// Turns the tree of a scene file into a scene, and collects everything that speaks against it.
///
/// What the guidelines forbid becomes a finding under its catalogue id; everything else that is
/// wrong becomes an error. Either way decoding goes on with what is left.
struct SceneDecoder {
  let profile: Profile
  let lexicons: Lexicons
  /// Overrules the scene's own.
  let forcedLanguage: Language?
  var complaints: Complaints
  private(set) var findings: [Finding] = []
  private(set) var sourceMap: SourceMap
  /// The language of what is being read.
  var language: Language
  /// True where that language was named and not guessed.
  var isLanguageNamed = false
  /// Alerts opened by alerts, around the one being read.
  var depth = 0

  init(
    file: String, profile: Profile, lexicons: Lexicons, language: Language?,
    complaints: Complaints
  ) {
    self.profile = profile
    self.lexicons = lexicons
    forcedLanguage = language
    self.complaints = complaints
    self.language = language ?? profile.language
    sourceMap = SourceMap(file: file)
  }

  /// The scene of a file's root; `nil` where there is no alert in it.
  mutating func scene(_ root: YAMLNode) -> Scene? {
    sourceMap.locations[.root] = root.location
    guard case .mapping(let entries) = root.value else {
      complaints.add(
        root.location, "found \(root.summary), expected a map with an alert",
        remedy: "`alert: {title: Route Not Loaded, buttons: [{title: OK}]}` is one")
      return nil
    }
    checkTop(entries)
    let profileName = root["profile"].flatMap { value(.line, $0) }
    readLanguage(root, entries)
    let inputs = root["inputs"].flatMap { value(ValueReader<InputKind>.choice.list(), $0) }
    guard let entry = element(in: entries, at: root.location) else { return nil }
    guard let alert = alert(entry, at: "alert") else { return nil }
    return Scene(
      profile: profileName, language: language, inputs: inputs.map(Set.init), root: .alert(alert))
  }

  private mutating func checkTop(_ entries: [YAMLEntry]) {
    let elements = SceneElement.allCases.map(\.rawValue)
    for entry in entries where !entry.key.hasPrefix("x-") {
      if entry.key == "telltale" {
        complaints.check(version: entry.value)
      } else if !SceneKeys.top.contains(entry.key), !elements.contains(entry.key) {
        complaints.add(unknownKey: entry, among: SceneKeys.top + elements)
      }
    }
  }

  private mutating func readLanguage(_ root: YAMLNode, _ entries: [YAMLEntry]) {
    let named = root["lang"].flatMap { value(.language, $0) }
    isLanguageNamed = named != nil || forcedLanguage != nil
    let guess = isLanguageNamed ? nil : SceneDecoder.guess(entries)
    language = forcedLanguage ?? named ?? guess ?? profile.language
  }

  /// What the title's script tells, else the message's. Names of things in another script, such as
  /// an app on a button, do not decide; but kana anywhere makes Han Japanese.
  private static func guess(_ entries: [YAMLEntry]) -> Language? {
    guard let alert = entries.first(where: { $0.key == SceneElement.alert.rawValue })?.value else {
      return nil
    }
    let texts = strings(alert["title"]) + strings(alert["message"])
    let told = texts.lazy.compactMap(ScriptLanguage.of).first
    guard told == "zh", case .sequence(let buttons)? = alert["buttons"]?.value else { return told }
    let all = texts + buttons.prefix(Limits.alertButtons).flatMap { strings($0["title"]) }
    return all.contains { ScriptLanguage.of($0) == "ja" } ? "ja" : told
  }

  private static func strings(_ node: YAMLNode?) -> [String] {
    switch node?.value {
    case .scalar(let text, _): [text]
    case .sequence(let items): items.prefix(Limits.textVariants).compactMap(\.text)
    case .mapping: node?["text"]?.text.map { [$0] } ?? []
    case nil: []
    }
  }

  private mutating func element(in entries: [YAMLEntry], at place: SourceLocation) -> YAMLEntry? {
    let found = entries.filter { SceneElement(rawValue: $0.key) != nil }
    guard let first = found.first else {
      complaints.add(
        place, "the scene holds no element, expected \"alert\"",
        remedy: "`alert: {title: Route Not Loaded, buttons: [{title: OK}]}` is one")
      return nil
    }
    for other in found.dropFirst() {
      complaints.add(
        other.location, "a second element, \(Quoted.text(other.key)); a scene shows one",
        remedy: "put it in a scene of its own")
    }
    guard first.key == SceneElement.alert.rawValue else {
      complaints.add(
        first.location,
        "\(Quoted.text(first.key)) cannot be shown by this version of telltale,"
          + " which shows alerts")
      return nil
    }
    if !profile.elements.contains(first.key) {
      complaints.add(
        first.location,
        "the profile \(Quoted.text(profile.name)) does not show \(Quoted.text(first.key))")
    }
    return first
  }
}

extension SceneDecoder {
  /// Reads a value, or complains; null counts as absent.
  mutating func value<Value>(_ reader: ValueReader<Value>, _ node: YAMLNode) -> Value? {
    node.isNull ? nil : reader.read(node, &complaints)
  }

  /// Remembers where a value stands: text where it begins, maps and lists where their key does.
  mutating func note(_ entry: YAMLEntry, at path: NodePath) {
    if case .scalar = entry.value.value, !entry.value.isNull {
      sourceMap.locations[path] = entry.value.location
    } else {
      sourceMap.locations[path] = entry.location
    }
  }

  mutating func note(_ location: SourceLocation, at path: NodePath) {
    sourceMap.locations[path] = location
  }

  /// At most as many findings as complaints.
  mutating func find(
    _ rule: String, _ severity: Severity = .error, at path: NodePath, _ message: String,
    remedy: String? = nil, fix: Fix? = nil
  ) {
    guard findings.count < Limits.complaints else { return }
    findings.append(
      Finding(
        rule: rule, severity: severity, path: path, message: message, remedy: remedy, fix: fix))
  }

  /// The path of a key that may be long, since it is foreign.
  func path(_ parent: NodePath, foreign key: String) -> NodePath {
    parent.key(String(key.unicodeScalars.prefix(64).map(Character.init)))
  }
}
