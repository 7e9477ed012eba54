import TelltaleModel
import TelltaleSyntax

/// The dialogs of a mapping: a file that states which texts make up which alert.
package enum MappedDialogs {
  /// Reads a mapping.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in YAML.
  ///   - file: The name by which messages call it.
  /// - Returns: The dialogs in the order of the file.
  /// - Throws: All errors of the file; no dialog is returned then.
  package static func read(_ bytes: [UInt8], file: String) throws(LoadErrors) -> [DialogUse] {
    var complaints = LoadErrorCollector(kind: .project)
    var uses: [DialogUse] = []
    if let root = YAMLReader.read(bytes, file: file, complaints: &complaints) {
      if case .sequence(let alerts)? = root["alerts"]?.value {
        uses = alerts.compactMap { use($0, &complaints) }
      } else {
        complaints.add(
          root.location, "found \(root.summary), expected the key alerts with a list",
          remedy:
            "write alerts: [{title: TEXT, message: TEXT, buttons: [{text: TEXT, role: cancel}]}]")
      }
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return uses
  }

  /// What says the text that a dialog begins with; each has one.
  private static let heads = ["title"] + BrowserDialog.allCases.map(\.rawValue)
  /// What only a dialog of the app's own has.
  private static let ownKeys = ["message", "buttons", "sheet"]
  private static let form = MapForm(nil, heads + ownKeys + ["context"])

  private static func use(_ node: YAMLNode, _ complaints: inout LoadErrorCollector) -> DialogUse? {
    guard case .mapping(let entries) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected \(form.what)")
      return nil
    }
    form.check(entries, in: &complaints)
    guard hasOneHead(entries, &complaints) else { return nil }
    if let head = entries.first(where: { BrowserDialog(rawValue: $0.key) != nil }) {
      return browserUse(head, of: node, entries, &complaints)
    }
    let isSheet = node["sheet"].map { $0.text == "true" } ?? false
    var use = DialogUse(isSheet ? .sheet : .alert, at: node.location)
    let context = node["context"]?.text
    use.title = node["title"].flatMap { reference($0, context, &complaints) }
    use.message = node["message"].flatMap { reference($0, context, &complaints) }
    if let buttons = node["buttons"] {
      guard case .sequence(let items) = buttons.value else {
        complaints.add(buttons.location, "found \(buttons.summary), expected a list of buttons")
        return nil
      }
      use.buttons = items.compactMap { button($0, context, &complaints) }
    }
    if use.buttons.isEmpty { use.isPartial = true }
    return use
  }

  private static func hasOneHead(_ entries: [YAMLEntry], _ complaints: inout LoadErrorCollector)
    -> Bool
  {
    let found = entries.filter { heads.contains($0.key) }
    for other in found.dropFirst() {
      complaints.add(
        other.location,
        "found \(other.key) beside \(found[0].key), expected one of \(heads.joined(separator: ", "))",
        remedy: "write an alert of its own for each of them")
    }
    return found.count < 2
  }

  /// The browser shows one text, and its own buttons.
  private static func browserUse(
    _ head: YAMLEntry, of node: YAMLNode, _ entries: [YAMLEntry],
    _ complaints: inout LoadErrorCollector
  ) -> DialogUse? {
    let others = entries.filter { ownKeys.contains($0.key) }
    for other in others {
      complaints.add(
        other.location,
        "found \(other.key) beside \(head.key), expected nothing else: the browser shows one text and its own buttons",
        remedy:
          "remove \(other.key), or write title: in place of \(head.key): for a dialog of the app's own"
      )
    }
    guard others.isEmpty, let kind = BrowserDialog(rawValue: head.key) else { return nil }
    return reference(head.value, node["context"]?.text, &complaints)
      .map { kind.use($0, at: node.location) }
  }

  private static func button(
    _ node: YAMLNode, _ context: String?, _ complaints: inout LoadErrorCollector
  ) -> DialogUse.Button? {
    let role = node["role"]
    let known = role.map { $0.text.flatMap(DialogUse.Button.Role.init) } ?? .plain
    guard let known else {
      complaints.add(
        role?.location ?? node.location,
        "found \(role?.summary ?? "nothing"), expected plain, cancel or destructive")
      return nil
    }
    let text = node["text"] ?? (node.text == nil ? nil : node)
    guard let text else {
      if known == .cancel { return DialogUse.Button(title: nil, role: .cancel) }
      complaints.add(node.location, "the button has no text", remedy: "write {text: TEXT}")
      return nil
    }
    return reference(text, context, &complaints).map { DialogUse.Button(title: $0, role: known) }
  }

  private static func reference(
    _ node: YAMLNode, _ context: String?, _ complaints: inout LoadErrorCollector
  ) -> TextReference? {
    guard let text = node.text, !node.isNull, !text.isEmpty else {
      complaints.add(node.location, "found \(node.summary), expected a text or its key")
      return nil
    }
    let key = context.map { "\($0)\u{4}\(text)" } ?? text
    return TextReference(.key(key), fallback: text, at: node.location)
  }
}
