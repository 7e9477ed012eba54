/// What a call says.
extension ZenityCall {
  /// A label that is given, and says something.
  func label(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// A title that the script gives stands at the head; else the text has it.
  var wording: (title: String, message: String?) { wording(of: nil, takesMarkup: true) }

  /// The same, where the text is not the call's own or is no markup.
  func wording(of own: String?, takesMarkup: Bool) -> (title: String, message: String?) {
    // What to do with a list is plain below a title of its own.
    if mode == .list, value("text") == nil, let title = label("title") { return (title, nil) }
    let given = own ?? ZenityText.unescaped(value("text") ?? mode.usualText)
    let text = own == nil && takesMarkup ? ZenityText.withoutMarkup(given) : given
    let title = ZenityText.trimmed((value("title") ?? "")[...])
    guard !ZenityText.trimmed(text[...]).isEmpty else {
      return (title.isEmpty ? mode.word : title, nil)
    }
    if title.isEmpty { return ZenityText.parted(text) }
    return (title, ZenityText.trimmed(text[...]))
  }
}
