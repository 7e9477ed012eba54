import TelltaleCatalogue
import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Reads the questions that an application asks by itself.
struct QuestionReader {
  let update: UpdateContext

  /// An alert in full, or one of the scene's by its id.
  func question(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    guard let alert = alert(entry.value, at: path, in: &context) else { return [] }
    let id = QuestionID.asked(update.request)
    return [.ask(Question(id: id, alert: alert, language: context.language))]
  }

  private func alert(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Alert? {
    let names = update.names
    if case .scalar = node.value {
      return context.known(node, among: Set(names.alerts.keys), "alert").flatMap {
        names.alerts[$0]
      }
    }
    guard case .mapping(let entries) = node.value, entries.count == 1, let only = entries.first
    else {
      context.complaints.add(
        node.location, "found \(node.sizedSummary), expected an alert",
        remedy: "write {\"alert\": {…}}, or the id of an alert of the scene")
      return nil
    }
    let own = path.key(only.key)
    context.note(only, at: own)
    switch SceneElement(rawValue: only.key) {
    case .alert: return inFull(only, at: own, in: &context)
    case .actionSheet:
      refuse(
        .actionSheet, "a sheet", by: .actionSheetTrigger, remedy: "ask by an alert", at: own,
        in: &context)
      return nil
    case .modal:
      // No guideline is about modals that come by themselves.
      context.complaints.add(
        only.location, "a modal \(Self.byItself)", remedy: Self.byControl)
      return nil
    case .menu:
      refuse(
        .menu, "a menu", by: .actionSheetMenuOnRequest, remedy: Self.byControl, at: own,
        in: &context)
      return nil
    case .screen, .tabBar, .navigationBar, .scrollView, .table, .collection,
      .textView, .webView, .label, .button, .keypad, .field, .image, .activityIndicator,
      .progress, .iconButton, .row, .column, .grid, .card, .spacer, .divider, .gauge, .icon, .qr,
      .slider, .toggle, .segmented, .stepper, .clock, nil:
      context.complaints.add(
        only.location, "found \(Quoted.text(only.key)), expected an alert",
        remedy: "only alerts come up by themselves; push a screen, or let a control open it")
      return nil
    }
  }

  private func inFull(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Alert? {
    let before = (context.complaints, context.refusals)
    guard let alert = AlertReader().alert(entry, at: path, in: &context),
      before == (context.complaints, context.refusals)
    else { return nil }
    context.checkScreens(in: PlacedElement(.alert(alert), at: path), update.names)
    return alert
  }

  private static let byItself = "opens only when someone asks for it, never by itself"
  private static let byControl = "let a control of the scene open it"

  /// What comes up only because a hand asked for it.
  private func refuse(
    _ element: SceneElement, _ name: String, by rule: RuleID, remedy: String, at path: NodePath,
    in context: inout SceneContext
  ) {
    guard context.profile.shows(element.rawValue) else {
      AnyElementReader().checkAllowed(element, at: path, in: &context)
      return
    }
    context.find(rule, at: path, "\(name) \(Self.byItself)", remedy: remedy)
  }

  /// A question is taken back by the id of the request that asked it.
  func withdrawal(_ node: YAMLNode, in context: inout SceneContext) -> [AppUpdate] {
    let id = node.integer.map(RequestID.number) ?? node.text.map(RequestID.text)
    if let number = id.flatMap({ update.asked[$0] }) { return [.withdraw(.asked(number))] }
    context.complaints.add(
      node.location, "found \(node.summary), expected the id of a request that asked something",
      remedy: "give requests that ask an \"id\"")
    return []
  }
}
