import TelltaleModel
import TelltaleSyntax

/// The texts of one language in a file of JSON, as web apps and Flutter have them:
/// `locales/de.json`, `app_de.arb`.
package enum WebTable {
  /// The way in which a file of JSON holds its texts.
  package enum Style: Hashable, Sendable {
    /// Maps in maps, whose names make a key: `alerts.delete.title`.
    case plain
    /// Flutter's: a key that begins with @ describes another one.
    case arb
    /// A browser extension's: each key has a map with the text as its `message`.
    case messages
  }

  /// Reads a file. Of forms for numbers and kinds, the form for all others counts; lists are left
  /// out.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The name by which messages call it.
  ///   - language: The language that the file's name and folders tell; `@@locale` of ARB takes
  ///     precedence.
  ///   - style: The way in which the file holds its texts.
  /// - Returns: The table, and the errors of the file.
  package static func read(
    _ bytes: [UInt8], file: String, language: String, _ style: Style
  ) -> ReadTables {
    var result = ReadTables()
    var complaints = LoadErrorCollector(kind: .project)
    let root = JSONNodeReader.read(bytes, file: file, limits: .imported, complaints: &complaints)
    result.complaints = complaints.errors.map { error in
      ImportError(
        error.location ?? SourceLocation(file: file, line: 1, column: 1), error.message)
    }
    // A list of something is no table, and nothing is wrong with it.
    guard let root, case .mapping(let entries) = root.value else { return result }
    var collector = Collector(style: style)
    collector.take(entries, under: "")
    collector.nameForms()
    result.complaints += collector.complaints
    let locale = style == .arb ? root["@@locale"]?.text?.replacing(text: "_", with: "-") : nil
    result.tables = [TextTable(language: locale ?? language, texts: collector.texts)]
    return result
  }

  private struct Collector {
    let style: Style
    var texts: [String: ImportedText] = [:]
    var complaints: [ImportError] = []

    /// Goes down with the maps, which are not deeper inside of each other than the reader of JSON lets them.
    mutating func take(_ entries: [YAMLEntry], under stem: String) {
      for entry in entries {
        guard texts.count < Limits.importedTexts, complaints.count < Limits.complaints else {
          return
        }
        if style == .arb, entry.key.hasPrefix("@") { continue }
        let key = stem.isEmpty ? entry.key : "\(stem).\(entry.key)"
        guard key.utf8.count <= Limits.importedKeyBytes else {
          complaints.append(
            ImportError(
              entry.location,
              "a key of more than \(Limits.importedKeyBytes) bytes with those around it, the most that are read"
            ))
          continue
        }
        take(entry.value, key, isOutermost: stem.isEmpty)
      }
    }

    private mutating func take(_ node: YAMLNode, _ key: String, isOutermost: Bool) {
      switch node.value {
      case .scalar(let text, isPlain: false):
        guard !text.isEmpty, texts[key] == nil else { return }
        texts[key] = ImportedText(filled(text), at: node.location)
      case .mapping(let entries):
        if style == .messages, isOutermost {
          if let message = node["message"] { take(message, key, isOutermost: false) }
        } else {
          take(entries, under: key)
        }
      case .scalar, .sequence: break
      }
    }

    private func filled(_ text: String) -> String {
      style == .messages ? ExtensionMessage.filled(text) : MessageFormat.filled(text)
    }

    /// Forms of i18next have keys of their own, `stops_other`; the app asks for `stops`.
    mutating func nameForms() {
      let ending = "_other"
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) where key.hasSuffix(ending) {
        let stem = String(key.dropLast(ending.count))
        guard texts.count < Limits.importedTexts, !stem.isEmpty, texts[stem] == nil else {
          continue
        }
        texts[stem] = text
      }
    }
  }
}

/// A text of a browser extension: `Delete $file$?`, `Delete $1?`, `5 $$`.
private enum ExtensionMessage {
  static func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var cursor = TextCursor(text, file: "")
    var result = ""
    while let scalar = cursor.next() {
      guard scalar == "$" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let name = cursor.take {
        $0 == "_" || $0 == "@" || ("0"..."9").contains($0) || $0.properties.isAlphabetic
      }
      let isNumbered = !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if isNumbered {
        result += Placeholders.word
      } else if cursor.take("$") {
        result += name.isEmpty ? "$" : Placeholders.word
      } else {
        result += "$\(name)"
      }
    }
    return result
  }
}
