import TelltaleModel
import TelltaleSyntax

/// The texts of one language as `<string name="key">`: `res/values*/strings.xml`.
package enum StringResources {
  /// Reads a file. Of plurals, the form for all others counts; arrays are left out, and tags inside
  /// of a text are not part of it.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The name by which messages call it.
  ///   - language: The tag that its folder tells; empty for the language of the sources.
  /// - Returns: The table up to the first error, and that error.
  package static func read(_ bytes: [UInt8], file: String, language: String) -> ReadTables {
    var result = ReadTables()
    guard let text = SourceText.decoded(bytes, file: file, &result.complaints) else {
      return result
    }
    var collector = Collector()
    var reader = XMLReader(text, file: file)
    do throws(XMLReader.Fault) {
      while collector.texts.count < Limits.importedTexts, let piece = try reader.next() {
        collector.take(piece)
      }
    } catch {
      result.complaints.append(ImportError(error.location, error.message))
    }
    result.tables = [TextTable(language: language, texts: collector.texts)]
    return result
  }

  private struct Collector {
    var texts: [String: ImportedText] = [:]
    /// Of the `<plurals>` that is open.
    private var plural: String?
    private var key: String?
    private var written = ""
    private var place: SourceLocation?
    /// Tags that are open inside of the text.
    private var inner = 0

    mutating func take(_ piece: XMLReader.Piece) {
      switch piece {
      case .open(let name, let attributes, let isEmpty, _): open(name, attributes, isEmpty)
      case .text(let text, let location):
        guard key != nil else { return }
        if place == nil { place = location }
        written += text
      case .close(let name, _): close(name)
      }
    }

    private mutating func open(_ name: String, _ attributes: [String: String], _ isEmpty: Bool) {
      if key != nil {
        if !isEmpty { inner += 1 }
        return
      }
      switch name {
      case "plurals" where !isEmpty: plural = attributes["name"]
      case "string" where !isEmpty: begin(attributes["name"])
      case "item" where !isEmpty && plural != nil && attributes["quantity"] == "other":
        begin(plural)
      default: break
      }
    }

    private mutating func begin(_ name: String?) {
      key = name
      written = ""
      place = nil
    }

    private mutating func close(_ name: String) {
      if inner > 0 {
        inner -= 1
        return
      }
      if name == "plurals" { plural = nil }
      guard let key else { return }
      if let place {
        texts[key] = ImportedText(
          Placeholders.filled(StringResources.unescaped(written)), at: place)
      }
      self.key = nil
    }
  }

  /// The text that the system shows: white space is one space and nothing at the ends, unless it stands in
  /// quotation marks; a backslash lets the next character stand for itself.
  static func unescaped(_ written: String) -> String {
    var cursor = TextCursor(written, file: "")
    var text = String.UnicodeScalarView()
    var isQuoted = false
    var hasGap = false
    while let scalar = cursor.next() {
      if !isQuoted, scalar.properties.isWhitespace {
        hasGap = !text.isEmpty
        continue
      }
      if scalar == "\"" {
        isQuoted.toggle()
        continue
      }
      if hasGap { text.append(" ") }
      hasGap = false
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch cursor.next() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u": cursor.hexScalar(digits: 4).map { text.append($0) }
      case let other?: text.append(other)
      case nil: break
      }
    }
    return String(text)
  }
}
