import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// The reader of alerts.
package struct AlertReader: ElementReader {
  package init() {}

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    alert(entry, at: path, in: &context).map(Element.alert)
  }

  /// Reads an alert, as far as it can be understood.
  ///
  /// - Parameters:
  ///   - entry: The key `alert` and its value.
  ///   - path: The place of the alert in the scene.
  ///   - context: The context, which takes findings and errors.
  /// - Returns: An alert, perhaps without title or buttons; `nil` where the value is no map.
  package func alert(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Alert? {
    guard case .mapping(let entries) = entry.value.value else {
      context.complaints.add(
        entry.value.location,
        "\"alert\" is \(entry.value.summary), expected a map with a title and buttons")
      return nil
    }
    return context.inLanguage(of: entry.value) { context in
      var alert = Alert(title: title(entries, at: path, in: &context), buttons: [])
      Self.record.read(entry.value, at: path, into: &alert, in: &context)
      checkHasButtons(entries, at: path, in: &context)
      AnswerCheck().checkIdentifiers(of: alert, at: path, in: &context)
      AnswerCheck().checkAnswers(alert.buttons, at: path.key("buttons"), in: &context)
      AnswerCheck().checkTitles(alert.buttons, at: path.key("buttons"), in: &context)
      return alert
    }
  }

  private func title(
    _ entries: [YAMLEntry], at path: NodePath, in context: inout SceneContext
  ) -> TextVariants {
    let none = TextVariants("")
    let rule = RuleID.alertTitleRequired
    let remedy = "say in a few words what it is about"
    guard let entry = entries.first(where: { $0.key == "title" }) else {
      if Self.record.form.isMisspelt("title", in: entries) { return none }
      context.find(rule, at: path, "the alert has no title", remedy: remedy)
      return none
    }
    let path = path.key("title")
    context.note(entry, at: path)
    let before = context.complaints
    if let title = TextReader().variants(entry, at: path, in: &context) { return title }
    if context.complaints == before {
      context.find(rule, at: path, "the title is empty", remedy: remedy)
    }
    return none
  }

  private func checkHasButtons(
    _ entries: [YAMLEntry], at path: NodePath, in context: inout SceneContext
  ) {
    if let entry = entries.first(where: { $0.key == "buttons" }), !entry.value.isNull { return }
    if Self.record.form.isMisspelt("buttons", in: entries) { return }
    context.find(
      .alertButtonAtLeastOne, at: path, "the alert has no buttons",
      remedy: "give it one, such as {title: OK}")
  }
}
