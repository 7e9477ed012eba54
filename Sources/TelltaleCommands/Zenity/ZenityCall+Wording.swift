/// What a call says.
extension ZenityCall {
  /// A label that is given, and says something.
  func label(_ name: String) -> String? {
    value(name).map(PrintedText.shown).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Buttons beside the usual ones.
  var extraLabels: [String] { all("extra-button").map(PrintedText.shown) }

  /// A title that the script gives stands at the head; else the text has it.
  var wording: (title: String, message: String?) { wording(of: nil, takesMarkup: true) }

  /// The same, where the text is not the call's own or is no markup.
  func wording(of own: String?, takesMarkup: Bool) -> (title: String, message: String?) {
    // What to do with a list is plain below a title of its own.
    if mode == .list, value("text") == nil, let title = label("title") { return (title, nil) }
    let given = PrintedText.shown(own ?? ZenityText.unescaped(value("text") ?? mode.usualText))
    let text = own == nil && takesMarkup ? ZenityText.withoutMarkup(given) : given
    let title = ZenityText.trimmed(PrintedText.shown(value("title") ?? "")[...])
    guard !ZenityText.trimmed(text[...]).isEmpty else {
      return (title.isEmpty ? mode.word : title, nil)
    }
    if title.isEmpty { return ZenityText.parted(text) }
    return (title, ZenityText.trimmed(text[...]))
  }

  /// True where texts of the call are shown otherwise than they came.
  var hidesSomething: Bool {
    (values.filter { $0.name != "separator" }.map(\.text) + operands)
      .contains(where: PrintedText.hidesSomething)
      || PrintedText.hidesSomething(ZenityText.unescaped(value("text") ?? ""))
  }
}
