import TelltaleModel

/// What a prompt says in its title, and in the message below it: without the marks and the room with which it waits for
/// what is typed behind it, and without what would hide or reorder letters (`TextSafety`).
///
/// Letters become smaller on a small panel until all of a title is seen, so that it is no longer than they can be read then;
/// what follows may scroll.
struct SecretPrompt: Equatable {
  var title: String
  var message: String?
  /// What the first line leads in to, such as whose key it is: the line behind its colon.
  var subject: String?

  /// Of a text that others have made up so much is shown; an alert takes more, and nobody reads it.
  private static let mostScalars = 2000
  /// Characters of a title.
  private static let mostInTitle = 140
  /// Characters of what a field says, which has one line.
  private static let mostInField = 30

  /// - Parameter text: in any words and lines.
  init(_ text: String) {
    let scalars = text.unicodeScalars
    let read = String(String.UnicodeScalarView(scalars.prefix(Self.mostScalars)))
    let whole = scalars.count > Self.mostScalars ? read + "…" : read
    let lines = TextSafety.shown(whole).split(separator: "\n").map { Self.trimmed($0) }
      .filter { !TextSafety.isBlank($0) }
    let last = lines.indices.last
    let clean = lines.enumerated().map { index, line in
      (index == 0 || index == last) && line.hasSuffix(":")
        ? Self.trimmed(line.dropLast()[...]) : line
    }
    let (title, rest) = Self.divided(clean.first ?? "Password")
    let further = [rest].compactMap(\.self) + clean.dropFirst()
    self.title = title
    message = further.isEmpty ? nil : further.joined(separator: "\n")
    subject = clean.count > 1 && lines[0].hasSuffix(":") ? Self.unquoted(clean[1]) : nil
  }

  /// - Parameter sentences: a line each, of which the title has as many as go into it; at least one.
  init(sentences: [String]) {
    var rest = sentences[...]
    var title = rest.popFirst() ?? ""
    while let next = rest.first {
      let joined = Self.ended(title) + " " + next
      guard joined.count <= Self.mostInTitle else { break }
      title = joined
      rest.removeFirst()
    }
    let (start, end) = Self.divided(title)
    self.title = start
    let further = [end].compactMap(\.self) + rest
    message = further.isEmpty ? nil : further.joined(separator: "\n")
  }

  /// What a field that the prompt is for says of itself; nothing where the title says it all.
  var field: [String] { subject.map { [$0] } ?? [] }

  /// Whether a text can be read where a field is empty.
  static func fitsField(_ text: String) -> Bool { text.count <= mostInField }

  /// The start of a line that is longer than a title, and the rest of it: nothing is left out.
  private static func divided(_ line: String) -> (String, String?) {
    let start = line.prefix(mostInTitle)
    guard start.endIndex < line.endIndex else { return (line, nil) }
    let word = start.lastIndex(where: \.isWhitespace)
    let cut = word.flatMap { start[..<$0].count > mostInTitle / 2 ? $0 : nil } ?? start.endIndex
    return (trimmed(line[..<cut]) + "…", "…" + trimmed(line[cut...]))
  }

  /// A sentence with a mark at its end.
  private static func ended(_ sentence: String) -> String {
    guard let last = sentence.last, last.isLetter || last.isNumber else { return sentence }
    return sentence + "."
  }

  /// A line in quotation marks without them; a field has little room.
  private static func unquoted(_ line: String) -> String {
    let isQuoted = line.count > 2 && line.hasPrefix("\"") && line.hasSuffix("\"")
    return isQuoted ? String(line.dropFirst().dropLast()) : line
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
  }
}
