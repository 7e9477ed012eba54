import TelltaleModel
import TelltaleSyntax

/// The texts of one language by the text in the language of the sources: `de.po`.
package enum POFile {
  /// Reads a file. Fuzzy entries and those without a translation are left out; of several forms the
  /// last counts.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The name by which messages call it.
  ///   - language: The language that the file's name tells; the language in its head takes
  ///     precedence.
  /// - Returns: The table, and the errors of the file.
  package static func read(_ bytes: [UInt8], file: String, language: String) -> ReadTables {
    var result = ReadTables()
    guard let text = SourceText.decoded(bytes, file: file, &result.complaints) else {
      return result
    }
    var reader = Reader(file: file)
    var line = 0
    // Lines end where editors end them; a form feed is a character of its line.
    let ends: Set<Character> = ["\n", "\r\n", "\r"]
    for content in text.split(omittingEmptySubsequences: false, whereSeparator: ends.contains) {
      line += 1
      guard reader.complaints.count < Limits.complaints, reader.texts.count < Limits.importedTexts
      else { break }
      reader.take(content, line)
    }
    reader.finish()
    result.complaints += reader.complaints
    result.tables = [TextTable(language: reader.language ?? language, texts: reader.texts)]
    return result
  }

  private struct Reader {
    let file: String
    var texts: [String: ImportedText] = [:]
    var complaints: [ImportError] = []
    var language: String?

    private enum Part { case none, context, id, plural, translation }

    private var part = Part.none
    private var context = ""
    private var id = ""
    private var translation = ""
    private var place: SourceLocation?
    private var isFuzzy = false

    init(file: String) { self.file = file }

    mutating func take(_ line: Substring, _ number: Int) {
      let space = line.prefix { $0 == " " || $0 == "\t" }.count
      let rest = line.dropFirst(space)
      if rest.isEmpty || rest.hasPrefix("#") {
        if part != .none, part == .translation { finish() }
        if rest.hasPrefix("#,"), rest.contains(text: "fuzzy") { isFuzzy = true }
        return
      }
      let words: [(String, Part)] = [
        ("msgctxt", .context), ("msgid_plural", .plural), ("msgid", .id), ("msgstr", .translation),
      ]
      var text = rest
      if let (word, part) = words.first(where: { rest.hasPrefix($0.0) }) {
        begin(part)
        text = rest.dropFirst(word.count)
        if text.hasPrefix("["), let close = text.firstIndex(of: "]") {
          text = text[text.index(after: close)...]
        }
        text = text.drop { $0 == " " || $0 == "\t" }
      }
      let column = line.unicodeScalars.count - text.unicodeScalars.count + 1
      add(text, SourceLocation(file: file, line: number, column: column))
    }

    private mutating func begin(_ next: Part) {
      // A new entry begins with its context or its id.
      if part == .translation, next == .id || next == .context { finish() }
      if next == .translation { translation = "" }
      if next == .translation { place = nil }
      part = next
    }

    private mutating func add(_ quoted: Substring, _ location: SourceLocation) {
      guard part != .none, let text = POFile.unquoted(quoted) else {
        complaints.append(ImportError(location, "expected a text in quotation marks"))
        return
      }
      switch part {
      case .context: context += text
      case .id: id += text
      case .translation:
        translation += text
        // An empty first line only begins a text of several.
        if place == nil, !text.isEmpty { place = location }
      case .plural, .none: break
      }
    }

    mutating func finish() {
      defer {
        (part, context, id, translation, place, isFuzzy) = (.none, "", "", "", nil, false)
      }
      guard part == .translation, let place else { return }
      if id.isEmpty {
        language = language ?? POFile.language(inHead: translation)
      } else if !isFuzzy {
        texts[context.isEmpty ? id : "\(context)\u{4}\(id)"] = ImportedText(
          Placeholders.filled(translation), at: place)
      }
    }
  }

  /// `Language: de` in the head of the file.
  private static func language(inHead head: String) -> String? {
    let name = "Language:"
    let line = head.split(separator: "\n").first { $0.hasPrefix(name) }
    let value = line?.dropFirst(name.count).filter { $0 != " " } ?? ""
    return value.isEmpty ? nil : value.replacing(text: "_", with: "-")
  }

  /// What stands in quotation marks; `nil` for anything else.
  private static func unquoted(_ quoted: Substring) -> String? {
    var cursor = TextCursor(String(quoted), file: "")
    guard cursor.take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = cursor.next() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        switch cursor.next() {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case let other?: text.append(other)
        case nil: return nil
        }
      default: text.append(scalar)
      }
    }
    return nil
  }
}
