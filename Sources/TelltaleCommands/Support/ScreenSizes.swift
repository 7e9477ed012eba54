import ArgumentParser
import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// The width and height of a screen in memory, in pixels, written `1280x720`.
package struct SizeArgument: Equatable {
  package var size: PixelSize

  package static let help = ArgumentHelp(
    "Size in pixels, sides up to \(Limits.screenSide) and at most \(Limits.screenPixels) pixels; "
      + "default is a usual screen of the profile.", valueName: "WxH")

  /// Reads a size; `nil` for a text that is none, and for a size past the limits.
  ///
  /// - Parameter argument: The text, such as `1280x720`.
  package init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      PixelSize(width: width, height: height).isWithinLimits
    else { return nil }
    size = PixelSize(width: width, height: height)
  }

  /// Reads the value of `--size`.
  ///
  /// - Parameter argument: The text, such as `1280x720`.
  /// - Returns: The size, within the limits.
  /// - Throws: `ValidationError` for a text that is no size, and for a size past the limits.
  package static func read(_ argument: String) throws -> SizeArgument {
    if let size = SizeArgument(argument: argument) { return size }
    throw ValidationError(
      "--size is \(Quoted.text(argument)); expected WIDTHxHEIGHT in pixels, sides from 1 to "
        + "\(Limits.screenSide) and at most \(Limits.screenPixels) pixels")
  }
}
