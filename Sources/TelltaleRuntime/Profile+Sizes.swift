import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension PixelSize {
  /// True where a screen in memory may have this size in pixels.
  package var isWithinLimits: Bool {
    let sides = 1...Limits.screenSide
    return sides.contains(width) && sides.contains(height) && width * height <= Limits.screenPixels
  }
}

extension Profile {
  /// Refuses a size of frames on which nothing could be used.
  ///
  /// - Parameters:
  ///   - size: The size in pixels.
  ///   - isAsked: True if somebody asked for it; otherwise it is the profile's own.
  ///   - name: The name by which messages call it.
  /// - Throws: A complaint about the size.
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

  /// Returns what is missing for an alert to be used on a screen.
  ///
  /// - Parameter size: The size of the screen in pixels.
  /// - Returns: A clause with the size and the least one; `nil` where nothing is missing.
  package func lack(of size: PixelSize) -> String? {
    let least = leastScreen
    let (width, height) = (density.pixels(least.width), density.pixels(least.height))
    guard size.width < width || size.height < height else { return nil }
    return "\(size.width)x\(size.height) pixels, and the profile \(name) needs at least "
      + "\(width)x\(height) for the line of a title and one button"
  }
}
