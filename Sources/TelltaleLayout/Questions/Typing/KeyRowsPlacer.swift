import TelltaleGraphics
import TelltaleModel

/// Places keys in rows as on a keyboard, at the foot of the screen.
struct KeyRowsPlacer {
  let typing: TypingContext
  let keys: KeyArrangement
  let area: PixelRect

  private var key: KeyPlacer { KeyPlacer(typing: typing) }

  /// Narrower than this, a key cannot be hit.
  private var leastWidth: Int {
    typing.context.pixels(typing.context.profile.alert.minimumTarget) * 6 / 10
  }

  private var height: Int {
    (keys.rows.count + 1) * (typing.keyHeight + typing.gap) - typing.gap
  }

  /// Whether all keys have room, and can be hit.
  var fits: Bool {
    let widths = functionWidths
    let function =
      zip(typing.functions, widths).first { $0.0 == .space }?.1 ?? widths.min() ?? 0
    return min(keys.keyWidth(in: area.width), function) >= leastWidth && height <= area.height
  }

  /// Space is worth three of the other keys, as far as what they show leaves it that; without it
  /// all are as wide as each other.
  private var functionWidths: [Int] {
    let (functions, gap) = (typing.functions, typing.gap)
    let gaps = (functions.count - 1) * gap
    guard functions.contains(.space) else {
      return functions.map { _ in (area.width - gaps) / max(1, functions.count) }
    }
    let unit = (area.width - gaps) / (functions.count + 2)
    let widths = functions.map { function in
      function == .space ? 0 : max(unit, key.width(of: function) + 2 * gap)
    }
    let taken = widths.reduce(0, +) + gaps
    return zip(functions, widths).map { $0 == .space ? area.width - taken : $1 }
  }

  /// With the functions in a last row.
  func place() -> KeyGrid {
    var y = area.maxY - height
    let width = keys.keyWidth(in: area.width)
    var controls: [Control] = []
    for row in keys.rows {
      let used = row.count * (width + keys.gap) - keys.gap
      var x = area.x + (area.width - used) / 2
      for place in row {
        let frame = PixelRect(x: x, y: y, width: width, height: typing.keyHeight)
        controls.append(key.key(place.row, place.column, frame, scrolls: false))
        x += width + keys.gap
      }
      y += typing.keyHeight + typing.gap
    }
    var x = area.x
    for (function, width) in zip(typing.functions, functionWidths) {
      let frame = PixelRect(x: x, y: y, width: width, height: typing.keyHeight)
      controls.append(key.function(function, frame, scrolls: false))
      x += width + typing.gap
    }
    return KeyGrid(controls: controls, scroll: nil)
  }
}
