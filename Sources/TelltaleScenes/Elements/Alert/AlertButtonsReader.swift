import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads the buttons of an alert.
struct AlertButtonsReader {
  /// The buttons; none after a complaint.
  func buttons(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AlertButton] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.value else {
      context.complaints.add(
        node.location, "\"buttons\" is \(node.summary), expected a list of buttons",
        remedy: "give it one, such as {title: OK}")
      return []
    }
    if items.isEmpty {
      context.find(
        .alertButtonAtLeastOne, at: path, "the list of buttons is empty",
        remedy: "give it one, such as {title: OK}")
    }
    let buttons = context.list(
      node, of: "buttons", atMost: Limits.alertButtons, at: path
    ) { button($0, at: $1, among: items.map { $0["title"]?.text ?? "" }, in: &$2) }
    checkCancel(buttons, at: path, in: &context)
    return buttons
  }

  /// `titles` are those of all buttons, as written.
  private func button(
    _ node: YAMLNode, at path: NodePath, among titles: [String], in context: inout SceneContext
  ) -> AlertButton? {
    let reader = AnswerButtonReader(record: Self.record)
    guard var button = reader.button(node, at: path, in: &context) else { return nil }
    if button.role == .cancel { nameCancel(&button, at: path, among: titles, in: &context) }
    return button
  }

  /// The keys of a button of an alert.
  static let record = AnswerButtonReader.record(
    role: .choice(ButtonRole.self), usual: "plain",
    refusing: [
      KeyRefusal(
        KeyRefusal.places, .alertPlacementByRole,
        "would place the button; its role decides where it is placed",
        remedy: "remove the key; say role and likely"),
      KeyRefusal(
        AlertReader.looks.filter { !KeyRefusal.places.contains($0) }, .alertAppearanceFixed,
        "would change the look of an alert, which is fixed"),
    ])

  // MARK: Cancel

  /// The title of a cancelling button is the language's (ALERT-BUTTON-CANCEL-TITLE).
  private func nameCancel(
    _ button: inout AlertButton, at path: NodePath, among written: [String],
    in context: inout SceneContext
  ) {
    let rule = RuleID.alertButtonCancelTitle
    let language = button.title?.longest.language ?? context.language
    let titles = context.lexicons.cancelTitles(in: language)
    guard let usual = context.cancelTitle(in: language) else {
      if button.title == nil {
        context.find(
          rule, at: path, "the word for Cancel in the language \"\(language)\" is not known",
          remedy: "give the button its title")
      } else {
        context.find(
          rule, .note, at: path.key("title"),
          "the word for Cancel in the language \"\(language)\" is not known; the title is shown"
            + " as it stands")
      }
      return
    }
    guard let given = button.title else {
      button.title = usual
      return
    }
    if written.count == 1 {
      // Ordinary elsewhere, and shown and answered rightly: whoever closes the alert has read it.
      if given.all.contains(where: { !titles.contains($0.string) }) {
        context.find(
          rule, .warning, at: path.key("role"),
          "\(Quoted.text(given.longest.string)) is the only button, so there is nothing to cancel",
          remedy: "remove `role: cancel`; the answer is then that the button was chosen",
          fix: Fix("Remove the role", [.remove(at: path.key("role"))], isSafe: false))
      }
      return
    }
    for (index, text) in given.all.enumerated() where !titles.contains(text.string) {
      let place = path.key("title")
      let isQuitting = Self.ends(
        text.string, context.lexicons.words("quitting-words", in: language))
      let own = given.shorter.isEmpty ? place : place.item(index)
      context.find(
        rule, at: place,
        "the cancelling button is called \(Quoted.text(text.string)), expected"
          + " \(titles.map(Quoted.text).joined(separator: " or "))",
        remedy: Self.remedy(isQuitting: isQuitting),
        fix: isQuitting
          ? nil : titling(text, usual.longest.string, at: own, among: written))
    }
  }

  /// Without its title a button would be called Cancel and still quit.
  private static func remedy(isQuitting: Bool) -> String {
    isQuitting
      ? "remove `role: cancel`, and add {role: cancel} for people who want to stay"
      : "leave the title out, or remove `role: cancel`"
  }

  /// Only capitals are put right unasked: “Not Now” and “Close” say something else than “Cancel”.
  /// Beside “Cancel Recording” nobody knows what “Cancel” would do.
  private func titling(
    _ text: TextContent, _ usual: String, at path: NodePath, among written: [String]
  ) -> Fix? {
    let word = usual.lowercased()
    let others = written.filter { $0 != text.string }
    if others.contains(where: { $0.lowercased().contains(text: word) }) { return nil }
    return Fix(
      "Title it “\(usual)”", [.replaceText(at: path, from: text.string, to: usual)],
      isSafe: text.string.lowercased() == usual.lowercased())
  }

  /// “Quit”, “App beenden”, 退出: what ends something is more than to call the question off.
  private static func ends(_ title: String, _ quitting: [String]) -> Bool {
    let title = " \(title.lowercased()) "
    return quitting.contains { word in
      let isSpaced = word.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
      return title.contains(text: isSpaced ? " \(word) " : word)
    }
  }

  private func checkCancel(
    _ buttons: [AlertButton], at path: NodePath, in context: inout SceneContext
  ) {
    let cancels = buttons.indices.filter { buttons[$0].role == .cancel }
    for index in cancels.dropFirst() {
      context.find(
        .alertButtonCancelTitle, at: path.item(index).key("role"),
        "a second button with the role cancel, expected one at most",
        remedy: "keep one of them")
    }
    if cancels.isEmpty, let index = buttons.firstIndex(where: \.isDestructive) {
      context.find(
        .alertDestructiveNeedsCancel, at: path.item(index),
        "a destructive button, and none with the role cancel to decline it",
        // Beside another button Cancel may be a second way out.
        remedy: "add {role: cancel}", fix: .addingCancel(to: path, isSafe: buttons.count == 1))
    }
  }
}
