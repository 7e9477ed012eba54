import TelltaleModel
import TelltaleSyntax

/// A comment that silences guidelines: `# telltale:disable-next-line ID, ID -- reason`.
package struct Directive {
  package enum Reach: String, CaseIterable {
    case line = "disable-line"
    case nextLine = "disable-next-line"
    case file = "disable-file"
  }

  var reach: Reach
  var ids: [(id: String, location: SourceLocation)]
  var hasReason: Bool
  var location: SourceLocation

  enum Reading {
    case directive(Directive)
    case faulty(SourceLocation, String, remedy: String)
  }

  /// `nil` for a comment that is none of ours.
  static func read(_ comment: YAMLComment, file: String) -> Reading? {
    let scalars = Array(comment.text.unicodeScalars)
    let start = scalars.firstIndex { $0 != "#" && $0 != " " && $0 != "\t" } ?? scalars.count
    let mark = Array("telltale:".unicodeScalars)
    guard scalars[start...].starts(with: mark) else { return nil }
    func place(_ offset: Int) -> SourceLocation {
      SourceLocation(file: file, line: comment.line, column: comment.column + offset)
    }
    let (body, reason) = split(scalars[(start + mark.count)...])
    let words = words(body)
    let verb = words.first.map { String(String.UnicodeScalarView(body[$0])) } ?? ""
    guard let reach = Reach(rawValue: verb) else {
      let known = Reach.allCases.map(\.rawValue)
      return .faulty(
        place(start), "the comment \(Quoted.text("telltale:" + verb)) is unknown",
        remedy: Spelling.suggestion(for: verb, among: known)
          ?? "known are \(known.joined(separator: ", "))")
    }
    let ids = words.dropFirst().map { range in
      (id: String(String.UnicodeScalarView(body[range])), location: place(range.lowerBound))
    }
    guard !ids.isEmpty else {
      return .faulty(
        place(start), "the comment names no guideline to be silenced",
        remedy: "write \(verb) ID -- reason")
    }
    return .directive(
      Directive(
        reach: reach, ids: ids,
        hasReason: reason.contains { !$0.properties.isWhitespace }, location: place(start)))
  }

  /// What stands before ` -- ` and what behind it.
  private static func split(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) -> (ArraySlice<Unicode.Scalar>, ArraySlice<Unicode.Scalar>) {
    let dash = scalars.indices.dropFirst().dropLast().first { index in
      scalars[index] == "-" && scalars[index + 1] == "-" && scalars[index - 1] == " "
    }
    guard let dash else { return (scalars, []) }
    return (scalars[..<dash], scalars[(dash + 2)...])
  }

  /// Words are parted by spaces and commas.
  private static func words(_ scalars: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    scalars.indices.split { [" ", "\t", ","].contains(scalars[$0]) }.compactMap { word in
      word.first.flatMap { first in word.last.map { first..<$0 + 1 } }
    }
  }
}
