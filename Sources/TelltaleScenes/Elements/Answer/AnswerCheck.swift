import TelltaleModel
import TelltaleSyntax

/// What a caller gets tells one button from another, and fits on a line.
struct AnswerCheck {
  /// Answers name buttons and fields by id, so no two may share one.
  func checkIdentifiers(of alert: Alert, at path: NodePath, in context: inout SceneContext) {
    context.checkUnique(
      alert.buttons.enumerated().map { ($1.id, path.key("buttons").item($0)) }
        + alert.fields.enumerated().map { ($1.id, path.key("fields").item($0)) },
      "give each button and field its own")
  }

  /// The same of buttons alone, which stand in the list at the path.
  func checkIdentifiers(
    _ buttons: [AlertButton], at path: NodePath, in context: inout SceneContext
  ) {
    context.checkUnique(
      buttons.enumerated().map { ($1.id, path.item($0)) }, "give each button its own")
  }

  /// Whoever reads the buttons has to be able to tell one from another.
  func checkTitles(
    _ buttons: [AlertButton], at path: NodePath, in context: inout SceneContext
  ) {
    var known: [TextLikeness] = []
    // What calls it off is titled by the language, and is told from others by a guideline of its own.
    for (index, button) in buttons.enumerated() where button.role != .cancel {
      guard let title = button.title else { continue }
      let own = title.all.map { TextLikeness($0.string) }
      if own.contains(where: known.contains) {
        tell(
          "the title \(Quoted.text(title.longest.string)) looks like that of another button",
          "give each button a title of its own", at: path.item(index), in: &context)
      }
      known += own
      if let word = title.all.lazy.compactMap({ TextLikeness.mixedWord(in: $0.string) }).first {
        tell(
          "the word \(Quoted.text(word)) has letters of two scripts that look like those of one",
          "write all of it in one script", at: path.item(index), in: &context)
      }
    }
  }

  /// Complains about a button's title, unless something is said about it already.
  private func tell(
    _ message: String, _ remedy: String, at path: NodePath, in context: inout SceneContext
  ) {
    let place = context.sourceMap.location(of: path.key("title"))
    guard !context.complaints.errors.contains(where: { $0.location == place }) else { return }
    context.complaints.add(place, message, remedy: remedy)
  }

  /// Without an id the role, the event or the title is the answer, and has to do what an id does.
  func checkAnswers(
    _ buttons: [AlertButton], at path: NodePath, in context: inout SceneContext
  ) {
    var first: [String: AlertButton] = [:]
    for (index, button) in buttons.enumerated() {
      let path = path.item(index)
      guard let source = AnswerSource(button) else { continue }
      if source == .title, button.answer.contains(where: \.isNewline) {
        context.complaints.add(
          context.sourceMap.location(of: path.key("title")),
          "the title is the button's answer, and has a line break",
          remedy: "remove the line break, or give the button an id")
      }
      guard let other = first.updateValue(button, forKey: button.answer) else { continue }
      // Two ids, or two that cancel, were complained about as such.
      if other.id != nil && button.id != nil || other.role == .cancel && button.role == .cancel {
        continue
      }
      context.complaints.add(
        context.sourceMap.location(of: source.path(in: path)),
        "the answer \(Quoted.text(button.answer)) is given a second time",
        remedy: "give each button an id of its own")
    }
  }
}

/// The part of a button that its answer is taken from.
private enum AnswerSource {
  case id, role, event, title

  /// `nil` for a button that has none, which was complained about.
  init?(_ button: AlertButton) {
    if button.id != nil {
      self = .id
    } else if button.role == .cancel {
      self = .role
    } else if button.action?.emitted != nil {
      self = .event
    } else if button.title != nil {
      self = .title
    } else {
      return nil
    }
  }

  func path(in button: NodePath) -> NodePath {
    switch self {
    case .id: button.key("id")
    case .role: button.key("role")
    case .event: button.key("action")
    case .title: button.key("title")
    }
  }
}
