import TelltaleGraphics
import TelltaleModel

extension Profile {
  /// The size in pixels of frames where nobody names one: the middle one of the screens the
  /// platform is checked on.
  var defaultSize: PixelSize {
    guard !screens.isEmpty else { return PixelSize(width: 1280, height: 720) }
    let screen = screens[screens.count / 2]
    let density = device.scale.map(Density.init) ?? display.density
    return PixelSize(
      width: density.pixels(screen.width), height: density.pixels(screen.height))
  }
}
