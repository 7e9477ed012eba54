import TelltaleGraphics
import TelltaleModel

extension RichTextSetter {
  /// A look in which a figure stands on one line: as designed where that is wide enough, else smaller, down
  /// to a title's size. A number that is broken is read as two.
  ///
  /// - Parameters:
  ///   - look: What the profile or the scene gave the text.
  ///   - runs: The text.
  ///   - width: Pixels that there are; absent where any width will do.
  /// - Returns: The same look for all that is no figure, and for one whose size its author settled.
  func fitted(_ look: TextLook, _ runs: [TextRun], width: Int?) -> TextLook {
    guard look.level == .figure, look.size == nil, let width else { return look }
    let least = context.profile.typography.title.size.value
    var fitted = look
    var size = style(look).size.value
    while size > least {
      let wide = set(runs, fitted, width: nil).width
      guard wide > width else { break }
      // By its share of the room; two in a hundred where rounding or a run's own size leaves it too wide.
      size = max(least, min(size * Double(width) / Double(wide), size * 0.98))
      fitted.size = Points(size)
    }
    return fitted
  }

  /// Whether a figure is wider than its room even at the smallest.
  func isTooWide(_ look: TextLook, _ runs: [TextRun], width: Int) -> Bool {
    look.level == .figure && set(runs, fitted(look, runs, width: width), width: nil).width > width
  }
}
