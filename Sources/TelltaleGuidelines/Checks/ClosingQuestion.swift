import TelltaleModel

/// What a modal asks before something unsaved in it is lost.
struct ClosingQuestion {
  let isSheet: Bool
  private let titles: [Passage]
  private let choices: [ButtonPassage]

  /// `nil` where it asks nothing.
  init?(_ scene: ModalReading) {
    guard let element = scene.modal.confirmClose else { return nil }
    var context = scene.context
    context.element = element
    context.path = scene.path.key("confirm-close").key(element.name)
    switch context.reading {
    case let sheet as SheetReading:
      isSheet = true
      titles = sheet.titles
      choices = sheet.choices
    case let alert as AlertReading:
      isSheet = false
      titles = alert.titles
      choices = alert.choices
    default: return nil
    }
  }

  /// Whether its words are known.
  var isRead: Bool { choices.flatMap(\.titles).allSatisfy { !$0.lexicon.isEmpty } }

  /// A title that says what it is about.
  var isNamed: Bool { titles.first.map { $0.hasLetters && !$0.isGeneric } ?? false }

  /// A button that saves, by its title.
  var saves: Bool {
    choices.contains { button in
      button.title.map {
        ButtonWords.begins($0, with: "save") || ButtonWords.begins($0, with: "keep")
      } ?? false
    }
  }

  /// A button that saves, or at least one that does something and destroys nothing.
  var offersToKeep: Bool {
    saves
      || choices.contains { button in
        guard !button.isDestructive, let title = button.title else { return false }
        return !["ok-titles", "cancel-lookalikes", "vague-buttons", "return-to-editing", "yes-no"]
          .contains { title.lexicon.has(title.label, in: $0) }
      }
  }

  var discards: Bool { choices.contains(where: \.isDestructive) }
}
