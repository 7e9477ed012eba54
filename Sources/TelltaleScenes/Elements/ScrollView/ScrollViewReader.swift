import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads scroll views.
struct ScrollViewReader: ElementReader {
  var scrolls: Bool { true }

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var view = ScrollView(content: [])
    guard Self.record.read(entry.value, at: path, into: &view, in: &context) else { return nil }
    if view.minZoom > view.maxZoom {
      context.complaints.add(
        entry.location,
        "min-zoom is \(JSONValue.number(view.minZoom).text) and max-zoom"
          + " \(JSONValue.number(view.maxZoom).text), expected the first to be the smaller one",
        remedy: "give both, with 1 between them")
    }
    return .scrollView(view)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("scroll-view", record.schema)] }

  private static let record = SceneRecord<ScrollView>(
    "a scroll view",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .key("axis", .choice(ScrollAxis.self), "The way in which it scrolls.", usual: "vertical") {
        $0.axis = $1
      },
      .key("paging", .flag, "It comes to rest at whole pages.", usual: false) { $0.isPaging = $1 },
      .key("min-zoom", .number(0.1...10), "The smallest magnification.") { $0.minZoom = $1 },
      .key("max-zoom", .number(0.1...10), "The largest magnification.") { $0.maxZoom = $1 },
      .key("content", .content, "The content that is seen through it.", isRequired: true) {
        $0.content = $1
      },
    ],
    refusing: [
      KeyRefusal(
        ["border", "background", "shadow", "title", "color", "corner-radius"],
        .scrollViewNoLook, "would give the scroll view a look; it has none",
        remedy: "remove the key, or put it on what is inside")
    ])
}
