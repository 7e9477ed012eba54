import TelltaleGraphics
import TelltaleModel

/// Places keys to type a number with.
struct KeypadPlacer: ElementPlacer {
  let screen: ScreenContext
  let keypad: Keypad
  let path: NodePath

  func extent(width: Int) -> Extent {
    let rows = (keypad.keys.count + 2) / 3 + (keypad.primary == nil ? 0 : 1)
    return .fixed(rows * keyHeight + max(0, rows - 1) * keyGap)
  }

  private var keyHeight: Int { pixels(screen.context.profile.alert.buttonHeight) }
  private var keyGap: Int { pixels(screen.context.profile.alert.buttonGap) }

  /// Three keys in a row, in the middle, the primary button below them.
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let width = min(frame.width, 3 * 2 * keyHeight + 2 * keyGap)
    let grid = PixelRect(
      x: frame.midX - width / 2, y: frame.y, width: width, height: frame.height)
    let each = (width - 2 * keyGap) / 3
    // Digits stand as on every telephone, also where people write from right to left.
    for (index, key) in keypad.keys.enumerated() {
      let cell = PixelRect(
        x: grid.x + (index % 3) * (each + keyGap), y: grid.y + (index / 3) * (keyHeight + keyGap),
        width: each, height: keyHeight)
      ButtonPlacer(key, at: path.key("keys").item(index), in: screen)
        .fill(cell, into: &parts)
    }
    guard let primary = keypad.primary else { return }
    let row = (keypad.keys.count + 2) / 3
    let cell = PixelRect(
      x: grid.x, y: grid.y + row * (keyHeight + keyGap), width: grid.width, height: keyHeight)
    ButtonPlacer(primary, at: path.key("primary"), in: screen).fill(cell, into: &parts)
  }
}
