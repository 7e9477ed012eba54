import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

extension SceneDecoder {
  /// What an application's object says, in the order in which it is carried out.
  mutating func update(_ root: YAMLNode, _ context: UpdateContext) -> UpdateLine {
    note(root.location, at: .root)
    isLanguageNamed = false
    var line = UpdateLine()
    var parts: [(order: Int, updates: [AppUpdate], path: NodePath)] = []
    record(root, .update, at: .root) { decoder, entry, own in
      decoder.readFrame(of: &line, entry)
      let order = SceneForm.update.keys.firstIndex(of: entry.key) ?? 0
      let before = decoder.complaints
      let updates = decoder.updates(entry, context, at: own)
      if decoder.complaints == before { parts.append((order, updates, own)) }
    }
    checkSteps(root)
    for part in parts.sorted(by: { $0.order < $1.order }) {
      line.updates += part.updates
      let place = sourceMap.location(of: part.path)
      line.places += part.updates.map { _ in place }
    }
    return line
  }

  /// What is about the line itself, and what is beyond a session.
  private mutating func readFrame(of line: inout UpdateLine, _ entry: YAMLEntry) {
    switch entry.key {
    case "id": line.id = requestID(entry.value)
    case "at":
      line.milliseconds = value(.integer(0...Limits.timeoutMilliseconds), entry.value)
    case "profile":
      guard let name = value(.line, entry.value) else { return }
      line.reopening = Reopening(profile: name, language: line.reopening?.language)
    case "language":
      guard let language = value(.language, entry.value) else { return }
      line.reopening = Reopening(profile: line.reopening?.profile, language: language)
    default: return
    }
  }

  private mutating func requestID(_ node: YAMLNode) -> RequestID? {
    if let number = node.integer { return .number(number) }
    return name(node, "a number or a text as id").map(RequestID.text)
  }

  /// What is in the way of doing all of a line, or nothing: one step at a time, and another edition
  /// of the app by itself.
  private mutating func checkSteps(_ root: YAMLNode) {
    guard case .mapping(let entries) = root.value else { return }
    let steps = entries.filter { ["push", "pop", "select"].contains($0.key) }
    if let second = steps.dropFirst().first {
      complaints.add(
        second.location, "a second step to another screen, expected one in a line",
        remedy: "send one after the other")
    }
    let editions = entries.filter { ["profile", "language"].contains($0.key) }
    let own = ["profile", "language", "id", "at"]
    if let edition = editions.first, entries.contains(where: { !own.contains($0.key) }) {
      complaints.add(
        edition.location,
        "\(Quoted.text(edition.key)) opens the app anew and stands in a line of its own",
        remedy: "send the rest after it")
    }
  }

  private mutating func updates(
    _ entry: YAMLEntry, _ context: UpdateContext, at path: NodePath
  ) -> [AppUpdate] {
    let names = context.names
    switch entry.key {
    case "set": return values(entry.value, names, at: path)
    case "rows": return rowChanges(entry.value, names, at: path)
    case "items": return itemChanges(entry.value, names, at: path)
    case "layouts": return layouts(entry.value, names, at: path)
    case "sources": return sourceStates(entry.value, names, at: path)
    case "pictures": return pictures(entry.value, at: path)
    case "push":
      return known(entry.value, among: names.screens, "screen").map { [.push($0)] } ?? []
    case "select":
      return known(entry.value, among: names.tabs, "tab").map { [.select(tab: $0)] } ?? []
    case "ask": return question(entry, context, at: path)
    case "withdraw": return withdrawal(entry.value, context)
    default: return single(entry).map { [$0] } ?? []
    }
  }

  /// Updates of one plain value.
  private mutating func single(_ entry: YAMLEntry) -> AppUpdate? {
    let node = entry.value
    switch entry.key {
    case "driving": return driving(node).map(AppUpdate.driving)
    case "theme":
      return required(ValueReader<Appearance>.choice, node).map(AppUpdate.appearance)
    case "text-size": return required(.number(1...2), node).map(AppUpdate.textSize)
    case "pop": return demand(node) ? .pop : nil
    case "ping":
      _ = demand(node)
      return nil
    case "heartbeat":
      if node.isNull { return .heartbeat(milliseconds: nil) }
      return value(.integer(100...Limits.heartbeatMilliseconds), node).map {
        .heartbeat(milliseconds: $0)
      }
    default: return nil
    }
  }

  /// A word that nobody knows means the most restricted state, as silence does.
  private mutating func driving(_ node: YAMLNode) -> DrivingState? {
    guard case .scalar = node.value else {
      return required(ValueReader<DrivingState>.choice, node)
    }
    return node.text.flatMap(DrivingState.init(rawValue:)) ?? .unknown
  }

  private mutating func required<Value>(
    _ reader: ValueReader<Value>, _ node: YAMLNode
  ) -> Value? {
    reader.read(node, &complaints)
  }

  /// True for what can only be asked for.
  private mutating func demand(_ node: YAMLNode) -> Bool {
    if node.boolean == true { return true }
    complaints.add(node.location, "found \(node.summary), expected true")
    return false
  }

  /// A name that the scene has.
  mutating func known(
    _ node: YAMLNode, among names: Set<String>, _ what: String
  ) -> String? {
    guard let text = required(.line, node) else { return nil }
    if names.contains(text) { return text }
    refuseName(text, node.location, among: names, "no \(what) is called")
    return nil
  }

  /// Complains about a name that the scene does not have, with what may be meant.
  mutating func refuseName(
    _ name: String, _ place: SourceLocation, among names: Set<String>, _ words: String
  ) {
    let all = names.sorted()
    let few = all.isEmpty ? "the scene has none" : "known: \(all.joined(separator: ", "))"
    complaints.add(
      place, "\(words) \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: all) ?? (all.count <= 12 ? few : nil))
  }
}
