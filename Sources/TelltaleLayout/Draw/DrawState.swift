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
  /// How far the ring of the focus is from its control; absent where it stands around it.
  package var glide: Glide?

  /// What a ring differs by from where it goes, in pixels.
  package struct Glide: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// Content that is drawn away from where it is; absent where none is.
  package var give: Give?

  /// Content that a finger has pulled past its end.
  package struct Give: Hashable, Sendable {
    /// What it is seen in, in pixels.
    package var window: PixelRect
    /// Pixels to the right and down.
    package var offset: PixelPoint

    package init(window: PixelRect, offset: PixelPoint) {
      (self.window, self.offset) = (window, offset)
    }

    /// Pixels that a part is drawn away from its place.
    func offset(of part: PlacedPart) -> PixelPoint {
      if case .indicator = part.shape { return .zero }
      return window.contains(part.clip) ? offset : .zero
    }

    /// What is seen of a part.
    func clip(of part: PlacedPart) -> PixelRect {
      let offset = offset(of: part)
      // The window itself stays; what is cut by something in it moves with that.
      guard offset != .zero, part.clip != window else { return part.clip }
      return part.clip.offsetBy(x: offset.x, y: offset.y).intersection(window)
    }
  }

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

extension PixelRect {
  /// The same on its way to or from another.
  package func moved(by glide: DrawState.Glide) -> PixelRect {
    PixelRect(
      x: x + glide.x, y: y + glide.y, width: max(1, width + glide.width),
      height: max(1, height + glide.height))
  }
}
