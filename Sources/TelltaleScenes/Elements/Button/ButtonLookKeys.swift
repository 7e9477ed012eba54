import TelltaleModel
import TelltaleSyntax

/// The keys by which a button is told from others without colours of its own.
enum ButtonLookKeys {
  static let prominence: [SceneKey<Button>] = [
    .key(
      "prominence", .choice(Prominence.self),
      "Its prominence: on the accent colour, on a soft one, or as its title alone. Without it, the likely button of "
        + "a screen's `dock` has the one of the profile, and all others are plain."
    ) { $0.prominence = $1 }
  ]

  static let form: [SceneKey<Button>] = [
    .key(
      "icon-place", .choice(IconPlace.self), "Place of the icon, seen from the title.",
      usual: "beside"
    ) { $0.iconPlace = $1 },
    .key(
      "size", .choice(ButtonSize.self), "One of the profile's heights and sizes of titles.",
      usual: "regular"
    ) { $0.size = $1 },
    .key(
      "shape", .choice(ButtonShape.self),
      "With the profile's corners, or with round ends: a circle where there is an icon alone.",
      usual: "rounded"
    ) { $0.shape = $1 },
  ]
}

extension Button {
  /// Complains of colours beside a prominence, which has those of the theme: nobody could tell which was meant.
  func complain(of node: YAMLNode, in context: inout SceneContext) {
    guard let prominence, prominence != .plain else { return }
    for key in ["background", "color", "border"] {
      guard let value = node[key], !value.isNull else { continue }
      context.complaints.add(
        value.location, "\(Quoted.text(key)) beside \"prominence: \(prominence.rawValue)\"",
        remedy: "remove one of them: a \(prominence.rawValue) button has the colours of the theme")
    }
  }
}
