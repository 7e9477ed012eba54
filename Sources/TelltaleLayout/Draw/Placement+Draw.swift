import TelltaleGraphics
import TelltaleModel

extension Placement {
  /// The picture of the dialog over an empty, dimmed ground.
  package func draw(_ state: DrawState, profile: Profile) -> DisplayList {
    let palette = profile.theme.palette(state.appearance)
    let ground = DrawCommand.fill(PixelRect(size), palette.ground)
    return DisplayList(size: size, commands: [ground] + commands(state, profile: profile))
  }

  /// The commands of the dialog, and of what dims all that lies below it.
  ///
  /// A control gives the same number of commands in every state, so that two pictures of one
  /// placement can be compared command by command.
  package func commands(_ state: DrawState, profile: Profile) -> [DrawCommand] {
    let palette = profile.theme.palette(state.appearance)
    let dim = state.appearance == .day ? profile.alert.scrimDay : profile.alert.scrimNight
    var pen = Pen(palette: palette, state: state, placement: self)
    pen.add(.scrim(PixelRect(size), Color.black.withAlpha(UInt8(clamping: dim))))
    if shadowBlur > 0 {
      let offset = shadowBlur / 4
      pen.add(
        .shadow(
          card.offsetBy(x: 0, y: offset), radius: cardRadius, blur: shadowBlur,
          Color.black.withAlpha(state.appearance == .day ? 56 : 120)))
    }
    pen.add(
      .roundedFill(
        card.past(bottomOf: size, by: cardRadius), radius: cardRadius, palette.card))
    pen.scrolled(scroll?.viewport) { pen in
      for text in texts where text.scrolls { pen.text(text, palette.text) }
      for control in controls where control.scrolls { pen.control(control) }
    }
    for text in texts where !text.scrolls { pen.text(text, palette.text) }
    for control in controls where !control.scrolls { pen.control(control) }
    if let scroll { pen.indicator(scroll, cardRadius: cardRadius) }
    return pen.commands
  }
}
