import TelltaleGraphics
import TelltaleModel

extension Placement {
  /// Returns the picture of the surface over an empty, dimmed ground.
  ///
  /// - Parameters:
  ///   - state: Focus, presses, carets and movements.
  ///   - profile: The profile, for its theme and the strength of its dimming.
  /// - Returns: The whole frame, of the placement's size.
  package func draw(_ state: DrawState, profile: Profile) -> DisplayList {
    let palette = profile.theme.palette(state.appearance)
    let ground = DrawCommand.fill(PixelRect(size), palette.ground)
    let scrim = DrawCommand.scrim(over: size, state.appearance, profile)
    return DisplayList(size: size, commands: [ground, scrim] + commands(state, profile: profile))
  }

  /// Returns the commands of the surface, without what is below it.
  ///
  /// A control gives the same number of commands in every state, so that two pictures of one
  /// placement can be compared command by command.
  ///
  /// - Parameters:
  ///   - state: Focus, presses, carets and movements.
  ///   - profile: The profile, for its theme.
  /// - Returns: Commands in the order in which they are drawn.
  package func commands(_ state: DrawState, profile: Profile) -> [DrawCommand] {
    var pen = Pen(palette: profile.theme.palette(state.appearance), state: state, placement: self)
    pen.drawGround()
    if let entrance = state.entrance, let moving = moving ?? own {
      for part in parts[..<moving.range.lowerBound] { pen.draw(part) }
      pen.enter(entrance, over: moving.frame) { pen in
        for part in parts[moving.range] { pen.draw(part) }
      }
      for part in parts[moving.range.upperBound...] { pen.draw(part) }
    } else {
      for part in parts { pen.draw(part) }
    }
    pen.finish()
    return pen.commands
  }

  /// All of it, where it is the card of a question.
  private var own: MovingParts? {
    ground == .card && frame != PixelRect(size) ? MovingParts(parts.indices, in: frame) : nil
  }
}

extension DrawCommand {
  /// Returns the ground on which everything else stands.
  ///
  /// - Parameters:
  ///   - size: Pixels of the display.
  ///   - palette: The theme's colours.
  ///   - isBare: True where no screen covers it.
  /// - Returns: A fill, or a gradient where the theme has one.
  package static func ground(over size: PixelSize, _ palette: Palette, isBare: Bool) -> DrawCommand
  {
    let rect = PixelRect(size)
    return isBare && palette.groundFoot != palette.ground
      ? .gradient(rect, from: palette.ground, to: palette.groundFoot) : .fill(rect, palette.ground)
  }

  /// Returns the dimming of all below a question or a modal.
  ///
  /// - Parameters:
  ///   - size: Pixels of the display.
  ///   - appearance: The theme, by day or by night, each with a strength of its own.
  ///   - profile: The profile, which has these strengths.
  /// - Returns: Black, more or less transparent, over the whole display.
  package static func scrim(
    over size: PixelSize, _ appearance: Appearance, _ profile: Profile
  ) -> DrawCommand {
    let dim = appearance == .day ? profile.alert.scrimDay : profile.alert.scrimNight
    return .scrim(PixelRect(size), Color.black.withAlpha(UInt8(clamping: dim)))
  }
}
