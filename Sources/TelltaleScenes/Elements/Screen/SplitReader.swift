import TelltaleModel
import TelltaleSyntax

/// Reads what stands beside a list: `split: {detail: general}`.
enum SplitReader {
  static let split = SceneValue<ScreenSplit>(schema: record.schema) { entry, path, context in
    var split = ScreenSplit(detail: "")
    let before = context.complaints
    guard record.read(entry.value, at: path, into: &split, in: &context) else { return nil }
    guard split.detail.isEmpty else { return split }
    if context.complaints == before {
      context.complaints.add(
        entry.value.location, "a split without the screen that stands beside the list",
        remedy: "add detail: …, the name of a screen")
    }
    return nil
  }

  private static let record = SceneRecord<ScreenSplit>(
    "a map such as {detail: general}",
    [
      .key(
        "detail", .name("the name of a screen"),
        "The screen that stands beside the list until another one is chosen from it.",
        isRequired: true
      ) { $0.detail = $1 },
      .key(
        "wider-than", .roomLength,
        "Width of the display from which they stand side by side: points, or millimetres of the glass. Larger "
          + "letters ask for as much more.",
        usual: 600
      ) { $0.widerThan = $1 },
      .key(
        "list-width", .stackLength,
        "Width of the list: points, or a part of the room. Absent, two fifths of the room, but 240 to 420 points; in "
          + "any case each of the two has a third."
      ) { $0.listWidth = $1 },
    ])
}
