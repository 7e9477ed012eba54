import TelltaleGraphics
import TelltaleModel

extension Pen {
  /// Black on white, which every camera reads; at night on a white that does not dazzle, and still dark on
  /// light.
  mutating func code(_ rect: PixelRect, _ quiet: Int, _ grid: ModuleGrid) {
    let ground = state.appearance == .day ? Color.white : Color(rgb: 0xC8C8C8)
    // The corners of its quiet zone, as round as leaves cameras enough of it.
    add(.roundedFill(rect, radius: quiet / 2, ground))
    add(.modules(rect.insetBy(quiet), grid, .black))
  }
}
