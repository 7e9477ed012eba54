import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads activity indicators.
struct ActivityIndicatorReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var indicator = ActivityIndicator()
    let isMap = Self.record.read(entry.value, at: path, into: &indicator, in: &context)
    return isMap ? .activityIndicator(indicator) : nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("activity-indicator", record.schema)] }

  private static let record = SceneRecord<ActivityIndicator>(
    "an activity indicator",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .key("label", .variants, "The activity.") { $0.label = $1 },
      .key("expected-seconds", .seconds, "The time that it is expected to take.") {
        $0.expectedSeconds = $1
      },
      .key(
        "progress", .binding,
        "The progress from 0 to 1, set by the application; null where it is unknown, and the mark turns."
      ) {
        $0.progressBinding = $1
      },
    ],
    refusing: [
      .placing(
        "the label, which stands above the indicator", .activityIndicatorLabelAbove),
      KeyRefusal(
        ["label-position"], .activityIndicatorLabelAbove,
        "would place the label, which stands above the indicator"),
    ])
}
