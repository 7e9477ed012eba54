extension AlertReading {
  /// All places of title and message that name a button of this alert beside a verb of using it.
  var mentions: [ButtonMention] {
    let labels = buttons.flatMap(\.titles).map(\.string) + implicitCancelTitles
    return texts.flatMap { text in
      text.isUnspaced
        ? UnspacedMentions(text, labels).all
        : SpacedMentions(text, labels, isHeading: text.path != message?.path).all
    }
  }

  /// What the runtime writes on a Cancel button without a title.
  private var implicitCancelTitles: [String] {
    guard buttons.contains(where: { $0.role == .cancel && $0.titles.isEmpty }) else {
      return []
    }
    return title.lexicon.exactWords("cancel-titles")
  }
}
