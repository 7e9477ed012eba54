import TelltaleGraphics
import TelltaleModel

/// Whose unit it is, above a question that has the screen to itself: a maker's sign, a name, or both.
struct UnitSign {
  let context: LayoutContext

  /// - Parameter card: The question's.
  /// - Returns: The parts; none where the profile names nothing, or the card leaves no room.
  func parts(above card: PixelRect) -> [PlacedPart] {
    let alone = context.profile.alone
    guard context.isAlone, alone.emblem != nil || alone.name != nil else { return [] }
    let style = context.profile.typography.bar
    let name = alone.name.map { context.set(TextContent($0), style, width: nil, lines: 1) }
    let side = alone.emblem == nil ? 0 : context.lineHeight(style, context.language) * 5 / 4
    let height = max(side, name?.height ?? 0)
    let gap = side > 0 && name != nil ? side / 3 : 0
    let width = side + gap + (name?.text.width ?? 0)
    let safe = context.safeArea
    let free = card.y - safe.y
    guard 2 * free >= 3 * height, width <= safe.width else { return [] }
    let row = PixelRect(
      x: safe.midX - width / 2, y: safe.y + min((free - height) / 2, 2 * height), width: width,
      height: height)
    return parts(in: row, side: side, name, textWidth: width - side - gap)
  }

  private func parts(
    in row: PixelRect, side: Int, _ name: StyledText?, textWidth: Int
  ) -> [PlacedPart] {
    let display = PixelRect(context.size)
    let isMirrored = context.mirrorsContent
    var parts: [PlacedPart] = []
    if let emblem = context.profile.alone.emblem {
      let place = PixelRect(
        x: isMirrored ? row.maxX - side : row.x, y: row.midY - side / 2, width: side, height: side)
      parts.append(PlacedPart(.icon(place, name: emblem, .role(.accent)), clip: display))
    }
    if let name {
      let place = row.slice(
        x: isMirrored ? row.x : row.maxX - textWidth, width: textWidth)
      let text = name.centred(.unit, in: place, alignment: .leading)
      parts.append(PlacedPart(.text(text, .role(.text)), clip: display))
    }
    return parts
  }
}
