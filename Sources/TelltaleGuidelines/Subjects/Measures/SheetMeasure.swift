import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// How the real layout fills a screen of the profile with a sheet, at the default text size.
struct SheetMeasure {
  let scene: SheetReading

  private var context: RuleSubject { scene.context }

  /// Lines of the title on the narrowest screen, in the length that is shown there.
  func titleLines() -> Int {
    guard let screen = context.narrowestScreen, !scene.titles.isEmpty else { return 0 }
    return placement(on: screen).texts.first { $0.role == .title }?.lines.count ?? 0
  }

  /// The screen on which most of the sheet is out of sight, with the pixels that are; `nil` where it
  /// fits on all.
  func worstOverflow() -> (hidden: Int, screen: ScreenSize)? {
    context.profile.screens.compactMap { screen in
      let hidden = placement(on: screen).areas.first?.maximumOffset.y ?? 0
      return hidden > 0 ? (hidden, screen) : nil
    }.max { $0.hidden < $1.hidden }
  }

  /// What is wrong with the title on the first screen where something is: it is cut, or leaves no
  /// choice in sight.
  func titleFault() -> String? {
    for screen in context.profile.screens {
      let placement = placement(on: screen)
      let name = context.name(of: screen)
      if placement.notes.contains(where: { $0.kind == .truncated && $0.path == Self.title }),
        let end = endOfTitle(in: placement)
      {
        return "the title is cut off at character \(end) on the screen of \(name)"
      }
      if pushesChoicesOut(placement) {
        return "the title leaves no choice in sight on the screen of \(name)"
      }
    }
    return nil
  }

  /// The words that are broken with no hyphen, with their places in the file and the first screen where they are.
  func brokenWords() -> [BrokenWord] {
    context.brokenWords {
      BrokenWords(by: context.typesetter).inQuestion(placement(on: $0), below: scene.path)
    }
  }

  private static let title: NodePath = "action-sheet.title"

  private func placement(on screen: ScreenSize) -> Placement {
    scene.sheet.question.placeAsSheet(
      context.profile.overlay.presentation(isNative: scene.sheet.isNativeStyle),
      in: context.layout(on: screen, scene.title?.language))
  }

  /// How many characters of the title are seen.
  private func endOfTitle(in placement: Placement) -> Int? {
    guard let title = placement.texts.first(where: { $0.role == .title }),
      let last = title.lines.last
    else { return nil }
    return String(decoding: title.string.utf8.prefix(last.line.range.upperBound), as: UTF8.self)
      .count
  }

  /// Whether the title leaves no choice in sight.
  private func pushesChoicesOut(_ placement: Placement) -> Bool {
    guard let scroll = placement.areas.first,
      let title = placement.texts.first(where: { $0.role == .title }),
      let first = placement.controls.first(where: \.scrolls)
    else { return false }
    // What a message takes is not the title's doing.
    let message = placement.texts.first { $0.role == .message }?.frame.height ?? 0
    return title.lines.count > 1 && first.frame.maxY - message > scroll.viewport.maxY
  }
}
