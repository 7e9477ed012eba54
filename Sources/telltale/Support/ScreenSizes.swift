import ArgumentParser
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Width and height of a screen in memory, in pixels, written `1280x720`.
struct SizeArgument: Equatable {
  var size: PixelSize

  static let help = ArgumentHelp(
    "Size in pixels, sides up to \(Limits.screenSide) and at most \(Limits.screenPixels) pixels; "
      + "default is a usual screen of the profile.", valueName: "WxH")

  /// Nil for what is no size, and for one past the limits.
  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      PixelSize(width: width, height: height).isWithinLimits
    else { return nil }
    size = PixelSize(width: width, height: height)
  }

  static func read(_ argument: String) throws -> SizeArgument {
    if let size = SizeArgument(argument: argument) { return size }
    throw ValidationError(
      "--size is \(Quoted.text(argument)); expected WIDTHxHEIGHT in pixels, sides from 1 to "
        + "\(Limits.screenSide) and at most \(Limits.screenPixels) pixels")
  }
}

extension PixelSize {
  fileprivate var isWithinLimits: Bool {
    let sides = 1...Limits.screenSide
    return sides.contains(width) && sides.contains(height) && width * height <= Limits.screenPixels
  }
}

extension Profile {
  /// The size of frames: as asked for, else the middle one of the screens that the platform is
  /// checked on. Complains of one that cannot be used and ends with 64 or 78.
  func size(_ asked: SizeArgument?) throws -> PixelSize {
    if let asked {
      guard let lack = lack(of: asked.size) else { return asked.size }
      StandardStreams.complain("telltale: --size is too small: \(lack)")
      throw ExitStatus.usage.code
    }
    let size = usualSize
    guard size.isWithinLimits, lack(of: size) == nil else {
      StandardStreams.complain(
        "telltale: the usual screen of the profile \(name) has \(size.width)x\(size.height) pixels, "
          + "which cannot be used; choose another with --size, or mend 'screens' in the profile")
      throw ExitStatus.badProfile.code
    }
    return size
  }

  private var usualSize: PixelSize {
    guard !screens.isEmpty else { return PixelSize(width: 1280, height: 720) }
    let screen = screens[screens.count / 2]
    return PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height))
  }

  /// What a screen of this size in pixels lacks for an alert to be used on it; nil for nothing.
  func lack(of size: PixelSize) -> String? {
    let least = leastScreen
    let (width, height) = (density.pixels(least.width), density.pixels(least.height))
    guard size.width < width || size.height < height else { return nil }
    return "\(size.width)x\(size.height) pixels, and the profile \(name) needs at least "
      + "\(width)x\(height) for the line of a title and one button"
  }
}
