import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads the buttons by which alerts and action sheets are answered.
struct AnswerButtonReader {
  /// The keys of a button where it stands.
  let record: SceneRecord<AlertButton>

  /// A button with its title, which only one that cancels may lack.
  func button(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> AlertButton? {
    guard case .mapping(let entries) = node.value else {
      context.complaints.add(
        node.location, "found \(node.summary), expected a button",
        remedy: node.text.map { "write {title: \(Quoted.plain($0))}" })
      return nil
    }
    var button = AlertButton()
    record.read(node, at: path, into: &button, in: &context)
    if button.role != .cancel, button.title == nil,
      !record.form.isMisspelt("title", in: entries)
    {
      context.complaints.add(
        node.location, "a button without a title",
        remedy: "say in a word or two what it does, or give it `role: cancel`")
    }
    return button
  }

  /// The keys of such a button, by the words that it may have for its role, and the usual one.
  static func record(
    role: SceneValue<ButtonRole>, usual: JSONValue, refusing refusals: [KeyRefusal]
  ) -> SceneRecord<AlertButton> {
    SceneRecord<AlertButton>(
      "a button",
      [
        .key("id", .name("an id"), "The answer that the caller gets.") { $0.id = $1 },
        .key("title", .shownVariants, "Its action, in a word or two.") { $0.title = $1 },
        .key("role", role, "Its purpose.", usual: usual) { $0.role = $1 },
        .key("likely", .flag, "True for the most likely choice.", usual: false) {
          $0.isLikely = $1
        },
        .key("effect", .choice(ButtonEffect.self), "Its effect on people's data.") {
          $0.effect = $1
        },
        .key("action", .action, "Done when it is chosen.") { $0.action = $1 },
      ], refusing: refusals + [background])
  }

  /// Where the guidelines let other buttons have a background, they say that these may not.
  private static let background = KeyRefusal(
    ["background"], .buttonBackgroundCustom,
    "is for buttons of screens; those of alerts and sheets have none")
}

extension SceneContext {
  /// What Cancel is called in the language of what is being read; `nil` where that is not known.
  func cancelTitle(in language: Language? = nil) -> TextVariants? {
    let language = language ?? self.language
    return lexicons.cancelTitles(in: language).first.map {
      TextVariants(TextContent($0, language: language == sceneLanguage ? nil : language))
    }
  }
}
