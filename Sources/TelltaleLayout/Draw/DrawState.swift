import TelltaleGraphics
import TelltaleModel

/// What the picture of a surface depends on beside its placement.
package struct DrawState: Hashable, Sendable {
  package var appearance: Appearance
  package var focus: ControlID?
  package var showsFocus: Bool
  package var pressed: ControlID?
  /// The field whose typing mark shows.
  package var caret: ControlID?
  /// Whether Caps Lock is on, which the field that is typed into says if it is secret.
  package var locksCapitals = false
  /// How far the spinner's head has come, of `spinnerPhases`.
  package var spinnerPhase: Int
  /// Three from dot to dot.
  package static let spinnerPhases = 24
  /// Areas whose indicators show, fully or on their way out, 0 to 255.
  package var indicators: [NodePath: UInt8]
  /// Pixels by which the whole is moved down, while it comes or goes.
  package var drop: Int
  /// How far what moves in has come; absent where nothing does.
  package var entrance: Entrance?

  /// How something is drawn that comes in the place of something else.
  package struct Entrance: Hashable, Sendable {
    /// 1 from where lines end, -1 from where they begin, 0 from neither.
    package var side: Int
    /// What is left of its way, of `Easing.whole`.
    package var left: Int

    package init(side: Int, left: Int) { (self.side, self.left) = (side, left) }

    /// The ground over it, which it comes out of: what is read is seen from the first frame on.
    var veil: UInt8 { UInt8(160 * left / Easing.whole) }

    /// How far to the right of its place it is in so many pixels.
    func offset(in width: Int, isRightToLeft: Bool) -> Int {
      let way = min(width / 16, 96) * left / Easing.whole
      return (isRightToLeft ? -side : side) * way
    }

    /// What dims all below comes with what it is there for.
    package func rising(_ scrim: DrawCommand) -> DrawCommand {
      guard case .scrim(let rect, let color) = scrim else { return scrim }
      let alpha = Int(color.alpha) * (Easing.whole - left) / Easing.whole
      return .scrim(rect, color.withAlpha(UInt8(alpha)))
    }
  }

  package init(
    appearance: Appearance, focus: ControlID? = nil, showsFocus: Bool = false,
    pressed: ControlID? = nil, caret: ControlID? = nil, spinnerPhase: Int = 0,
    indicators: [NodePath: UInt8] = [:], drop: Int = 0
  ) {
    self.appearance = appearance
    self.focus = focus
    self.showsFocus = showsFocus
    self.pressed = pressed
    self.caret = caret
    self.spinnerPhase = spinnerPhase
    self.indicators = indicators
    self.drop = drop
  }
}
