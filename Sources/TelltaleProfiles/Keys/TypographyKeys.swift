import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of `type`: styles of texts, and the faces they are set in.
enum TypographyKeys {
  static let all = styles + reading

  private static let section = ProfileSection(name: "type")
  private static let size = ValueReader.points(4...400)

  /// Two keys for each style.
  private static let styles: [ProfileKey] = [
    style("title", "titles") { $1(&$0.typography.title) },
    style("message", "messages") { $1(&$0.typography.message) },
    style("button", "buttons") { $1(&$0.typography.button) },
    style("field", "text fields") { $1(&$0.typography.field) },
    style("key", "on-screen keys") { $1(&$0.typography.key) },
    style("body", "labels and running text of screens") { $1(&$0.typography.body) },
    style("bar", "bar titles and controls") { $1(&$0.typography.bar) },
    style("tab", "tabs") { $1(&$0.typography.tab) },
    style("row", "titles of rows") { $1(&$0.typography.row) },
    style("detail", "subtitles and values of rows") { $1(&$0.typography.detail) },
    style("headline", "headlines above running text") { $1(&$0.typography.headline) },
    style("caption", "captions and remarks") { $1(&$0.typography.caption) },
    style("large-title", "large titles of screens") { $1(&$0.typography.largeTitle) },
    style("figure", "the main number of a screen") { $1(&$0.typography.figure) },
    style("badge", "badges") { $1(&$0.typography.badge) },
  ].flatMap { $0 }

  /// `change` has the style changed where the profile keeps it.
  private static func style(
    _ name: String, _ what: String,
    _ change: @escaping @Sendable (inout Profile, (inout TextStyle) -> Void) -> Void
  ) -> [ProfileKey] {
    [
      section.key("\(name)-size-pt", size, "Size of \(what) in points.") { profile, size in
        change(&profile) { $0.size = size }
      },
      section.key("\(name)-weight", .choice, "Weight of \(what).") { profile, weight in
        change(&profile) { $0.weight = weight }
      },
    ]
  }

  private static let reading: [ProfileKey] = [
    section.key("minimum-size-pt", size, "The smallest size that may be shown.") {
      $0.typography.minimumSize = $1
    },
    section.key("line-height", .number(0.8...3), "From baseline to baseline, times the size.") {
      $0.typography.lineHeight = $1
    },
    section.key("tall-line-height", .number(0.8...3), "The same for the tall languages.") {
      $0.typography.tallLineHeight = $1
    },
    section.key("tall-languages", ValueReader.language.list(), "Languages with taller letters.") {
      $0.typography.tallLanguages = Set($1.map(\.primary))
    },
    section.key("tallest-line-height", .number(0.8...3), "The same for the tallest languages.") {
      $0.typography.tallestLineHeight = $1
    },
    section.key("tallest-languages", ValueReader.language.list(), "Languages that stack letters.") {
      $0.typography.tallestLanguages = Set($1.map(\.primary))
    },
    section.key("largest-text-size", .number(1...4), "The largest setting of text size.") {
      $0.typography.largestTextSize = $1
    },
    section.key(
      "faces", FaceReading.reader.list(atLeast: 1),
      "Faces by preference; the first that has the character and suits language and weight. A file's name with "
        + "a * stands for all that fit, after all that are listed."
    ) { $0.typography.faces = $1 },
    section.adding(
      "first-faces", FaceReading.reader.list(),
      "Faces that come before all of `faces`, such as a brand's own. A file with a slash in its name is looked for "
        + "from the folder of the profile.",
      check: { _, _, _, _ in }
    ) { $0.typography.faces = $1 + $0.typography.faces },
  ]
}
