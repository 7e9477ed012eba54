import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads gauges.
struct GaugeReader: ElementReader {
  private struct Draft {
    var gauge = Gauge()
    var hasValue = false
  }

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var draft = Draft()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &draft, in: &context) else { return nil }
    if !draft.hasValue, context.complaints == before {
      context.complaints.add(
        entry.value.location, "a gauge without a value",
        remedy: "add value: 0.6, or value: {bind: name} for one that the application sets")
    }
    return .gauge(draft.gauge)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("gauge", record.schema)] }

  private static let record = SceneRecord<Draft>("a gauge", content + look)

  private static let content: [SceneKey<Draft>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.gauge.id = $1 },
    .boundTitle("about", "Its meaning, for people who cannot see it.") {
      ($0.gauge.about, $0.gauge.aboutBinding) = ($1, $2)
    },
    .bound(
      "value", "value", .number(0...1), "The part of it that is filled, from 0 to 1.",
      isRequired: true
    ) {
      ($0.gauge.share, $0.gauge.binding) = ($1.part ?? 0, $1.binding)
      $0.hasValue = true
    },
    .key("figure", .richText, "A text in its middle, as large as there is room.") {
      $0.gauge.figure = $1
    },
    .key("caption", .richText, "Below it.") { $0.gauge.caption = $1 },
  ]

  private static let look: [SceneKey<Draft>] = [
    .key(
      "style", .choice(Gauge.Style.self),
      "All the way round, or open at the foot; both fill clockwise in every language.",
      usual: "ring"
    ) { $0.gauge.style = $1 },
    .key("thickness", .points(1...200), "Points; absent, an eleventh of its size.") {
      $0.gauge.thickness = $1
    },
    .bound("color", "color", .color, "The colour of the filled part; absent, the accent.") {
      $0.gauge.color = $1.part
      $0.gauge.colorBinding = $1.binding
    },
    .key("size", .points(24...2_000), "Points across; absent, what there is room for.") {
      $0.gauge.size = $1
    },
  ]
}
