import TelltaleModel
import TelltaleSyntax

/// Reads sliders.
struct SliderReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var slider = Slider()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &slider, in: &context) else { return nil }
    guard context.complaints == before else { return .slider(slider) }
    if slider.about == nil {
      context.complaints.add(
        entry.value.location, "a slider without a name",
        remedy: "add about: …, its name for people who cannot see it")
    }
    slider.value.check(entry.value, in: &context)
    return .slider(slider)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("slider", record.schema)] }

  private static let record = SceneRecord<Slider>(
    "a slider",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .boundShownTitle("about", "Its name, for people who cannot see it.") {
        ($0.about, $0.aboutBinding) = ($1, $2)
      },
    ] + SceneKey<Slider>.range + [
      .key("shows-value", .flag, "True if the value stands at its end.", usual: false) {
        $0.showsValue = $1
      },
      .bound("low-icon", "icon", .icon, "An icon of the profile for little of it.") {
        ($0.lowIcon, $0.lowIconBinding) = ($1.part, $1.binding)
      },
      .bound("high-icon", "icon", .icon, "An icon of the profile for much of it.") {
        ($0.highIcon, $0.highIconBinding) = ($1.part, $1.binding)
      },
      .key(
        "enabled", .availability,
        "True if it can be changed, else false; or {bind: name, enabled: …}.", usual: true
      ) { $0.availability = $1 },
    ])
}

extension Slider: Ranged {}
