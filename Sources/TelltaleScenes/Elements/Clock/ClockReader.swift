import TelltaleModel
import TelltaleSyntax

/// Reads clocks: `clock: {}`, or a map that says what they tell.
struct ClockReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var draft = Draft()
    let isMap = Self.record.read(entry.value, at: path, into: &draft, in: &context)
    return isMap ? .clock(draft.clock) : nil
  }
}

// MARK: Format

extension ClockReader {
  private struct Draft: Styled {
    var clock = ClockFace()
    var style: TextLook {
      get { clock.style }
      set { clock.style = newValue }
    }
  }

  static var definitions: [JSONValue.Member] { [.init("clock", record.schema)] }

  private static let record = SceneRecord<Draft>(
    "{} or {shows: date}",
    [
      .key("id", .name("an id"), "A name for scripts and tests.") { $0.clock.id = $1 },
      .key(
        "shows", .choice(ClockFace.Shown.self),
        "Its content: the time, the name of the day, day and month, or the day with its name.",
        usual: "time"
      ) { $0.clock.shows = $1 },
      .key(
        "hours", .value(hours), "The hours of a round; absent, as the language counts them."
      ) { $0.clock.hours = $1 },
    ] + SceneKey<Draft>.look)

  private static let hours = ValueReader<ClockFace.Hours>(
    "12 or 24", schema: ["type": "integer", "enum": [12, 24]]
  ) { $0.integer.flatMap(ClockFace.Hours.init) }
}
