import TelltaleGraphics
import TelltaleModel

/// Places keys in rows as on a keyboard, at the foot of the screen.
///
/// Shift and delete stand at the ends of the last row of letters where that leaves them the room of a key, as on the
/// keyboards that hands know; what else is no letter has a row below it, which ends with the key that ends a line, and Done.
struct KeyRowsPlacer {
  let typing: TypingContext
  let keys: KeyArrangement
  let area: PixelRect

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

  private var width: Int { keys.keyWidth(in: area.width) }

  /// Whether all keys have room, and can be hit.
  var fits: Bool {
    let row = lastRow
    let function =
      zip(row.functions, row.widths).first { $0.0 == .space }?.1 ?? row.widths.min() ?? width
    return min(width, function) >= leastWidth && height <= area.height
  }

  /// The functions at the ends of the last row of letters, and how wide they are: none where the letters need the room.
  private var ends: (functions: [KeyboardFunction], width: Int) {
    let functions = [KeyboardFunction.shift, .delete].filter(typing.functions.contains)
    guard functions.count == 2, let last = keys.rows.last else { return ([], 0) }
    let letters = last.count * (width + keys.gap) - keys.gap
    let room = (full - letters) / 2 - typing.gap
    let widest = functions.map(key.width).max() ?? 0
    guard room >= max(width, min(widest + typing.gap, 2 * width)) else { return ([], 0) }
    return (functions, min(room, 2 * width))
  }

  /// How wide the longest row of letters is, in pixels, which all others keep to.
  private var full: Int {
    let columns = keys.rows.map(\.count).max() ?? 1
    return columns * (width + keys.gap) - keys.gap
  }

  private var left: Int { area.x + (area.width - full) / 2 }

  /// The functions of the last row. Space is worth three of the other keys, as far as what they show leaves it that; without
  /// it all are as wide as each other.
  private var lastRow: (functions: [KeyboardFunction], widths: [Int]) {
    let gap = typing.gap
    let taken = ends.functions
    let functions = typing.functions.filter { !taken.contains($0) }
    let gaps = (functions.count - 1) * gap
    guard functions.contains(.space) else {
      return (functions, functions.map { _ in (full - gaps) / max(1, functions.count) })
    }
    let unit = (full - gaps) / (functions.count + 2)
    let widths = functions.map { function in
      function == .space ? 0 : max(unit, key.width(of: function) + 2 * gap)
    }
    let rest = full - widths.reduce(0, +) - gaps
    return (functions, zip(functions, widths).map { $0 == .space ? rest : $1 })
  }

  /// With what is no letter at the ends of the last row and in a row of its own.
  func place() -> KeyGrid {
    var y = area.maxY - height
    var controls: [Control] = []
    let ends = ends
    for (number, row) in keys.rows.enumerated() {
      let isLast = number == keys.rows.count - 1
      if isLast, ends.functions.count == 2 {
        controls.append(function(.shift, x: left, y: y, width: ends.width))
      }
      controls += letters(row, y: y)
      if isLast, ends.functions.count == 2 {
        controls.append(
          function(.delete, x: left + full - ends.width, y: y, width: ends.width))
      }
      y += rowHeight + typing.gap
    }
    var x = left
    let last = lastRow
    for (name, width) in zip(last.functions, last.widths) {
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
