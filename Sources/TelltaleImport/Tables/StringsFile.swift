import TelltaleModel
import TelltaleSyntax

/// The texts of one language as `"key" = "text";` with comments between them, or as a property
/// list: `Localizable.strings`.
package enum StringsFile {
  /// Reads a file. After an error, which is reported with its place, it reads on.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The name by which messages call it.
  ///   - language: The tag that its folder tells; empty for the language of the sources.
  /// - Returns: The table, and the errors of the file.
  package static func read(_ bytes: [UInt8], file: String, language: String) -> ReadTables {
    var result = ReadTables()
    guard let text = SourceText.decoded(bytes, file: file, &result.complaints) else {
      return result
    }
    if text.hasPrefix("<?xml") { return listed(text, file: file, language: language) }
    var reader = Reader(cursor: TextCursor(text, file: file))
    reader.readAll()
    result.tables = [TextTable(language: language, texts: reader.texts)]
    result.complaints += reader.complaints
    return result
  }

  /// A property list of one text for each key.
  private static func listed(_ text: String, file: String, language: String) -> ReadTables {
    var result = ReadTables()
    var table = TextTable(language: language)
    do throws(XMLReader.Fault) {
      if case .map(let map) = try PropertyList.read(text, file: file) {
        for (key, value) in map.sorted(by: { $0.key < $1.key }).prefix(Limits.importedTexts) {
          if case .text(let text, let place) = value {
            table.texts[key] = ImportedText(Placeholders.filled(text), at: place)
          }
        }
      }
    } catch {
      result.complaints.append(ImportError(error.location, error.message))
    }
    result.tables = [table]
    return result
  }

  private struct Reader {
    var cursor: TextCursor
    var texts: [String: ImportedText] = [:]
    var complaints: [ImportError] = []

    mutating func readAll() {
      while skipComments(), !cursor.isAtEnd, complaints.count < Limits.complaints,
        texts.count < Limits.importedTexts
      {
        let start = cursor.location
        guard let key = word() else {
          fail(start, "expected a key in quotation marks")
          continue
        }
        guard skipComments(), cursor.take("="), skipComments() else {
          fail(cursor.location, "expected = after the key \(Quoted.text(key))")
          continue
        }
        let place = cursor.location
        guard let value = word() else {
          fail(place, "expected a text in quotation marks after the key \(Quoted.text(key))")
          continue
        }
        texts[key] = ImportedText(Placeholders.filled(value), at: place)
        guard skipComments(), cursor.take(";") else {
          fail(cursor.location, "expected ; after the text of \(Quoted.text(key))")
          continue
        }
      }
    }

    /// Goes on behind the next semicolon.
    private mutating func fail(_ place: SourceLocation, _ message: String) {
      complaints.append(ImportError(place, message))
      _ = cursor.skip(past: ";")
    }

    /// False for a comment that does not end.
    private mutating func skipComments() -> Bool {
      while true {
        cursor.skipSpace()
        let place = cursor.location
        if cursor.take("//") {
          _ = cursor.take { $0 != "\n" }
        } else if cursor.take("/*") {
          guard cursor.skip(past: "*/") else {
            complaints.append(ImportError(place, "the comment does not end"))
            return false
          }
        } else {
          return true
        }
      }
    }

    /// What stands in quotation marks, or letters without.
    private mutating func word() -> String? {
      guard cursor.take("\"") else {
        let word = cursor.take {
          $0.properties.isAlphabetic || "0123456789_.-$/:".unicodeScalars.contains($0)
        }
        return word.isEmpty ? nil : word
      }
      var text = String.UnicodeScalarView()
      while let scalar = cursor.next() {
        if scalar == "\"" { return String(text) }
        if scalar == "\\" { escape(into: &text) } else { text.append(scalar) }
      }
      return nil
    }

    private mutating func escape(into text: inout String.UnicodeScalarView) {
      switch cursor.next() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "U", "u": cursor.hexScalar(digits: 4).map { text.append($0) }
      case let scalar?: text.append(scalar)
      case nil: break
      }
    }
  }
}
