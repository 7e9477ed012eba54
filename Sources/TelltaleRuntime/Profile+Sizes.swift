import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension PixelSize {
  /// True where a screen in memory may have this size, in pixels.
  package var isWithinLimits: Bool {
    let sides = 1...Limits.screenSide
    return sides.contains(width) && sides.contains(height) && width * height <= Limits.screenPixels
  }
}

extension Profile {
  /// The size of frames in memory, in pixels: as asked for, else the middle one of the screens that
  /// the platform is checked on. Throws where it cannot be used; `name` is what messages call the
  /// size that was asked for.
  package func size(_ asked: PixelSize?, named name: String) throws(RuntimeError) -> PixelSize {
    if let asked {
      guard let lack = lack(of: asked) else { return asked }
      throw RuntimeError(.usage, "telltale: \(name) is too small: \(lack)")
    }
    let size = usualSize
    guard size.isWithinLimits, lack(of: size) == nil else {
      throw RuntimeError(
        .profile,
        "telltale: the usual screen of the profile \(self.name) has \(size.width)x\(size.height) "
          + "pixels, which cannot be used; choose another with \(name), or correct 'screens' in the "
          + "profile")
    }
    return size
  }

  private var usualSize: PixelSize {
    guard !screens.isEmpty else { return PixelSize(width: 1280, height: 720) }
    let screen = screens[screens.count / 2]
    return PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height))
  }

  /// What a screen of this size in pixels lacks for an alert to be used on it; nil for nothing.
  package func lack(of size: PixelSize) -> String? {
    let least = leastScreen
    let (width, height) = (density.pixels(least.width), density.pixels(least.height))
    guard size.width < width || size.height < height else { return nil }
    return "\(size.width)x\(size.height) pixels, and the profile \(name) needs at least "
      + "\(width)x\(height) for the line of a title and one button"
  }
}
