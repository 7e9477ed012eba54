import TelltaleGraphics
import TelltaleModel

/// Places keys in rows as on a keyboard, at the foot of the screen.
///
/// Shift and delete stand at the ends of the last row of letters where that leaves them the room of a key, as on the
/// keyboards that hands know; what else is no letter has a row below it, which ends with the key that ends a line, and Done.
struct KeyRowsPlacer {
  private let typing: TypingContext
  private let keys: KeyArrangement
  private let area: PixelRect
  /// Of a letter, in pixels.
  private let width: Int
  /// How wide the longest row of letters is, in pixels, which all others keep to.
  private let full: Int
  /// The functions at the ends of the last row of letters, and how wide they are: none where the letters need the room.
  private let ends: Functions
  /// The functions of the last row.
  private let lastRow: Functions

  /// Keys that are no letters, and how wide each is, in pixels.
  private struct Functions {
    var names: [KeyboardFunction] = []
    var widths: [Int] = []
  }

  init(typing: TypingContext, keys: KeyArrangement, area: PixelRect) {
    (self.typing, self.keys, self.area) = (typing, keys, area)
    width = keys.keyWidth(in: area.width)
    full = (keys.rows.map(\.count).max() ?? 1) * (width + keys.gap) - keys.gap
    ends = Self.ends(typing, keys, letter: width, full: full)
    lastRow = Self.lastRow(typing, without: ends.names, full: full)
  }

  private var key: KeyPlacer { KeyPlacer(typing: typing) }

  /// Narrower than this, a key cannot be hit: phones have keys of 5 millimetres.
  private var leastWidth: Int {
    let context = typing.context
    let share = context.pixels(context.profile.alert.minimumTarget) * 6 / 10
    return min(share, max(1, Int(5 * context.pixelsPerMillimetre)))
  }

  /// Lower than this, a row is missed.
  private var leastHeight: Int {
    min(typing.keyHeight, max(1, Int(7 * typing.context.pixelsPerMillimetre)))
  }

  /// Of a row, in pixels: lower where all of them would have no room.
  private var rowHeight: Int {
    let most = (area.height + typing.gap) / (keys.rows.count + 1) - typing.gap
    return max(leastHeight, min(typing.keyHeight, most))
  }

  /// Of all rows, in pixels.
  var height: Int { (keys.rows.count + 1) * (rowHeight + typing.gap) - typing.gap }

  /// Whether all keys have room, and can be hit.
  var fits: Bool {
    let function =
      zip(lastRow.names, lastRow.widths).first { $0.0 == .space }?.1 ?? lastRow.widths.min()
      ?? width
    return min(width, function) >= leastWidth && height <= area.height
  }

  private static func ends(
    _ typing: TypingContext, _ keys: KeyArrangement, letter width: Int, full: Int
  ) -> Functions {
    let names = [KeyboardFunction.shift, .delete].filter(typing.functions.contains)
    guard names.count == 2, let last = keys.rows.last else { return Functions() }
    let letters = last.count * (width + keys.gap) - keys.gap
    let room = (full - letters) / 2 - typing.gap
    let widest = names.map(KeyPlacer(typing: typing).width).max() ?? 0
    guard room >= max(width, min(widest + typing.gap, 2 * width)) else { return Functions() }
    return Functions(names: names, widths: names.map { _ in min(room, 2 * width) })
  }

  private var left: Int { area.x + (area.width - full) / 2 }

  /// Space is worth three of the other keys, as far as what they show leaves it that; without it all are as wide as each
  /// other.
  private static func lastRow(
    _ typing: TypingContext, without taken: [KeyboardFunction], full: Int
  ) -> Functions {
    let gap = typing.gap
    let names = typing.functions.filter { !taken.contains($0) }
    let gaps = (names.count - 1) * gap
    guard names.contains(.space) else {
      return Functions(
        names: names, widths: names.map { _ in (full - gaps) / max(1, names.count) })
    }
    let unit = (full - gaps) / (names.count + 2)
    let key = KeyPlacer(typing: typing)
    let widths = names.map { $0 == .space ? 0 : max(unit, key.width(of: $0) + 2 * gap) }
    let rest = full - widths.reduce(0, +) - gaps
    return Functions(names: names, widths: zip(names, widths).map { $0 == .space ? rest : $1 })
  }

  /// With what is no letter at the ends of the last row and in a row of its own.
  func place() -> KeyGrid {
    var y = area.maxY - height
    var controls: [Control] = []
    for (number, row) in keys.rows.enumerated() {
      let isLast = number == keys.rows.count - 1
      if isLast, let width = ends.widths.first {
        controls.append(function(.shift, x: left, y: y, width: width))
      }
      controls += letters(row, y: y)
      if isLast, let width = ends.widths.last {
        controls.append(function(.delete, x: left + full - width, y: y, width: width))
      }
      y += rowHeight + typing.gap
    }
    var x = left
    for (name, width) in zip(lastRow.names, lastRow.widths) {
      controls.append(function(name, x: x, y: y, width: width))
      x += width + typing.gap
    }
    return KeyGrid(controls: controls, scroll: nil)
  }

  private func letters(_ row: [KeyArrangement.Place], y: Int) -> [Control] {
    let used = row.count * (width + keys.gap) - keys.gap
    let start = area.x + (area.width - used) / 2
    return row.enumerated().map { position, place in
      let frame = PixelRect(
        x: start + position * (width + keys.gap), y: y, width: width, height: rowHeight)
      return key.key(place.row, place.column, frame, scrolls: false)
    }
  }

  private func function(_ name: KeyboardFunction, x: Int, y: Int, width: Int) -> Control {
    let frame = PixelRect(x: x, y: y, width: width, height: rowHeight)
    return key.function(name, frame, scrolls: false)
  }
}
