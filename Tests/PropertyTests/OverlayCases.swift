import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport

/// A screen of each platform with a control that opens a sheet or a modal, in every form that the
/// platform has.
struct OverlayCase: CustomStringConvertible {
  var name: String
  var form: String
  var scene: String
  var size: PixelSize
  var textSize: Double

  var description: String {
    "\(form) on \(name) \(size.width)x\(size.height) at \(textSize)"
  }

  /// Armed, with nothing open.
  func hand(moves: Bool = false) throws -> Hand {
    var hand = try Hand.showing(
      scene, on: name, size: size, keyboard: .sample, moves: moves,
      textSize: textSize)
    hand.arm()
    return hand
  }

  static func cases(_ name: String) throws -> [OverlayCase] {
    let profile = try Platforms.profile(name)
    let density = profile.display.density
    let sizes = [profile.screens.first, profile.screens.last].compactMap { $0 }.map {
      PixelSize(width: density.pixels($0.width), height: density.pixels($0.height))
    }
    var scenes = profile.modalStyles.map {
      ($0.rawValue, screen(opening: modal($0.rawValue, types: name != "carplay")))
    }
    if profile.elements.contains("action-sheet") {
      scenes += [("sheet", screen(opening: sheet)), ("long sheet", screen(opening: longSheet))]
    }
    return scenes.flatMap { form, scene in
      // The largest screen has nothing to teach but for where things stand in the middle of it.
      (form == "sheet" ? sizes : [sizes[0]]).flatMap { size in
        // Large text is hardest where there is least room.
        (size == sizes[0] ? [1, profile.typography.largestTextSize] : [1]).map {
          OverlayCase(name: name, form: form, scene: scene, size: size, textSize: $0)
        }
      }
    }
  }

  private static func screen(opening element: String) -> String {
    """
    start: main
    screens:
      main:
        content:
          - button: {id: open, title: Open, action: {open: {\(element)}}}
          - button: {id: play, title: Play, action: {emit: played}}
          - table: {id: list, rows: [{id: one, title: One}, {id: two, title: Two}]}
    """
  }

  private static func modal(_ style: String, types: Bool) -> String {
    let field = types ? "{field: {id: name}}, " : ""
    return """
      modal: {id: place, style: \(style), purpose: separate-task, context: the route, \
      title: New Place, saves-itself: true, dismiss: {title: Done, cancel: Cancel}, content: [\
      {label: {text: Where is it?}}, \(field){button: {id: map, title: Map, action: {emit: map}}}, \
      {text-view: {text: It is shown on the map and in the list of all places from now on.}}, \
      {button: {id: here, title: Here, action: {emit: here}}}]}
      """
  }

  private static let sheet = """
    action-sheet: {title: Share This Route, message: It goes to one person., trigger: open, \
    native-style: true, buttons: [{id: mail, title: Mail}, \
    {id: erase, title: Erase, role: destructive}]}
    """

  private static let longSheet = """
    action-sheet: {title: Choose Where the Photographs of This Trip Are Kept, trigger: open, \
    buttons: [\((1...9).map { "{id: c\($0), title: Storage Number \($0)}" }.joined(separator: ", "))]}
    """
}

extension Profile {
  func has(_ kind: InputKind) -> Bool { (inputs[kind] ?? .never) != .never }
}

extension Hand {
  /// True while a sheet or a modal is open.
  var isOverlaid: Bool {
    session.placement != nil || session.glass.frame(ofControl: "dismiss") != nil
  }

  /// All that can be focused now.
  var controls: [String] {
    session.placement?.controls.map(\.name) ?? session.screenPlacement?.controls.map(\.name) ?? []
  }

  /// Something that hands do, anything but Home.
  mutating func doSomething(_ random: inout Chance) {
    func point() -> PixelPoint {
      PixelPoint(x: random.below(session.size.width), y: random.below(session.size.height))
    }
    switch random.below(7) {
    case 0, 1: tap(point())
    case 2:
      let (start, end) = (point(), point())
      move(from: start, to: end, steps: 3)
    case 3: turn(random.below(7) - 3)
    case 4: push()
    case 5:
      // What is there is hit more often than by chance.
      let names = controls
      if !names.isEmpty { tap(names[random.below(names.count)]) }
    default: key([15, 57, 28, 103, 108, 105, 106, 1, 158][random.below(9)])
    }
    if random.below(3) == 0 { arm() }
  }
}
