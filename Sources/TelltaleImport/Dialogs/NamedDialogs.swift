import TelltaleModel

/// Dialogs that are told by the names of their texts: `delete_dialog_title`, `delete_dialog_message`.
enum NamedDialogs {
  private static let dialogWords: Set<String> = [
    "dialog", "alert", "confirm", "confirmation", "prompt", "warning",
  ]
  private static let messageEndings = ["message", "text", "body", "msg", "content"]
  private static let plainEndings = [
    "ok", "positive", "confirm", "yes", "action", "accept", "button",
  ]
  private static let cancelEndings = ["cancel", "negative", "no", "dismiss"]

  /// Dialogs of texts that no other one names. A title makes one with a message or a button, where its name says
  /// that it is a dialog's.
  ///
  /// - Parameters:
  ///   - catalog: all texts.
  ///   - used: keys that dialogs in the sources name.
  /// - Returns: The dialogs, in the order of their keys.
  static func find(in catalog: TextCatalog, except used: Set<String>) -> [DialogUse] {
    let keys = catalog.keys(in: catalog.sourceLanguage)
    return keys.keys.sorted().compactMap { key in
      guard key.hasSuffix("_title"), !used.contains(key), let place = keys[key]?.location else {
        return nil
      }
      let stem = String(key.dropLast("title".count))
      guard !dialogWords.isDisjoint(with: stem.split(separator: "_").map(String.init)) else {
        return nil
      }
      func reference(_ ending: String) -> TextReference? {
        let name = stem + ending
        return keys[name].map { TextReference(.key(name), at: $0.location) }
      }
      var use = DialogUse(.alert, at: place)
      use.title = TextReference(.key(key), at: place)
      use.message = messageEndings.lazy.compactMap(reference).first
      use.buttons =
        plainEndings.compactMap(reference).map { DialogUse.Button(title: $0, role: .plain) }
        + cancelEndings.compactMap(reference).map { DialogUse.Button(title: $0, role: .cancel) }
      use.hasRoles = false
      // What else is in it nobody knows.
      use.isPartial = true
      return use.message == nil && use.buttons.isEmpty ? nil : use
    }
  }
}
