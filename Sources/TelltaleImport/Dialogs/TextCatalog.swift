import TelltaleModel

/// All texts of an app, by language and key.
package struct TextCatalog: Sendable {
  /// The language in which the texts in the sources are written.
  package var sourceLanguage = "en"
  private var texts: [String: [String: ImportedText]] = [:]
  /// Those with forms for numbers, which stand before others of the same key.
  private var forms: [String: [String: ImportedText]] = [:]
  /// By language and symbol, the key.
  private var symbols: [String: [String: String]] = [:]

  package init() {}

  /// Adds the texts of a file. Of two texts with one key, the one with forms for numbers is kept,
  /// whichever came first. Of two of the same kind, the first is kept.
  ///
  /// - Parameter table: The texts of one language; a table without a language is that of the
  ///   sources.
  package mutating func add(_ table: TextTable) {
    let language = table.language.isEmpty ? sourceLanguage : table.language
    if table.hasForms {
      forms[language, default: [:]].merge(table.texts) { first, _ in first }
    } else {
      texts[language, default: [:]].merge(table.texts) { first, _ in first }
    }
    for key in table.texts.keys.sorted() {
      symbols[language, default: [:]][TextReference.symbol(of: key)] = key
    }
  }

  /// The languages that have texts, and the language of the sources, in the order of their tags.
  package var languages: [String] {
    Set(texts.keys).union(forms.keys).union([sourceLanguage]).sorted()
  }

  /// Returns the texts of a language by their keys.
  ///
  /// - Parameter language: The tag of the language.
  /// - Returns: Texts with forms for numbers before others of the same key; empty for an unknown
  ///   language.
  package func keys(in language: String) -> [String: ImportedText] {
    (texts[language] ?? [:]).merging(forms[language] ?? [:]) { _, form in form }
  }

  private func text(of key: String, in language: String) -> ImportedText? {
    forms[language]?[key] ?? texts[language]?[key]
  }

  /// True where a language has the text of a key.
  func has(_ reference: TextReference) -> Bool {
    guard case .key(let key) = reference.name else { return false }
    return texts.values.contains { $0[key] != nil } || forms.values.contains { $0[key] != nil }
  }

  /// What a reference says in a language; `nil` where nobody has said it.
  func text(_ reference: TextReference, in language: String) -> ImportedText? {
    switch reference.name {
    case .key(let key):
      if let text = text(of: key, in: language) { return text }
    case .symbol(let symbol):
      if let key = symbols[language]?[symbol], let text = text(of: key, in: language) {
        return text
      }
      // The system's own texts are the same everywhere.
      if symbol.hasPrefix("android") {
        return reference.fallback.map { ImportedText($0, at: reference.location) }
      }
    case .system(let text): return ImportedText(text, at: reference.location)
    case .literal: break
    }
    guard language == sourceLanguage, let fallback = reference.fallback else { return nil }
    return ImportedText(Placeholders.filled(fallback), at: reference.location)
  }

  /// Returns a dialog in all languages that have all its texts.
  ///
  /// - Parameter use: The dialog, as the sources or a mapping declare it.
  /// - Returns: One dialog for each language, in the order of their tags.
  package func dialogs(of use: DialogUse) -> [ImportedDialog] {
    languages.compactMap { language in
      let found = use.references.map { text($0, in: language) }
      guard !found.contains(where: { $0 == nil }) else { return nil }
      // What is written in the sources is no translation.
      let isOfSources = found.allSatisfy { $0?.location.file == use.location.file }
      guard language == sourceLanguage || !isOfSources else { return nil }
      let title = use.title.flatMap { text($0, in: language) }
      return ImportedDialog(
        kind: use.kind, language: language, title: title,
        message: use.message.flatMap { text($0, in: language) },
        buttons: use.buttons.map { button($0, in: language, of: title) }, fields: use.fields,
        hasRoles: use.hasRoles, namesButtons: use.namesButtons, isPartial: use.isPartial,
        location: use.location)
    }
  }

  private func button(
    _ button: DialogUse.Button, in language: String, of title: ImportedText?
  ) -> ImportedDialog.Button {
    // What the system says stands in no file: who wants another word there asks in another way.
    if case .system(let text)? = button.title?.name, let title {
      return ImportedDialog.Button(
        title: ImportedText(text, at: title.location), role: button.role)
    }
    // The system's Cancel is called as the platform calls it.
    if case .symbol("androidcancel")? = button.title?.name {
      return ImportedDialog.Button(title: nil, role: .cancel)
    }
    return ImportedDialog.Button(
      title: button.title.flatMap { text($0, in: language) }, role: button.role)
  }
}
