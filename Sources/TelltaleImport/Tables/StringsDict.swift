import TelltaleModel
import TelltaleSyntax

/// The texts of one language with forms for numbers: `Localizable.stringsdict`.
package enum StringsDict {
  /// Reads a file. A text is its format with the form for all other numbers in the place of each
  /// variable; an entry that has no format is left out.
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
    var entries: [String: PropertyList] = [:]
    do throws(XMLReader.Fault) {
      if case .map(let map) = try PropertyList.read(text, file: file) { entries = map }
    } catch {
      result.complaints.append(ImportError(error.location, error.message))
    }
    var table = TextTable(language: language, hasForms: true)
    // Few bytes may stand for many: what is made of a file is no longer than a file may be.
    var room = Limits.importedBytes
    for (key, value) in entries.sorted(by: { $0.key < $1.key }).prefix(Limits.importedTexts) {
      guard result.complaints.count < Limits.complaints else { break }
      guard case .map(let parts) = value, let format = parts.text(FormText.formatKey) else {
        continue
      }
      do throws(ImportError) {
        table.texts[key] = try FormText.text(format, parts, &room)
      } catch {
        result.complaints.append(error)
      }
    }
    result.tables = [table]
    return result
  }
}

/// A text that is put together of a format, `%#@files@ will be deleted`, and a form of each variable in it.
private struct FormText {
  static let formatKey = "NSStringLocalizedFormatKey"

  private let parts: [String: PropertyList]
  private var result: [Unicode.Scalar] = []
  private var pieces = 0
  /// The piece that most of the text stands in: there somebody changes it.
  private var main: (length: Int, place: SourceLocation)?

  private init(_ parts: [String: PropertyList]) { self.parts = parts }

  /// The whole text, for which there has to be room. Throws why there is none.
  static func text(
    _ format: ImportedText, _ parts: [String: PropertyList], _ room: inout Int
  ) throws(ImportError) -> ImportedText {
    var text = FormText(parts)
    try text.put(format)
    room -= text.result.count
    guard room >= 0 else {
      throw ImportError(
        format.location,
        "more than \(Limits.importedBytes) characters with the texts before it, the most that are put together"
      )
    }
    let whole = String(String.UnicodeScalarView(text.result))
    return ImportedText(Placeholders.filled(whole), at: text.main?.place ?? format.location)
  }

  /// Variables may name each other in a circle: the number of pieces ends that.
  private mutating func put(_ piece: ImportedText) throws(ImportError) {
    pieces += 1
    guard pieces <= Limits.textPieces else {
      throw ImportError(
        piece.location,
        "a text of more than \(Limits.textPieces) pieces, the most that are put together")
    }
    try check(piece.text.unicodeScalars.count, piece)
    let scalars = Array(piece.text.unicodeScalars)
    var length = 0
    var index = 0
    while index < scalars.count {
      if let (name, end) = FormText.variable(scalars, at: index) {
        try put(try form(of: name, namedAt: piece.location))
        index = end
        continue
      }
      // A percent sign that stands for itself takes its second half along.
      let isPair = scalars[index] == "%" && index + 1 < scalars.count && scalars[index + 1] == "%"
      let end = index + (isPair ? 2 : 1)
      result.append(contentsOf: scalars[index..<end])
      length += end - index
      index = end
    }
    try check(result.count, piece)
    if length > main?.length ?? -1 { main = (length, piece.location) }
  }

  private func check(_ length: Int, _ piece: ImportedText) throws(ImportError) {
    guard length <= Limits.textScalars else {
      throw ImportError(
        piece.location,
        "a text of more than \(Limits.textScalars) characters, the most that are read")
    }
  }

  /// What a variable says of all other numbers.
  private func form(
    of name: String, namedAt place: SourceLocation
  ) throws(ImportError) -> ImportedText {
    guard case .map(let forms)? = parts[name], let other = forms.text("other") else {
      throw ImportError(
        place, "the variable \(Quoted.text(name)) has no text for other, which all languages need")
    }
    return other
  }

  /// `%#@name@` and `%1$#@name@`.
  private static func variable(
    _ scalars: [Unicode.Scalar], at start: Int
  ) -> (name: String, end: Int)? {
    guard scalars[start] == "%" else { return nil }
    let digits = scalars[(start + 1)...].prefix(4).prefix { ("0"..."9").contains($0) }
    var index = digits.endIndex
    if !digits.isEmpty {
      guard index < scalars.count, scalars[index] == "$" else { return nil }
      index += 1
    }
    guard scalars[index...].starts(with: ["#", "@"]) else { return nil }
    let rest = scalars[(index + 2)...].prefix(Limits.nameScalars)
    guard let close = rest.firstIndex(of: "@") else { return nil }
    return (String(String.UnicodeScalarView(rest[..<close])), close + 1)
  }
}

extension [String: PropertyList] {
  /// The text of a key, where it has one.
  fileprivate func text(_ key: String) -> ImportedText? {
    guard case .text(let text, let place)? = self[key] else { return nil }
    return ImportedText(text, at: place)
  }
}
