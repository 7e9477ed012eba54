import TelltaleModel

/// What a call says.
extension ZenityCall {
  /// A label that is given, and says something.
  func label(_ name: String) -> String? {
    value(name).map(Self.buttonTitle).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Titles of buttons beside the usual ones.
  var extraLabels: [String] {
    all("extra-button").map { Self.buttonTitle($0).isEmpty ? "–" : Self.buttonTitle($0) }
  }

  private static func buttonTitle(_ text: String) -> String {
    let title = ZenityText.withoutMnemonic(PrintedText.shown(text))
    return ZenityText.cut(ZenityText.trimmed(title[...]))
  }

  /// What stands at the head of a dialog, and what is said below it.
  struct Wording: Equatable {
    var title: String
    var message: ZenityMarkup?
  }

  /// A title that the script gives stands at the head; else the text has it.
  ///
  /// - Parameter words: what a dialog says that is given nothing.
  /// - Returns: Both, as the mode reads them.
  func wording(_ words: ZenityWords) -> Wording {
    // What to do with a list is plain below a title of its own.
    if mode == .list, value("text") == nil, let title = label("title") {
      return Wording(title: title)
    }
    let text = markup(of: value("text").map(ZenityText.unescaped) ?? words.sentence(mode))
    return wording(of: text, words)
  }

  /// The same for a text that the call does not have itself.
  ///
  /// - Parameters:
  ///   - text: what is said.
  ///   - words: what a dialog is called that is given no title.
  /// - Returns: Both; the text's first line is the title where the call has none.
  func wording(of text: ZenityMarkup, _ words: ZenityWords) -> Wording {
    let title = ZenityText.cut(ZenityText.trimmed(PrintedText.shown(value("title") ?? "")[...]))
    let text = text.trimmed
    guard !text.plain.isEmpty else {
      return Wording(title: title.isEmpty ? words.title(mode) : title)
    }
    guard title.isEmpty else { return Wording(title: title, message: text) }
    let parts = ZenityText.parted(text.plain)
    let message = text.dropping(parts.title.count).trimmed
    return Wording(title: parts.title, message: message.plain.isEmpty ? nil : message)
  }

  /// A text as its mode reads it: with marks of letters, as markup, or as it stands.
  func markup(of text: String) -> ZenityMarkup {
    let shown = PrintedText.shown(text)
    if mode == .entry { return ZenityMarkup(plain: ZenityText.withoutMnemonic(shown)) }
    let isPlain = mode == .textInfo || flags.contains("no-markup")
    return isPlain ? ZenityMarkup(plain: shown) : ZenityMarkup(shown) ?? ZenityMarkup(plain: shown)
  }

  /// Why an alert is shown, which gives it its sign: by the icon that the script wants, else by its mode.
  var reason: AlertReason? {
    guard let icon = value("icon") ?? value("icon-name"), mode.reason != nil else {
      return mode.reason
    }
    let signs: [(word: String, reason: AlertReason)] = [
      ("error", .systemProblem), ("warning", .problem), ("question", .decision),
      ("info", .appState),
    ]
    return signs.first { icon.contains(text: $0.word) }?.reason ?? mode.reason
  }

  /// True where texts of the call are shown otherwise than they came.
  var hidesSomething: Bool {
    (values.filter { $0.name != "separator" }.map(\.text) + operands)
      .contains(where: PrintedText.hidesSomething)
      || PrintedText.hidesSomething(ZenityText.unescaped(value("text") ?? ""))
  }
}
