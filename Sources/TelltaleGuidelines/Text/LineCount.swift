import TelltaleGraphics
import TelltaleModel

extension RuleScene {
  /// Lines that a text takes in an alert, set by the real typesetter on the narrowest screen of the
  /// profile at the default text size.
  func lines(_ passage: Passage, in style: TextStyle) -> Int {
    let density = profile.display.density
    let narrowest = profile.screens.map(\.width).min() ?? profile.alert.maximumWidth
    let card = min(narrowest - profile.alert.sideMargin, profile.alert.maximumWidth)
    let size = min(max(style.size.value * density.pixelsPerPoint * 64, 64), 64 * 1024)
    return typesetter.typeset(
      TextRequest(
        string: passage.string, language: passage.language, size: UInt32(size),
        weight: style.weight,
        maximumWidth: max(1, density.pixels(card - profile.alert.textInset)))
    ).lines.count
  }
}
