import TelltaleModel
import TelltaleSyntax

/// Reads progress bars.
struct ProgressReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var bar = ProgressBar()
    let isMap = Self.record.read(entry.value, at: path, into: &bar, in: &context)
    return isMap ? .progress(bar) : nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("progress", record.schema)] }

  private static let record = SceneRecord<ProgressBar>(
    "a progress bar",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .boundTitle("about", "The activity, for people who cannot see it.") {
        ($0.about, $0.aboutBinding) = ($1, $2)
      },
      .bound("value", "value", .number(0...1), "The progress, from 0 to 1.") {
        ($0.share, $0.binding) = ($1.part ?? 0, $1.binding)
      },
      .key("elapsed", .richText, "A text where it begins, such as the time that has passed.") {
        $0.elapsed = $1
      },
      .key("remaining", .richText, "A text where it ends, such as the time that is left.") {
        $0.remaining = $1
      },
      .bound("color", "color", .color, "The colour of the filled part; absent, the accent.") {
        ($0.color, $0.colorBinding) = ($1.part, $1.binding)
      },
      .key("figure", figure, "A text beside it, or true for percent.") { $0.figure = $1 },
    ])

  private static var figure: SceneValue<ProgressBar.Figure> {
    SceneValue(
      schema: SchemaPiece.either(SchemaPiece.flag, SchemaPiece.reference("richText"))
    ) { entry, path, context in
      if let isShown = entry.value.boolean { return isShown ? .percent : nil }
      return RichTextReader().text(entry, at: path, in: &context).map { .text($0) }
    }
  }
}
