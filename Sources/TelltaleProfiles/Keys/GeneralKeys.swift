import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of the device as a whole: the file's top, its inputs and its display.
enum GeneralKeys {
  static let top: [ProfileKey] = {
    let top = ProfileSection(name: "")
    return [
      top.key("about", .line, "The kind of device, in one line.") { $0.about = $1 },
      top.key(
        "edition", .line,
        "A label: the state of the guidelines that the profile was written by. It changes no check."
      ) {
        $0.edition = $1
      },
      top.key("language", .language, "The language of scenes that do not name theirs.") {
        $0.language = $1
      },
      top.key("elements", elementNames, "The elements that may be shown, by their scene key.") {
        $0.elements = Set($1)
      },
      top.key(
        "screens", screenSize.list(atLeast: 1),
        "Screen sizes in points that every check of layout uses, narrowest first."
      ) { $0.screens = $1 },
    ]
  }()

  private static let elementNames = ValueReader<SceneElement>.choice.map { $0.rawValue }.list()

  static let inputs: [ProfileKey] = {
    let section = ProfileSection(name: "inputs")
    return InputKind.allCases.map { kind in
      section.key(
        kind.rawValue, .choice, "Devices that have it: always, some (optional), or never."
      ) { $0.inputs[kind] = $1 }
    }
  }()

  static let display: [ProfileKey] = {
    let section = ProfileSection(name: "display")
    let inset = ValueReader.points(0...400)
    return [
      section.key("density", .number(0.5...8), "Pixels per point.") {
        $0.display.density = Density($1)
      },
      section.key("safe-inset-top-pt", inset, "Points kept free at the top edge.") {
        $0.display.safeInsets.top = $1
      },
      section.key("safe-inset-left-pt", inset, "Points kept free at the left edge.") {
        $0.display.safeInsets.left = $1
      },
      section.key("safe-inset-bottom-pt", inset, "Points kept free at the bottom edge.") {
        $0.display.safeInsets.bottom = $1
      },
      section.key("safe-inset-right-pt", inset, "Points kept free at the right edge.") {
        $0.display.safeInsets.right = $1
      },
    ] + LegibilityKeys.panel
  }()

  /// `800x480`, in points.
  private static var screenSize: ValueReader<ScreenSize> {
    ValueReader(
      "a size such as 800x480", schema: ["type": "string", "pattern": "^[0-9]+x[0-9]+$"]
    ) { node in
      guard let parts = node.text?.split(separator: "x", omittingEmptySubsequences: false),
        parts.count == 2, let width = YAMLNode.integer(parts[0]),
        let height = YAMLNode.integer(parts[1]), 16...16_384 ~= width, 16...16_384 ~= height
      else { return nil }
      return ScreenSize(width: Points(Double(width)), height: Points(Double(height)))
    }
  }
}
