import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Questions that an application asks by itself.
extension SceneDecoder {
  /// An alert in full, or one of the scene's by its id.
  mutating func question(
    _ entry: YAMLEntry, _ context: UpdateContext, at path: NodePath
  ) -> [AppUpdate] {
    guard let alert = askedAlert(entry.value, context.names, at: path) else { return [] }
    return [.ask(Question(id: .asked(context.request), alert: alert, language: language))]
  }

  private mutating func askedAlert(
    _ node: YAMLNode, _ names: SceneNames, at path: NodePath
  ) -> Alert? {
    if case .scalar = node.value {
      return known(node, among: Set(names.alerts.keys), "alert").flatMap { names.alerts[$0] }
    }
    guard case .mapping(let entries) = node.value, entries.count == 1, let only = entries.first
    else {
      complaints.add(
        node.location, "found \(node.sizedSummary), expected an alert",
        remedy: "write {\"alert\": {…}}, or the id of an alert of the scene")
      return nil
    }
    let own = path.key(only.key)
    note(only, at: own)
    switch SceneElement(rawValue: only.key) {
    case .alert:
      let before = (complaints, findings.count)
      guard let alert = alert(only, at: own), before == (complaints, findings.count) else {
        return nil
      }
      checkScreens(in: PlacedElement(.alert(alert), at: own), names)
      return alert
    case .actionSheet:
      let what = "a sheet comes up because somebody asked for it, never by itself"
      guard profile.elements.contains(only.key) else {
        checkAllowed(.actionSheet, at: own)
        return nil
      }
      find("ACTION-SHEET-TRIGGER", at: own, what, remedy: "ask by an alert")
      return nil
    default:
      complaints.add(
        only.location, "found \(Quoted.text(only.key)), expected an alert",
        remedy: "only alerts come up by themselves; push a screen, or let a control open it")
      return nil
    }
  }

  /// A question is taken back by the id of the request that asked it.
  mutating func withdrawal(_ node: YAMLNode, _ context: UpdateContext) -> [AppUpdate] {
    let id = node.integer.map(RequestID.number) ?? node.text.map(RequestID.text)
    if let number = id.flatMap({ context.asked[$0] }) { return [.withdraw(.asked(number))] }
    complaints.add(
      node.location, "found \(node.summary), expected the id of a request that asked something",
      remedy: "give requests that ask an \"id\"")
    return []
  }
}
