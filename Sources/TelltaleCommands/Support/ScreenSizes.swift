import ArgumentParser
import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// Width and height of a screen in memory, in pixels, written `1280x720`.
package struct SizeArgument: Equatable {
  package var size: PixelSize

  package static let help = ArgumentHelp(
    "Size in pixels, sides up to \(Limits.screenSide) and at most \(Limits.screenPixels) pixels; "
      + "default is a usual screen of the profile.", valueName: "WxH")

  /// Nil for what is no size, and for one past the limits.
  package init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      PixelSize(width: width, height: height).isWithinLimits
    else { return nil }
    size = PixelSize(width: width, height: height)
  }

  package static func read(_ argument: String) throws -> SizeArgument {
    if let size = SizeArgument(argument: argument) { return size }
    throw ValidationError(
      "--size is \(Quoted.text(argument)); expected WIDTHxHEIGHT in pixels, sides from 1 to "
        + "\(Limits.screenSide) and at most \(Limits.screenPixels) pixels")
  }
}
