import TelltaleModel
import TelltaleSyntax

/// Reads steppers.
struct StepperReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var stepper = Stepper()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &stepper, in: &context) else { return nil }
    guard context.complaints == before else { return .stepper(stepper) }
    if stepper.about == nil {
      context.complaints.add(
        entry.value.location, "a stepper without a name",
        remedy: "add about: …, its name for people who cannot see it")
    }
    stepper.value.check(entry.value, in: &context)
    return .stepper(stepper)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("stepper", record.schema)] }

  private static let record = SceneRecord<Stepper>(
    "a stepper",
    [
      .key(
        "id", .name("an id"),
        "Its name for the application; with -less or -more after it, scripts name its buttons."
      ) { $0.id = $1 },
      .boundShownTitle("about", "Its name, for people who cannot see it.") {
        ($0.about, $0.aboutBinding) = ($1, $2)
      },
    ] + SceneKey<Stepper>.range + [
      .key(
        "enabled", .availability,
        "True if it can be changed, else false; or {bind: name, enabled: …}.", usual: true
      ) { $0.availability = $1 }
    ])
}

extension Stepper: Ranged {}
