import TelltaleModel
import TelltaleSyntax

/// The texts of all languages in one file of JSON: `Localizable.xcstrings`.
package enum StringCatalog {
  /// Reads a file. Where a text has forms for numbers or devices, the form for all others counts; a
  /// key without a text in the language of the sources is that text itself.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The name by which messages call it.
  /// - Returns: A table for each language, in the order of their tags, and the errors of the file.
  package static func read(_ bytes: [UInt8], file: String) -> ReadTables {
    var result = ReadTables()
    var complaints = LoadErrorCollector(kind: .project)
    let root = JSONNodeReader.read(bytes, file: file, limits: .imported, complaints: &complaints)
    result.complaints = complaints.errors.map { error in
      ImportError(
        error.location ?? SourceLocation(file: file, line: 1, column: 1), error.message)
    }
    guard let root, complaints.isEmpty else { return result }
    guard case .mapping(let strings)? = root["strings"]?.value else {
      result.complaints.append(ImportError(root.location, "there are no \"strings\" in it"))
      return result
    }
    let source = root["sourceLanguage"]?.text ?? "en"
    var tables: [String: [String: ImportedText]] = [:]
    for entry in strings.prefix(Limits.importedTexts) {
      let localizations = entry.value["localizations"]
      if case .mapping(let languages)? = localizations?.value {
        for language in languages {
          guard let node = text(of: language.value), let text = node.text, !text.isEmpty else {
            continue
          }
          tables[language.key, default: [:]][entry.key] = ImportedText(
            Placeholders.filled(text), at: node.location)
        }
      }
      if tables[source]?[entry.key] == nil {
        tables[source, default: [:]][entry.key] = ImportedText(
          Placeholders.filled(entry.key), at: entry.location)
      }
    }
    result.tables = tables.sorted { $0.key < $1.key }
      .map { TextTable(language: $0.key, texts: $0.value) }
    return result
  }

  /// The text of a localization, through forms inside of forms.
  private static func text(of localization: YAMLNode) -> YAMLNode? {
    var node = localization
    // By device, then by number; nothing has more.
    for _ in 0..<4 {
      if let unit = node["stringUnit"] { return unit["value"] }
      guard let variations = node["variations"],
        let other = (variations["device"] ?? variations["plural"])?["other"]
      else { return nil }
      node = other
    }
    return nil
  }
}
