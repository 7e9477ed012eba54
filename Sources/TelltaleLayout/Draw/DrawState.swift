import TelltaleGraphics
import TelltaleModel

/// Everything on which the picture of a surface depends beside its placement.
package struct DrawState: Hashable, Sendable {
  package var appearance: Appearance
  package var focus: ControlID?
  package var showsFocus: Bool
  package var pressed: ControlID?
  /// The field whose caret shows.
  package var caret: ControlID?
  /// True where Caps Lock is on. A secret field that is typed into shows it.
  package var locksCapitals = false
  /// The position of the spinner's head, 0 to less than `spinnerPhases`.
  package var spinnerPhase: Int
  /// The number of positions in a turn, three from dot to dot.
  package static let spinnerPhases = 24
  /// The areas whose indicators show, with their opacity, 0 to 255.
  package var indicators: [NodePath: UInt8]
  /// Pixels by which the whole surface is moved down while it comes or goes.
  package var drop: Int
  /// The progress of content that moves in; `nil` where none does.
  package var entrance: Entrance?
  /// The distance of the focus ring from its control; `nil` where it stands around it.
  package var glide: Glide?

  /// The difference in pixels between a ring and the place to which it goes.
  package struct Glide: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The content that is drawn away from its place; `nil` where none is.
  package var give: Give?

  /// Content that a finger has pulled past its end.
  package struct Give: Hashable, Sendable {
    /// The window in which it is seen, in pixels.
    package var window: PixelRect
    /// Pixels by which it is drawn to the right and down.
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

  /// The state of content that comes in the place of other content.
  package struct Entrance: Hashable, Sendable {
    /// The side from which it comes: 1 from the end of lines, -1 from their beginning, 0 from
    /// neither.
    package var side: Int
    /// The rest of its way, of `Easing.whole`.
    package var left: Int

    package init(side: Int, left: Int) { (self.side, self.left) = (side, left) }

    /// The ground over it, which it comes out of: what is read is seen from the first frame on.
    var veil: UInt8 { UInt8(160 * left / Easing.whole) }

    /// How far to the right of its place it is in so many pixels.
    func offset(in width: Int, isRightToLeft: Bool) -> Int {
      let way = min(width / 16, 96) * left / Easing.whole
      return (isRightToLeft ? -side : side) * way
    }

    /// Returns the dimming of all below, as strong as the surface above it has come in.
    ///
    /// - Parameter scrim: The dimming at its full strength; other commands are returned as they
    ///   are.
    /// - Returns: The same with less opacity while the way is not over.
    package func rising(_ scrim: DrawCommand) -> DrawCommand {
      guard case .scrim(let rect, let color) = scrim else { return scrim }
      let alpha = Int(color.alpha) * (Easing.whole - left) / Easing.whole
      return .scrim(rect, color.withAlpha(UInt8(alpha)))
    }
  }

  /// The state of a surface as it is drawn.
  ///
  /// - Parameters:
  ///   - appearance: The theme, by day or by night.
  ///   - focus: The control that has the focus; `nil` where none has.
  ///   - showsFocus: True where the focus is to be seen.
  ///   - pressed: The control that is held down.
  ///   - caret: The field whose caret shows.
  ///   - spinnerPhase: The position of spinners, 0 to less than `spinnerPhases`.
  ///   - indicators: Opacities of scroll indicators, 0 to 255, by their areas.
  ///   - drop: Pixels by which the whole surface is moved down.
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
  /// Returns the rectangle on its way to or from another.
  ///
  /// - Parameter glide: The difference in pixels from the place to which it goes.
  /// - Returns: A rectangle of at least one pixel.
  package func moved(by glide: DrawState.Glide) -> PixelRect {
    PixelRect(
      x: x + glide.x, y: y + glide.y, width: max(1, width + glide.width),
      height: max(1, height + glide.height))
  }
}
