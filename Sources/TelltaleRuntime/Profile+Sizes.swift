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
  /// Refuses a size of frames, in pixels, on which nothing could be used.
  ///
  /// - Parameters:
  ///   - size: In pixels.
  ///   - isAsked: Whether somebody asked for it; else it is the profile's own.
  ///   - name: What messages call it.
  /// - Throws: What is wrong with it.
  func require(_ size: PixelSize, isAsked: Bool, named name: String) throws(RuntimeError) {
    if isAsked {
      guard let lack = lack(of: size) else { return }
      throw RuntimeError(.usage, "telltale: \(name) is too small: \(lack)")
    }
    guard size.isWithinLimits, lack(of: size) == nil else {
      throw RuntimeError(
        .profile,
        "telltale: the usual screen of the profile \(self.name) has \(size.width)x\(size.height) "
          + "pixels, which cannot be used; choose another with \(name), or correct 'screens' in the "
          + "profile")
    }
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
