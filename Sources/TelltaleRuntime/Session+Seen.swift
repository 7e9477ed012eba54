import TelltaleGraphics
import TelltaleLayout
import TelltaleSession

/// The words that somebody in front of the screen can read and touch. A tree of their meaning would stand here as
/// well.
extension Session {
  /// The texts in front, in the order in which they are drawn: all of a question, and the visible part of a
  /// screen.
  var seenTexts: [String] {
    if let placement {
      return placement.texts.map(\.string) + placement.controls.map(\.label.string)
    }
    guard let screenPlacement else { return [] }
    let display = PixelRect(size)
    return screenPlacement.parts.compactMap { part in
      guard case .text(let text, _) = part.shape,
        text.frame.intersects(part.clip.intersection(display))
      else { return nil }
      return text.string
    }
  }

  /// The controls in front, in the order that focus moves.
  var seenControls: [String] {
    if let placement { return placement.controls.map(\.name) }
    let display = PixelRect(size)
    return (screenPlacement?.controls ?? []).filter { $0.target.intersects(display) }.map(\.name)
  }
}
