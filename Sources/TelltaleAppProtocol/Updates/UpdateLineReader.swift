import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Reads what one of an application's objects says.
struct UpdateLineReader {
  /// What it is understood by.
  let update: UpdateContext

  /// In the order in which the parts of one line are carried out.
  static let form = MapForm(
    "an update",
    [
      "id", "at", "heartbeat", "idle", "driving", "theme", "text-size", "high-contrast",
      "bold-text", "reduce-motion", "set", "rows", "items", "sources",
      "pictures", "picture", "layouts", "select", "pop", "push", "withdraw", "ask", "toast", "ping",
      "sync",
      "profile", "language",
    ])

  /// The updates of a line, in the order in which they are carried out.
  func line(_ root: YAMLNode, in context: inout SceneContext) -> UpdateLine {
    context.note(root.location, at: .root)
    context.isLanguageNamed = false
    var line = UpdateLine()
    guard case .mapping(let entries) = root.value else {
      context.complaints.add(
        root.location, "found \(root.summary), expected \(Self.form.what)")
      return line
    }
    Self.form.check(entries, at: .root, in: &context)
    var parts: [(order: Int, updates: [AppUpdate], path: NodePath)] = []
    for entry in entries {
      guard let order = Self.form.keys.firstIndex(of: entry.key) else { continue }
      let own = NodePath.root.key(entry.key)
      context.note(entry, at: own)
      readFrame(of: &line, entry, in: &context)
      let before = context.complaints
      let updates = updates(entry, at: own, in: &context)
      if context.complaints == before { parts.append((order, updates, own)) }
    }
    checkSteps(entries, in: &context)
    DeliveredPictureReader(update: update)
      .check(parts.flatMap(\.updates), of: root, in: &context)
    for part in parts.sorted(by: { $0.order < $1.order }) {
      line.updates += part.updates
      let place = context.sourceMap.location(of: part.path)
      line.places += part.updates.map { _ in place }
    }
    return line
  }

  /// What is about the line itself, and what is beyond a session.
  private func readFrame(
    of line: inout UpdateLine, _ entry: YAMLEntry, in context: inout SceneContext
  ) {
    switch entry.key {
    case "id": line.id = requestID(entry.value, in: &context)
    case "at":
      line.milliseconds = context.value(
        .integer(0...Limits.timeoutMilliseconds), entry.value)
    case "sync":
      line.sync = barrier(entry.value, in: &context)
    case "profile":
      guard let name = context.value(.line, entry.value) else { return }
      line.reopening = Reopening(profile: name, language: line.reopening?.language)
    case "language":
      guard let language = context.value(.language, entry.value) else { return }
      line.reopening = Reopening(profile: line.reopening?.profile, language: language)
    default: return
    }
  }

  private func barrier(_ node: YAMLNode, in context: inout SceneContext) -> Int? {
    if let number = node.integer, number >= 0 { return number }
    context.complaints.add(
      node.location, "found \(node.summary), expected the number of a barrier",
      remedy: "answer {\"event\":\"sync\",\"sync\":7} with {\"sync\":7}")
    return nil
  }

  private func requestID(_ node: YAMLNode, in context: inout SceneContext) -> RequestID? {
    if let number = node.integer { return .number(number) }
    // A number that cannot be given back as it came is none to go by.
    if case .scalar(_, isPlain: true) = node.value {
      context.complaints.add(
        node.location, "found \(node.summary), expected a whole number or a text as id")
      return nil
    }
    return context.name(node, "a number or a text as id").map(RequestID.text)
  }

  /// What is in the way of doing all of a line, or nothing: one step at a time, and another edition
  /// of the app by itself.
  private func checkSteps(_ entries: [YAMLEntry], in context: inout SceneContext) {
    let steps = entries.filter { ["push", "pop", "select"].contains($0.key) }
    if let second = steps.dropFirst().first {
      context.complaints.add(
        second.location, "a second move to another screen, expected one in a line",
        remedy: "send one after the other")
    }
    let editions = entries.filter { ["profile", "language"].contains($0.key) }
    let own = ["profile", "language", "id", "at"]
    if let edition = editions.first, entries.contains(where: { !own.contains($0.key) }) {
      context.complaints.add(
        edition.location,
        "\(Quoted.text(edition.key)) reopens the app and needs a line of its own",
        remedy: "send the rest after it")
    }
  }

  private func updates(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    let names = update.names
    let node = entry.value
    context.mendsTexts = ["set", "rows", "items", "sources", "toast"].contains(entry.key)
    defer { context.mendsTexts = false }
    switch entry.key {
    case "set":
      return BoundValueReader(names: names).values(node, at: path, in: &context)
    case "rows": return RowChangeReader(names: names).changes(node, at: path, in: &context)
    case "items": return ItemChangeReader(names: names).changes(node, at: path, in: &context)
    case "layouts": return ItemChangeReader(names: names).layouts(node, at: path, in: &context)
    case "sources":
      return BoundValueReader(names: names).sourceStates(node, at: path, in: &context)
    case "pictures": return pictures(node, at: path, in: &context)
    case "picture":
      return DeliveredPictureReader(update: update).pictures(node, at: path, in: &context)
    case "push":
      return context.known(node, among: names.screens, "screen").map { [.push($0)] } ?? []
    case "select":
      return context.known(node, among: names.tabs, "tab").map { [.select(tab: $0)] } ?? []
    case "ask": return QuestionReader(update: update).question(entry, at: path, in: &context)
    case "withdraw": return QuestionReader(update: update).withdrawal(node, in: &context)
    case "toast":
      return ToastReader().toast(entry, at: path, in: &context).map { [.toast($0)] } ?? []
    default: return PlainUpdateReader().update(entry, in: &context).map { [$0] } ?? []
    }
  }

  /// Files of the scene's folder that are there by now.
  private func pictures(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    let files = BundlePathReader()
    if case .scalar = node.value {
      return files.path(node, in: &context).map { [.picture($0)] } ?? []
    }
    return context.list(node, of: "pictures", atMost: Limits.items, at: path) { item, _, context in
      files.path(item, in: &context).map(AppUpdate.picture)
    }
  }
}
